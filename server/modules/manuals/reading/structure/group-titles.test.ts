import { describe, expect, it } from 'vitest'
import { prefixGroupTitles } from './group-titles'

const rowsOf = (...lines: [left: number, ...cells: string[]][]) =>
  lines.map(([left, ...cells], index) => ({
    cells,
    left,
    right: 400,
    top: index * 12,
    bottom: index * 12 + 10,
    turn: 0 as const,
    bold: false,
  }))
const read = (...lines: [number, ...string[]][]) => prefixGroupTitles(rowsOf(...lines)).rows.map(({ cells }) => cells)

describe('prefixGroupTitles', () => {
  it('adds the title to each row of its group', () => {
    expect(read([50, 'Cooling system:', ''], [60, 'Capacity', '22 L'], [60, 'Pressure', '0.9 bar'])).toEqual([
      ['Cooling system: Capacity', '22 L'],
      ['Cooling system: Pressure', '0.9 bar'],
    ])
  })

  it('is not added to a cell that repeats it', () => {
    expect(read([50, 'Engine:', ''], [60, 'Engine', '13.5 L'], [60, 'Filter', '1 L'])).toEqual([
      ['Engine', '13.5 L'],
      ['Engine: Filter', '1 L'],
    ])
  })

  it('ends a group where a row is no longer indented', () => {
    const rows = read([50, 'Engine:', ''], [60, 'Oil', '13.5 L'], [50, 'Fuel tank', '160 L'])
    expect(rows[1]).toEqual(['Fuel tank', '160 L'])
  })

  it('adds nested titles', () => {
    const rows = read([50, 'Valves:', ''], [60, 'Seat:', ''], [70, 'Inlet', '1.2 mm'], [60, 'Lift', '8 mm'])
    expect(rows).toEqual([
      ['Valves, Seat: Inlet', '1.2 mm'],
      ['Valves: Lift', '8 mm'],
    ])
  })

  it('includes a dashed list that is not indented', () => {
    expect(read([50, 'Voltage:', ''], [50, '– idle', '14 V'], [50, 'Fuse', '10 A'])).toEqual([
      ['Voltage: idle', '14 V'],
      ['Fuse', '10 A'],
    ])
  })

  it('requires several full indented rows if the title has no colon', () => {
    expect(read([50, 'Manual for the', ''], [60, 'wheel loader', 'HM 120'], [50, 'Parts', 'HM 121'])).toHaveLength(3)
    expect(read([50, 'Piston', ''], [60, 'Bore', '103 mm'], [60, 'Stroke', '132 mm'])).toHaveLength(2)
  })

  it('are the first row of a table, unless that is the end of a row on the previous page', () => {
    const rows = rowsOf([50, 'Filter', ''], [50, 'Cab air', 'Every 500 h'])
    expect(prefixGroupTitles(rows).rows.map(({ cells }) => cells)).toEqual([['Filter: Cab air', 'Every 500 h']])
    expect(prefixGroupTitles(rows, []).rows).toEqual(rows)
  })

  it('extends the rectangle of the first row over the title', () => {
    const [first] = prefixGroupTitles(rowsOf([50, 'Engine:', ''], [60, 'Oil', '13.5 L'])).rows
    expect([first?.top, first?.bottom]).toEqual([0, 22])
  })
})
