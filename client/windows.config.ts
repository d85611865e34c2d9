import type { Plugin } from 'vite'
import { WINDOWS } from './src/ui/windows'

/** Puts the sizes in the place of the names by which style sheets ask for kinds of windows, such as `(--phone)`. */
export function windows(): Plugin {
  return {
    name: 'windows',
    enforce: 'pre',
    transform: {
      filter: { id: /\.css($|\?)/ },
      handler(code) {
        const said = code.replace(/\(--(\w+)\)(?=[^{};]*\{)/g, (_, name: string) => {
          if (!(name in WINDOWS)) this.error(`There is no kind of window called ${name}.`)
          return WINDOWS[name as keyof typeof WINDOWS]
        })
        return said === code ? null : { code: said, map: null }
      },
    },
  }
}
