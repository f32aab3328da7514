import { describe, expect, it } from 'vitest'
import { parseInstancesSearch } from './instances-search'

const [machine_id, operator_id, organization_id] = [1, 2, 3].map((n) => `4f0c2c2e-5f0e-4a35-9a0b-6f0f6f7f1a0${n}`)

describe('parseInstancesSearch', () => {
  it('takes each filter, whose machines, and the order', () => {
    const raw = {
      ...{ page: 2, search: 'loader', status: 'OVERDUE', sort_field: 'hours', sort_direction: 'desc' },
      ...{ machine_id, operator_id, organization_id },
    }
    expect(parseInstancesSearch(raw)).toEqual(raw)
  })

  it('drops defaults, and what is no value of a parameter or no parameter', () => {
    const raw = {
      page: 1,
      status: 'BROKEN',
      machine_id: 'wl-120',
      sort_field: 'place',
      sort_direction: 'asc',
      limit: 9,
    }
    expect({ ...raw, ...parseInstancesSearch(raw) }).toEqual({})
  })
})
