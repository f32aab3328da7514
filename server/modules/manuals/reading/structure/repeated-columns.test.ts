import { describe, expect, it } from 'vitest'
import { stackRepeatedColumns } from './repeated-columns'

const row = (cells: string[], top: number) => ({
  cells,
  left: 50,
  right: 450,
  top,
  bottom: top + 10,
  turn: 0 as const,
  bold: false,
})
const edges = [50, 150, 250, 350].map((left) => ({ left, right: left + 80 }))
const columns = ['Fuse', 'Circuit', 'Fuse', 'Circuit']

describe('stackPairs', () => {
  const rows = [row(['1', 'Horn', '3', 'Beacon'], 100), row(['2', 'Wiper', '4', 'Radio'], 112)]

  it('unfolds a table in two halves, the left half first', () => {
    const stacked = stackRepeatedColumns({ edges, columns, rows })
    expect(stacked.columns).toEqual(['Fuse', 'Circuit'])
    expect(stacked.rows.map(({ cells }) => cells)).toEqual([
      ['1', 'Horn'],
      ['2', 'Wiper'],
      ['3', 'Beacon'],
      ['4', 'Radio'],
    ])
  })

  it('limits each rectangle to its half', () => {
    const [first, , third] = stackRepeatedColumns({ edges, columns, rows }).rows
    expect([first?.left, first?.right]).toEqual([50, 230])
    expect([third?.left, third?.right]).toEqual([250, 430])
    expect(third?.top).toBe(100)
  })

  it('omits the empty end of the shorter half', () => {
    const uneven = [...rows, row(['5', 'Heater', '', ''], 124)]
    expect(stackRepeatedColumns({ edges, columns, rows: uneven }).rows).toHaveLength(5)
  })

  it.each([[['Size', 'Nm', 'Size', 'lb-ft']], [['Nm', 'Nm', 'Nm', 'Nm']], [['', '', '', '']]])(
    'does not change a table with the header %j',
    (heads) => {
      expect(stackRepeatedColumns({ edges, columns: heads, rows }).rows).toEqual(rows)
    },
  )
})
