import { expect, it } from 'vitest'
import { joinNumbers } from './joined-number'

const known = new Set(['32007421', 'hx40117', '1500'])
const vocabulary = { has: (word: string) => known.has(word) }

it.each([
  ['what is 320 07421 for', 'what is 32007421 for'],
  ['what is 320 - 07421?', 'what is 32007421?'],
  ['do you have HX 40117', 'do you have HX40117'],
  ['the HX 401 17 please', 'the HX40117 please'],
])('a part number of the manuals is found with spaces and dashes: %s', (question, joined) => {
  expect(joinNumbers(question, vocabulary)).toBe(joined)
})

it.each([['what is 320 07422 for'], ['change it at 1 500 hours'], ['what is 320-07421 for']])(
  'other figures stay as they are: %s',
  (question) => {
    expect(joinNumbers(question, vocabulary)).toBe(question)
  },
)
