import { describe, expect, it } from 'vitest'
import { closed, filterOf, hitsOf, isFiltered, narrowed, sortedBy, sortOf } from './library-search'

const opened = { manual: '1b7e1c64-38a2-4a52-8d6d-4f9a2a1f0c21', page: 31 }

describe('the search of the library', () => {
  it('begins at the first page again when it is narrowed or ordered anew, and leaves the opened manual open', () => {
    expect(narrowed({ ...opened, list_page: 3 }, { kind: 'parts' })).toEqual({ ...opened, kind: 'parts' })
    expect(sortedBy({ list_page: 3 }, { field: 'machine', direction: 'desc' })).toEqual({
      sort_field: 'machine',
      sort_direction: 'desc',
    })
  })

  it('puts the opened manual away alone', () => {
    expect(closed({ ...opened, list_page: 3, search: 'oil', in: 'text' })).toEqual({
      list_page: 3,
      search: 'oil',
      in: 'text',
    })
  })

  it('asks for the manuals of its page, whatever is open', () => {
    expect(filterOf({ ...opened, list_page: 3, search: 'loader', status: 'READY' })).toEqual({
      ...{ page: 3, limit: 10 },
      ...{ search: 'loader', status: 'READY' },
    })
  })

  it('looks for words in the manuals once there are some, by the filters that a text has', () => {
    expect(hitsOf({ in: 'text' })).toBeUndefined()
    expect(hitsOf({ search: 'oil' })).toBeUndefined()
    const search = { ...opened, in: 'text', search: 'oil', kind: 'parts', status: 'READY', list_page: 2 } as const
    expect(hitsOf(search)).toEqual({ q: 'oil', kind: 'parts', page: 2, limit: 10 })
  })

  it('has the newest first, and names from A to Z, unless it says otherwise', () => {
    expect(sortOf({})).toEqual({ field: 'uploaded_at', direction: 'desc' })
    expect(sortOf({ sort_field: 'machine' })).toEqual({ field: 'machine', direction: 'asc' })
    expect(sortedBy({}, { field: 'size', direction: 'asc' }).sort_field).toBeUndefined()
  })

  it('is filtered by words and choices, not by pages and order', () => {
    expect(isFiltered({ ...opened, list_page: 2, sort_field: 'machine', in: 'text' })).toBe(false)
    const { machine_id } = { machine_id: '4f0c2c2e-5f0e-4a35-9a0b-6f0f6f7f1a01' }
    expect([{ search: 'a' }, { brand: 'Harrow' }, { kind: 'parts' as const }, { machine_id }].map(isFiltered)).toEqual(
      Array.from({ length: 4 }, () => true),
    )
  })
})
