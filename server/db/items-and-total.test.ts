import { describe, expect, it, vi } from 'vitest'
import { itemsAndTotal } from './items-and-total'

describe('the total of a search', () => {
  const search = async (page: number, found: number) => {
    const total = vi.fn(async () => ({ total: 25 }))
    const items = async () => Array.from({ length: found }, (_, index) => index)
    const result = await itemsAndTotal({ page, limit: 10 }, { items, total, isSearch: true })
    return { total: result.total, isCounted: total.mock.calls.length > 0 }
  }

  it.each([
    { page: 1, found: 3, total: 3 },
    { page: 1, found: 0, total: 0 },
    { page: 3, found: 5, total: 25 },
  ])('follows from $found items on page $page', async ({ page, found, total }) => {
    expect(await search(page, found)).toEqual({ total, isCounted: false })
  })

  it.each([
    { page: 1, found: 10 },
    { page: 4, found: 0 },
  ])('is counted after $found items on page $page', async ({ page, found }) => {
    expect(await search(page, found)).toEqual({ total: 25, isCounted: true })
  })
})
