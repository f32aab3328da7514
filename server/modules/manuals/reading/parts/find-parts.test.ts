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

  it('reads a list without titles whose numbers go up beside the items, and whose descriptions are mostly sizes', () => {
    const rows = [
      ['1', '2', '31-204', 'SCREW, 5/16-24 x 3/4'],
      ['2', '1', '33-118', 'O-RING, 2-214N552-90'],
      ['3', '1', '35-870A', 'BRACKET, PUMP'],
      ['4', '6', '41-002', 'SHCS, 10-24 x 1/2'],
    ]
    expect(numbersOf(tableOn(1, ['', '', '', ''], rows))).toEqual(['31-204', '33-118', '35-870A', '41-002'])
    const readings = [
      ['10000', 'Engine', '2'],
      ['20000', 'Gearbox', '1'],
      ['30000', 'Front axle', '1'],
    ]
    expect(numbersOf(tableOn(1, ['', '', ''], readings))).toEqual([])
  })

  it('adds the number of a stock system to the remark, with or without titles', () => {
    const rows = [
      ['1', '5331-00-415-2207', 'KM-20-114', '.SEAL, SHAFT', '1'],
      ['2', '3120-00-415-9914', 'KM-20-377', '.BUSHING', '2'],
      ['3', '5305-00-416-0021', 'KM-31-002', '.SCREW, CAP', '4'],
    ]
    for (const columns of [
      ['Item', 'NSN', 'Part number', 'Description', 'Qty'],
      ['', '', '', '', ''],
    ])
      expect(findParts([tableOn(1, columns, rows)]).map(({ number, remark }) => [number, remark])).toEqual([
        ['KM-20-114', 'NSN 5331-00-415-2207'],
        ['KM-20-377', 'NSN 3120-00-415-9914'],
        ['KM-31-002', 'NSN 5305-00-416-0021'],
      ])
    const only = rows.map(([item = '', stock = '', , ...rest]) => [item, stock, ...rest])
    expect(numbersOf(tableOn(1, ['Item', 'Stock number', 'Description', 'Qty'], only))[0]).toBe('5331-00-415-2207')
  })

  it('reads numbers that are set beside the title of their column', () => {
    const columns = ['Item', 'Maker', '', 'Part number', 'Description', 'Qty']
    const rows = [
      ['1', 'ABC01', '40213', '', 'PIN', '2'],
      ['2', 'ABC01', '', 'QS20416-118', 'RING, RETAINING', '1'],
    ]
    expect(numbersOf(tableOn(1, columns, rows))).toEqual(['40213', 'QS20416-118'])
  })

  it('reads a number that was read as the beginning of its description', () => {
    const [part] = findParts([
      tableOn(1, titles, [
        ['1', '', 'KM-77-6296-.500 .SPACER, SLEEVE', '1'],
        ['2', '4512-118', 'CLAMP', '2'],
      ]),
    ])
    expect(part).toMatchObject({ number: 'KM-77-6296-.500', description: 'SPACER, SLEEVE', name: 'sleeve spacer' })
  })

  it('takes the codes of variants and the leader dots out of a description', () => {
    const [part] = findParts([tableOn(1, titles, [['1', '4512-330', 'FAN, AXIAL 24V ......... UOC:B11,B12', '1']])])
    expect(part).toMatchObject({ description: 'FAN, AXIAL 24V', remark: 'UOC:B11,B12' })
    const [marked] = findParts([tableOn(1, titles, [['1', '4512-330', 'BEARING, BALL:', '1']])])
    expect(marked).toMatchObject({ description: 'BEARING, BALL', name: 'ball bearing' })
  })

  it('reads rows with several columns in one cell, by their titles or after another list', () => {
    const merged = ['ITEM SMR PART NO CODE NSN CAGEC NUMBER', 'DESCRIPTION QTY']
    expect(findParts([tableOn(1, merged, [['1 PBOZZ 2920004118863 40070 7714017', 'GLOW PLUG 8']])])).toMatchObject([
      { item: '1', number: '7714017', description: 'GLOW PLUG', quantity: '8', remark: 'NSN 2920004118863' },
    ])
    const after = tableOn(2, ['', ''], [['4 PBOZZ', '5340004118863 40070 KM-20-900 BRACKET, ANGLE 1']])
    expect(numbersOf(tableOn(1, titles, [['1', '4512-330', 'HOSE', '1']]), after)).toEqual(['4512-330', 'KM-20-900'])
    expect(numbersOf(after)).toEqual([])
  })

  it('leaves out the code of the maker before a number', () => {
    const columns = ['Item', 'PART CAGEC NUMBER', 'Description', 'Qty']
    expect(numbersOf(tableOn(1, columns, [['1', '40070 57K9526', 'SHIM', '2']]))).toEqual(['57K9526'])
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
