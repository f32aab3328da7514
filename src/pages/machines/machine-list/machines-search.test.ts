import { describe, expect, it } from 'vitest'
import { isFiltered, narrowed, sortedBy, sortOf } from './machines-search'

describe('the search of the machines', () => {
  it('begins at the first page again when it is narrowed or ordered anew', () => {
    expect(narrowed({ page: 3, brand: 'Harrow' }, { status: 'ready' })).toEqual({ brand: 'Harrow', status: 'ready' })
    expect(sortedBy({ page: 3 }, { field: 'model', direction: 'desc' })).toEqual({
      sort_field: 'model',
      sort_direction: 'desc',
    })
  })

  it('is ordered by brand unless it says otherwise', () => {
    expect(sortOf({})).toEqual({ field: 'brand', direction: 'asc' })
    expect(sortOf({ sort_field: 'type', sort_direction: 'desc' })).toEqual({ field: 'type', direction: 'desc' })
  })

  it('does not order by what the server cannot', () => {
    expect(sortedBy({}, { field: 'manuals', direction: 'asc' }).sort_field).toBeUndefined()
  })

  it('is filtered by words, brand or status, not by page and order', () => {
    expect([{ search: 'wl' }, { brand: 'Harrow' }, { status: 'ready' as const }].map(isFiltered)).toEqual([
      true,
      true,
      true,
    ])
    expect(isFiltered({ page: 2, sort_field: 'model' })).toBe(false)
  })
})
