import { describe, expect, it } from 'vitest'
import { typedRows, typedWords } from '../testing/typed-page'
import { toRegions } from './columns'
import { rowText } from './row'
import { toRows } from './rows'

/** Puts the right side half a line lower, like text beside a table. */
const read = (left: string[], right: string[]) => {
  const words = typedWords(right.map((line) => `${' '.repeat(42)}${line}`))
  const lower = words.map((word) => ({ ...word, top: word.top + 5, bottom: word.bottom + 5 }))
  return toRegions(toRows([...typedWords(left), ...lower], 0)).map((column) => column.map(rowText))
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

describe('columns of tables, steps and figures', () => {
  it('are separate regions if their baselines differ', () => {
    const columns = read(table, steps)
    expect(columns.map((column) => column[0])).toEqual(['Table 2-1 Engine data', '2.3 Compression test'])
    expect(columns[1]).toEqual(steps)
  })

  it('are separate if they start with a caption in another language', () => {
    const [, ...values] = table
    const oils = ['öljyn tila', 'öljyn taso', 'öljyn laatu', 'öljyn vaihto'].map((name) => `${name} tarkastetaan`)
    const columns = read(['Tableau 2-1 Moteur', ...values], ['Kuva 2. Moottori', ...oils])
    expect(columns.map((column) => column[0])).toEqual(['Tableau 2-1 Moteur', 'Kuva 2. Moottori'])
  })

  it('are one table if their cells share baselines', () => {
    const sideBySide = table.map((line, index) => `${line.padEnd(42)}${steps[index]}`)
    expect(toRegions(typedRows(sideBySide))).toHaveLength(1)
  })

  it('are one table if no block starts on the right, even with centred cells', () => {
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
