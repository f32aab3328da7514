import { expect, it } from 'vitest'
import { toRows } from '../layout/rows'
import { typedWords } from '../testing/typed-page'
import { separateAtRules } from './table-rules'

const cellsOf = (line: string) =>
  toRows(separateAtRules(typedWords([line])), 0).flatMap((row) => row.segments.map(({ text }) => text))

it.each([
  ['2 | 650-769 | Cross set', ['2', '650-769', 'Cross set']],
  ['12] 650-770 Collar', ['12', '650-770 Collar']],
  ['| 3 |650-771| Guard} 4', ['3', '650-771', 'Guard', '4']],
])('the rules of a table separate its cells: %s', (line, cells) => {
  expect(cellsOf(line)).toEqual(cells)
})

it.each(['Torque [45 Nm] for all', 'See {1} and [2].', 'a (b) c'])('brackets are no rules: %s', (line) => {
  expect(cellsOf(line)).toEqual([line])
})

it('a rule separates words of its own line only', () => {
  const [first, second] = separateAtRules(typedWords(['Cover |', 'Bolt']))
  expect([first?.text, second]).toEqual(['Cover', expect.not.objectContaining({ afterRule: true })])
})
