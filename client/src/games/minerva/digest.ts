import type { Told } from '../../wire'
import { objectOf, verbOf } from './notation'

/** What a seat did, in a few words, from the notation: "built Theater; residence, up". */
export function digest(told: readonly Told[], seat: number, name: (tile: string) => string): string {
  const deeds: string[] = []
  for (const { seat: who, text } of told) {
    if (who !== seat) continue
    const object = objectOf(text)
    switch (verbOf(text)) {
      case 'build':
        deeds.push(`built ${name(object)}`)
        break
      case 'take-coins':
        deeds.push('took denarii')
        break
      case 'residence':
        deeds.push('built a residence')
        break
      case 'assist':
        deeds.push('placed an assistant')
        break
      case 'activate':
        deeds.push(`${deeds.pop() ?? 'activated'}, ${object}`)
        break
      case 'buy-assistant':
        deeds.push('bought an assistant')
        break
      case 'pass':
        deeds.push('passed')
        break
    }
  }
  return deeds.join('; ')
}
