import { expect, it } from 'vitest'
import { isSeasonInName } from './season-in-name'

it.each<[string, 'en' | 'es', number, number, boolean]>([
  ['whats in the winter set', 'en', 1, 3, true],
  ['winter coolant', 'en', 0, 1, true],
  ['orders of last winter', 'en', 2, 2, false],
  ['last winter we spent', 'en', 0, 2, false],
  ['conjunto de invierno', 'es', 1, 2, true],
  ['pedidos de invierno', 'es', 1, 2, false],
])('%s (%s): %i, %i', (text, language, position, length, expected) => {
  expect(isSeasonInName(text.split(' '), position, length, language)).toBe(expected)
})
