import { expect, it } from 'vitest'
import { numeral, signed } from './numerals'

it('writes numbers with the true minus sign', () => {
  expect([-12, 0, 7].map((number) => numeral(number))).toEqual(['−12', '0', '7'])
})

it('writes changes with their sign, and none before zero', () => {
  expect([-1, 0, 2].map(signed)).toEqual(['−1', '0', '+2'])
})
