import { expect, it } from 'vitest'
import { withFigureColumns } from './figure-columns'

const table = (delimiters: string, ...rows: string[]) =>
  ['Oil. [1]', '', '| Compartment | Litres | Torque | Fluid |', delimiters, ...rows, '', 'See also: 5'].join('\n')

it('aligns columns of figures at the right, with their units and marks', () => {
  const rows = ['| With filter | 13.5 [1] | 40–60 N·m | SAE 15W-40 |', '| Without \\| dry | **1,204** | – | 10W |']
  expect(withFigureColumns(table('| --- | --- | --- | --- |', ...rows))).toBe(
    table('| --- | ---: | ---: | --- |', ...rows),
  )
})

it('leaves columns of words, and a text without a table', () => {
  const words = table('| --- | --- | --- | --- |', '| 13.5 | MAX | see 10.1 | SAE |')
  expect(withFigureColumns(words)).toBe(words.replace('| --- |', '| ---: |'))
  expect(withFigureColumns('| --- | no table')).toBe('| --- | no table')
})
