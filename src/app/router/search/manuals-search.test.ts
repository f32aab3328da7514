import { describe, expect, it } from 'vitest'
import { manualKinds, manualStatuses } from '@/entities/manual'
import { parseManualsSearch } from './manuals-search'

const [machine_id, manual] = [1, 2].map((n) => `4f0c2c2e-5f0e-4a35-9a0b-6f0f6f7f1a0${n}`)

describe('parseManualsSearch', () => {
  it('takes each filter, the order, and the opened manual with its page', () => {
    const raw = {
      ...{ list_page: 2, search: 'oil', in: 'text', brand: 'Harrow', machine_id },
      ...{ sort_field: 'machine', sort_direction: 'asc', manual, page: 1 },
    }
    expect(parseManualsSearch(raw)).toEqual(raw)
  })

  it('takes every kind and every status', () => {
    for (const kind of manualKinds) expect(parseManualsSearch({ kind })).toEqual({ kind })
    for (const status of manualStatuses) expect(parseManualsSearch({ status })).toEqual({ status })
  })

  it('drops what is no value of a parameter or no parameter', () => {
    const raw = { list_page: 1, in: 'names', kind: 'novel', status: 'LOST', sort_field: 'size', manual: 7, limit: 9 }
    expect({ ...raw, ...parseManualsSearch(raw) }).toEqual({})
  })

  it('looks for a number as text, such as a part number', () => {
    expect(parseManualsSearch({ search: 250 })).toEqual({ search: '250' })
  })
})
