import { describe, expect, it } from 'vitest'
import { table } from './block'

describe('the short notation of a table', () => {
  it('reads title, share and alignment of a column', () => {
    expect(table(['US qt 0.9 right', 'What to do 3'], [])).toEqual({
      kind: 'table',
      columns: [
        { title: 'US qt', share: 0.9, align: 'right' },
        { title: 'What to do', share: 3, align: 'left' },
      ],
      rows: [],
    })
  })

  it('splits the cells of a row, including empty ones', () => {
    expect(table(['A 1', 'B 1', 'C 1'], ['x |  | z'])).toMatchObject({ rows: [['x', '', 'z']] })
  })

  it('refuses a column without a share', () => {
    expect(() => table(['Litres'], [])).toThrow('Not a column: "Litres"')
  })
})
