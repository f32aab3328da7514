import { describe, expect, it } from 'vitest'
import { isFiltered, narrowed, sortedBy, sortOf, unfiltered } from './instances-search'

const organization_id = '7b7e1c64-38a2-4a52-8d6d-4f9a2a1f0c11'

describe('the search of the machine instances', () => {
  it('begins at the first page again when it is narrowed or ordered anew', () => {
    expect(narrowed({ page: 3, search: 'loader' }, { status: 'DUE' })).toEqual({ search: 'loader', status: 'DUE' })
    expect(sortedBy({ page: 3 }, { field: 'hours', direction: 'desc' })).toEqual({
      sort_field: 'hours',
      sort_direction: 'desc',
    })
  })

  it('has no order unless it says one, and none that the server does not have', () => {
    expect(sortOf({})).toBeUndefined()
    expect(sortOf({ sort_field: 'hours' })).toEqual({ field: 'hours', direction: 'asc' })
    expect(sortOf(sortedBy({ sort_field: 'hours' }, { field: 'place', direction: 'desc' }))).toBeUndefined()
  })

  it('is filtered by words, status, model or operator, not by whose machines they are', () => {
    expect(
      [{ search: 'a' }, { status: 'DUE' as const }, { machine_id: 'a' }, { operator_id: 'a' }].map(isFiltered),
    ).toEqual([true, true, true, true])
    expect(isFiltered({ page: 2, organization_id, sort_field: 'hours' })).toBe(false)
    expect(unfiltered({ page: 2, organization_id, search: 'a', status: 'DUE', sort_field: 'hours' })).toEqual({
      organization_id,
      sort_field: 'hours',
      sort_direction: undefined,
    })
  })
})
