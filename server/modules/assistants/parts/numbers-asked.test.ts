import { expect, it } from 'vitest'
import { numbersAsked } from './numbers-asked'

it.each([
  ['what is 4512330', '4512330'],
  ['4512 330', '4512 330'],
  ['do you have 320-07309?', '320-07309'],
  ['part number 1588', '1588'],
  ['"HL-1540-20" please', 'HL-1540-20'],
])('a number in %s', (prompt, number) => {
  expect(numbersAsked(prompt)).toContain(number)
})

it.each(['a new fan belt', 'oil for 500 hours', 'SAE 15W-40'])('none in %s', (prompt) => {
  expect(numbersAsked(prompt)).toEqual([])
})
