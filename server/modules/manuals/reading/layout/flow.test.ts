import { describe, expect, it } from 'vitest'
import { typedRows, typedWords } from '../testing/typed-page'
import { readByColumns } from './columns'
import { rowText } from './row'
import { toRows } from './rows'

/** The right side half a line lower than the left one, as text beside a table stands. */
const read = (left: string[], right: string[]) => {
  const words = typedWords(right.map((line) => `${' '.repeat(42)}${line}`))
  const lower = words.map((word) => ({ ...word, top: word.top + 5, bottom: word.bottom + 5 }))
  return readByColumns(toRows([...typedWords(left), ...lower], 0)).map((column) => column.map(rowText))
}

const table = [
  'Table 2-1 Engine data',
  'Item             Value',
  'Bore             103 mm',
  'Stroke           132 mm',
  'Idle speed       850 rpm',
]
const steps = [
  '2.3 Compression test',
  '1. Warm the engine to 80 °C.',
  '2. Fit the adapter.',
  '3. Crank for six seconds.',
  '4. Read the gauge.',
]

describe('columns that hold tables, steps and figures', () => {
  it('are read one after the other when their lines keep baselines of their own', () => {
    const columns = read(table, steps)
    expect(columns.map((column) => column[0])).toEqual(['Table 2-1 Engine data', '2.3 Compression test'])
    expect(columns[1]).toEqual(steps)
  })

  it('are one table when their cells share baselines', () => {
    const beside = table.map((line, index) => `${line.padEnd(42)}${steps[index]}`)
    expect(readByColumns(typedRows(beside))).toHaveLength(1)
  })

  it('are one table when nothing of its own begins on the right, though cells are centred', () => {
    const remarks = [
      'Remarks',
      'without an input cable',
      'with a cable of fifty feet',
      'with two output cables',
      'for export',
    ]
    expect(read(table, remarks)).toHaveLength(1)
  })
})
