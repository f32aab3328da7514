import { describe, expect, it } from 'vitest'
import { paginateContents } from './contents'

describe('the contents', () => {
  const lines = Array.from({ length: 120 }, (_, index) => ({
    level: index % 10 === 0 ? (1 as const) : (2 as const),
    index,
  }))

  it('use as many pages as their lines need, in order', () => {
    const pages = paginateContents(lines, 792)
    expect(pages.length).toBeGreaterThan(1)
    expect(pages.flat()).toEqual(lines)
  })

  it('use fewer pages on a taller sheet', () => {
    expect(paginateContents(lines, 2400)).toHaveLength(1)
  })
})
