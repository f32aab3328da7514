import { describe, expect, it } from 'vitest'
import { structurePages } from '../read-manual'
import { typedPage } from '../testing/typed-page'

const tables = (...pages: string[][]) =>
  structurePages(pages.map((lines, index) => typedPage(index + 1, lines, { from: 12 }))).passages.flatMap((passage) =>
    passage.kind === 'table' ? [{ columns: passage.columns, rows: passage.rows.map((row) => row.cells) }] : [],
  )

const engine = [
  'Item             SI          US',
  'Bore             103 mm      4.06 in',
  'Stroke           132 mm      5.20 in',
]
const cooling = [
  '  Capacity       22.0 L      23.2 qt',
  '  Pressure       0.9 bar     13.1 psi',
  '  Test           1.0 bar     14.5 psi',
]

describe('consolidateTables', () => {
  it('repeats the header below a group title and prefixes the rows with that title', () => {
    const [first, second] = tables([
      ...engine,
      'Weight           442 kg      974 lb',
      '',
      '',
      'Cooling system:',
      '',
      ...cooling,
    ])
    expect(first?.rows).toHaveLength(3)
    expect(second?.columns).toEqual(['Item', 'SI', 'US'])
    expect(second?.rows[0]).toEqual(['Cooling system: Capacity', '22.0 L', '23.2 qt'])
  })

  it('inherits the header over several pages', () => {
    const rows = (from: number) => [0, 1, 2].map((index) => `HW-${20000 + from + index}     Bolt M${from}      ${from}`)
    const read = tables(['Part number   Name        Qty', ...rows(4)], rows(5), rows(6))
    expect(read.map(({ columns }) => columns[0])).toEqual(['Part number', 'Part number', 'Part number'])
  })

  it('ignores the callouts of a figure', () => {
    expect(tables(['1     2     3', '4     5     6', '7     8     9'])).toEqual([])
  })
})
