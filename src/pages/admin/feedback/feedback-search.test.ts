import { describe, expect, it } from 'vitest'
import { isFiltered, narrowed } from './feedback-search'

describe('the search of the feedback', () => {
  it('begins at the first page again when it is narrowed', () => {
    expect(narrowed({ page: 3, rating: 'up' }, { search: 'oil' })).toEqual({ rating: 'up', search: 'oil' })
  })

  it('is filtered by words, rating, assistant or days, not by the page', () => {
    const filters = [{ search: 'oil' }, { rating: 'up' }, { assistant: 'parts' }, { to: '2026-11-21' }] as const
    expect(filters.map(isFiltered)).toEqual([true, true, true, true])
    expect(isFiltered({ page: 2, search: undefined })).toBe(false)
  })
})
