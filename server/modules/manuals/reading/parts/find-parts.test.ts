import { describe, expect, it } from 'vitest'
import type { Box, Passage } from '../passage'
import { findParts, readPartsLists } from './find-parts'

const box: Box = [0.1, 0.2, 0.9, 0.22]
const titles = ['Item', 'Part No.', 'Description', 'Qty']

const textOn = (page: number, ...lines: string[]): Passage => ({
  kind: 'text',
  page,
  headings: [],
  text: lines.join('\n'),
  lines: lines.map((text) => ({ text, box })),
})

const tableOn = (page: number, columns: string[], rows: string[][], headings: string[] = []): Passage => ({
  kind: 'table',
  page,
  headings,
  columns,
  text: rows.map((cells) => cells.join(' | ')).join('\n'),
  lines: [],
  rows: rows.map((cells) => ({ cells, box })),
})

const numbersOf = (...passages: Passage[]) => findParts(passages).map(({ number }) => number)

describe('findParts', () => {
  it('reads the rows of a list with its figure', () => {
    const parts = findParts([
      textOn(12, 'Fig. 3-2 Radiator'),
      tableOn(12, titles, [
        ['1', '4512-330', 'HOSE, UPPER, RADIATOR', '1'],
        ['2', '4512-118', 'CLAMP, HOSE', 'AR'],
      ]),
    ])
    expect(parts).toEqual([
      {
        page: 12,
        passage: 1,
        row: 0,
        figure: 'Fig. 3-2 Radiator',
        item: '1',
        number: '4512-330',
        description: 'HOSE, UPPER, RADIATOR',
        name: 'upper radiator hose',
        quantity: '1',
        box,
      },
      expect.objectContaining({ row: 1, item: '2', name: 'hose clamp', quantity: 'AR' }),
    ])
  })

  it('takes the nearest caption above, also from a heading, and none of another section', () => {
    const row = [['1', '4512-330', 'HOSE', '1']]
    const figures = findParts([
      textOn(1, 'Fig. 1 Engine'),
      tableOn(1, titles, row),
      tableOn(2, titles, row, ['FIG. 2 COOLING']),
      tableOn(3, titles, row, ['FIG. 2 COOLING']),
      tableOn(5, titles, row, ['Electrical']),
    ]).map(({ figure }) => figure)
    expect(figures).toEqual(['Fig. 1 Engine', 'FIG. 2 COOLING', 'FIG. 2 COOLING', undefined])
  })

  it('reads figures from a column in which they occur once', () => {
    const columns = ['Figure', ...titles]
    const rows = [
      ['3-2', '1', '4512-330', 'HOSE', '1'],
      ['', '2', '4512-118', 'CLAMP', '2'],
    ]
    expect(findParts([tableOn(1, columns, rows)]).map(({ figure }) => figure)).toEqual(['Figure 3-2', 'Figure 3-2'])
  })

  it('lists alternatives and numbers by serial range under their item', () => {
    const parts = findParts([
      tableOn(1, titles, [
        ['1', '4512-330 (SN 1-499) 4512-331 (SN 500-)', 'HOSE', '1'],
        ['2', '4512-118', 'CLAMP', '2'],
        ['', '4512-119', '', ''],
        ['', '4512-120', 'CLAMP (stainless)', '2'],
      ]),
    ])
    expect(
      parts.map(({ item, number, description, remark, quantity }) => [item, number, description, remark, quantity]),
    ).toEqual([
      ['1', '4512-330', 'HOSE', 'SN 1-499', '1'],
      ['1', '4512-331', 'HOSE', 'SN 500-', '1'],
      ['2', '4512-118', 'CLAMP', undefined, '2'],
      ['2', '4512-119', 'CLAMP', undefined, '2'],
      ['2', '4512-120', 'CLAMP (stainless)', undefined, '2'],
    ])
  })

  it('names the assembly of indented components', () => {
    const parts = findParts([
      tableOn(1, titles, [
        ['1', '4512-500', 'PUMP ASSY, WATER', '1'],
        ['', '4512-501', '. SEAL', '1'],
        ['', '4512-502', '. . SPRING', '1'],
        ['2', '4512-600', 'GASKET', '–'],
      ]),
    ])
    expect(parts.map(({ name, assembly }) => [name, assembly])).toEqual([
      ['water pump assembly', undefined],
      ['seal', 'water pump assembly'],
      ['spring', 'water pump assembly'],
      ['gasket', undefined],
    ])
  })

  it('reads group titles before the first cell', () => {
    const [part] = findParts([tableOn(1, titles, [['Cooling system: 1', '4512-330', 'HOSE', '1']])])
    expect(part).toMatchObject({ item: '1', name: 'hose, cooling system' })
  })

  it('continues on the next page without titles, also within a description', () => {
    const parts = findParts([
      tableOn(1, titles, [['1', '4512-330', 'HOSE, UPPER,', '1']]),
      tableOn(
        2,
        ['', '', '', ''],
        [
          ['', '', 'RADIATOR', ''],
          ['2', '4512-118', 'CLAMP', '2'],
        ],
      ),
      tableOn(9, ['', '', '', ''], [['7', '4512-999', 'CLAMP', '2']]),
    ])
    expect(parts.map(({ page, number, name }) => [page, number, name])).toEqual([
      [1, '4512-330', 'upper radiator hose'],
      [2, '4512-118', 'clamp'],
    ])
  })

  it('skips parts without a number, and contents', () => {
    const rows = [
      ['1', 'NSS', 'HOUSING', '1'],
      ['2', '4512-118', 'CLAMP', '2'],
    ]
    expect(numbersOf(tableOn(1, titles, rows))).toEqual(['4512-118'])
    expect(numbersOf({ ...tableOn(1, titles, rows), contents: true })).toEqual([])
  })

  it('reads a list over forty pages, in passages of some rows each', () => {
    const passages = Array.from({ length: 120 }, (_, part) =>
      tableOn(
        Math.floor(part / 3) + 1,
        titles,
        Array.from({ length: 24 }, (_, row) => [`${row + 1}`, `45${part + 100}-${row + 100}`, 'BOLT, HEX', '2']),
      ),
    )
    const parts = findParts(passages)
    expect(parts).toHaveLength(2880)
    expect(new Set(parts.map(({ page }) => page)).size).toBe(40)
    expect(parts.at(-1)).toMatchObject({ page: 40, passage: 119, row: 23, name: 'hex bolt' })
  })

  it('takes a table of torques for none, whatever its numbers look like', () => {
    const torques = [
      ['Wheel nut', 'M22 x 1.5', '610'],
      ['Bucket pin bolt', 'M20', '220'],
      ['Drain plug', 'M18', '45'],
    ]
    expect(numbersOf(tableOn(1, ['Fastener', 'Size', 'Torque (N·m)'], torques))).toEqual([])
  })
})

describe('readPartsLists', () => {
  it('lets its caller pause after each passage, also in a manual without parts', () => {
    const ordinary = Array.from({ length: 500 }, (_, page): Passage[] => [
      textOn(page, 'Check the oil level.'),
      tableOn(page, ['Fluid', 'Litres'], [['Engine oil', '13.5']]),
      { ...tableOn(page, ['Chapter', 'Page'], [['Engine', '12']]), contents: true },
    ]).flat()
    expect([...readPartsLists(ordinary)]).toEqual(ordinary.map(() => []))
  })
})
