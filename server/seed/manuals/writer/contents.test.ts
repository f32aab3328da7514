import { describe, expect, it } from 'vitest'
import { partContents } from './contents'

describe('the contents', () => {
  const lines = Array.from({ length: 120 }, (_, index) => ({
    level: index % 10 === 0 ? (1 as const) : (2 as const),
    index,
  }))

  it('go over as many pages as their lines need, in order', () => {
    const pages = partContents(lines, 792)
    expect(pages.length).toBeGreaterThan(1)
    expect(pages.flat()).toEqual(lines)
  })

  it('take fewer pages on a taller sheet', () => {
    expect(partContents(lines, 2400)).toHaveLength(1)
  })
})
