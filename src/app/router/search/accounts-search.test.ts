import { describe, expect, it } from 'vitest'
import { parseAccountsSearch } from './accounts-search'
import { parseAddressesSearch } from './addresses-search'

const organization_id = '7b7e1c64-38a2-4a52-8d6d-4f9a2a1f0c11'

describe('parseAccountsSearch', () => {
  it('takes page, search, status and organization', () => {
    const raw = { page: 2, search: 'mia', status: 'invited', organization_id }
    expect(parseAccountsSearch(raw)).toEqual(raw)
  })

  it('drops what is no value of a parameter, and what is no parameter', () => {
    const raw = { page: -1, status: 'asleep', organization_id: 'northfield', limit: 1000 }
    expect({ ...raw, ...parseAccountsSearch(raw) }).toEqual({})
  })
})

describe('parseAddressesSearch', () => {
  it('takes the organization and nothing else', () => {
    const raw = { organization_id, page: 2 }
    expect({ ...raw, ...parseAddressesSearch(raw) }).toEqual({ organization_id })
  })
})
