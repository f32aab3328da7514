import { describe, expect, it } from 'vitest'
import { structurePages } from '../read-manual'
import { typedPage } from '../testing/typed-page'
import type { Block } from './block'
import { consolidateTables } from './consolidate-tables'

const tablesWithBold = (bold: RegExp | undefined, ...pages: string[][]) =>
  structurePages(
    pages.map((lines, index) => typedPage(index + 1, lines, { from: 12, ...(bold && { bold }) })),
  ).passages.flatMap((passage) =>
    passage.kind === 'table'
      ? [{ headings: passage.headings, columns: passage.columns, rows: passage.rows.map((row) => row.cells) }]
      : [],
  )
const tables = (...pages: string[][]) => tablesWithBold(undefined, ...pages)

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

  const [oil, coolant] = ['Oil              15.0 L      15.9 qt', 'Coolant          22.0 L      23.2 qt']
  const [axleOil, brakes] = ['Oil              9.0 L       9.5 qt', 'Brakes           1.0 L       1.1 qt']
  const head = 'Item             SI          US'
  const capacities = [
    ['Engine: Oil', '15.0 L', '15.9 qt'],
    ['Engine: Coolant', '22.0 L', '23.2 qt'],
    ['Axles: Oil', '9.0 L', '9.5 qt'],
    ['Axles: Brakes', '1.0 L', '1.1 qt'],
  ]

  it.each([
    ['bold, not indented', /Item|Engine|Axles/, [head, 'Engine', oil, coolant, 'Axles', axleOil, brakes]],
    ['plain below a bold header', /Item/, [head, 'Engine', oil, coolant, 'Axles', axleOil, brakes]],
    ['in the middle', /Item/, [head, '               Engine', oil, coolant, '               Axles', axleOil, brakes]],
    [
      'bold in the middle',
      /Item|Eng|Ax/,
      [head, '               Engine', oil, coolant, '               Axles', axleOil, brakes],
    ],
    ['separated by space', /Item/, [head, '', 'Engine', '', oil, coolant, '', 'Axles', '', axleOil, brakes]],
  ])('prefixes rows with the title of their group: %s', (_, bold, lines) => {
    const [table, ...others] = tablesWithBold(bold, lines)
    expect(others).toEqual([])
    expect(table).toMatchObject({ columns: ['Item', 'SI', 'US'], rows: capacities })
  })

  it('continues a table on the next page with its caption, header and open group', () => {
    const [, continued] = tables(
      ['Table 4-1. Capacities', '', head, 'Engine:', `  ${oil.replace('  ', '')}`, `  ${coolant.replace('  ', '')}`],
      ['  Fuel           160 L       42.3 gal', '  Urea           20.0 L      21.1 qt', axleOil],
    )
    expect(continued).toEqual({
      headings: ['Table 4-1. Capacities'],
      columns: ['Item', 'SI', 'US'],
      rows: [
        ['Engine: Fuel', '160 L', '42.3 gal'],
        ['Engine: Urea', '20.0 L', '21.1 qt'],
        ['Oil', '9.0 L', '9.5 qt'],
      ],
    })
  })

  it('takes no cell that is split at the end of a page for a group title', () => {
    const part = (columns: string[], ...rows: string[][]): Block => ({
      kind: 'table',
      edges: columns.map((_, index) => ({ left: 50 + index * 100, right: 140 + index * 100 })),
      columns,
      headerRows: [],
      rows: rows.map((cells, index) => {
        const top = 50 + index * 12
        return { cells, left: 50, top, right: 240, bottom: top + 10, turn: 0, bold: false }
      }),
    })
    const below = [
      ['Additive', ''],
      ['Oil', '9.0 L'],
    ]
    const [, blocks] = consolidateTables([
      [part(['Item', 'SI'], ['Coolant and', '22.0 L'])],
      [part(['', ''], ...below)],
    ])
    const [continued] = blocks ?? []
    expect(continued?.kind === 'table' && continued.rows.map(({ cells }) => cells)).toEqual(below)
  })

  it('applies the caption to rows below a repeated header, and not to another table', () => {
    const first = ['Table 4-1. Capacities', '', head, oil, coolant]
    const headingsBelow = (...lines: string[]) => tablesWithBold(/Item|Bolt/, first, lines)[1]?.headings
    expect(headingsBelow(head, axleOil, brakes)).toEqual(['Table 4-1. Capacities'])
    expect(
      headingsBelow('Bolt        Nm          lb-ft', 'M8          25          18', 'M10         49          36'),
    ).toEqual([])
  })

  it('repeats a first cell that spans several rows, also on the next page', () => {
    const [first, second] = tablesWithBold(
      /Item/,
      ['System      Item         Capacity', 'Engine      Oil          15.0 L', '            Coolant      22.0 L'],
      ['            Fuel         160 L', 'Axles       Oil          9.0 L', '            Brakes       1.0 L'],
    )
    expect([first, second].flatMap((table) => table?.rows.map(([system]) => system))).toEqual([
      'Engine',
      'Engine',
      'Engine',
      'Axles',
      'Axles',
    ])
  })

  it('does not repeat a code, or a letter of a drawing', () => {
    const [table] = tablesWithBold(/Item/, [
      'Code        Item         Value',
      'A           Length       6,900',
      '            Width        2,210',
      'HW-204      Hose         12 mm',
      '            Clamp        14 mm',
    ])
    expect(table?.rows.map(([code]) => code)).toEqual(['A', '', 'HW-204', ''])
  })

  it('ignores the callouts of a figure', () => {
    expect(tables(['1     2     3', '4     5     6', '7     8     9'])).toEqual([])
  })
})
