import { describe, expect, it } from 'vitest'
import { readLeniently } from './lenient-query'

const schema = {
  required: ['token'],
  properties: {
    token: {},
    brand: {},
    status: { enum: ['OK', 'DUE_SOON'] },
    direction: { enum: ['asc', 'desc'] },
    limit: { maximum: 1000 },
    page_size: { maximum: 1000 },
    page: { maximum: 1000 },
    to: { format: 'date' },
  },
}
const read = (query: Record<string, unknown>) => {
  readLeniently(query, schema)
  return query
}

describe('a query as people write one', () => {
  it('has no filter where it is empty', () => {
    expect(read({ brand: '', status: '', limit: '', page: '' })).toEqual({})
  })

  it('says that a required value is empty', () => {
    expect(read({ token: '' })).toEqual({ token: '' })
  })

  it.each(['due_soon', 'Due_Soon', 'DUE_SOON'])('names a value in any case: %s', (status) => {
    expect(read({ status, direction: 'DESC' })).toEqual({ status: 'DUE_SOON', direction: 'desc' })
  })

  it('is refused as it was written where no value is meant', () => {
    expect(read({ status: 'late', brand: 'DUE_SOON' })).toEqual({ status: 'late', brand: 'DUE_SOON' })
  })

  it.each(['1001', '100000', '1e309'])('has at most the largest page: %s', (limit) => {
    expect(read({ limit, page_size: limit, page: limit })).toEqual({ limit: '1000', page_size: '1000', page: limit })
  })

  it.each([
    ['9999-12-31', '9998-12-31'],
    ['0000-01-01', '1583-01-01'],
    ['2026-02-28', '2026-02-28'],
    ['0000-00-00', '0000-00-00'],
    ['9999-02-30', '9999-02-30'],
    ['soon', 'soon'],
  ])('ends with the last day that can be stored, if it is a day: %s', (to, nearest) => {
    expect(read({ to })).toEqual({ to: nearest })
  })

  it.each(['1000', '0', '-1', 'many'])('leaves other sizes to the validator: %s', (limit) => {
    expect(read({ limit })).toEqual({ limit })
  })
})
