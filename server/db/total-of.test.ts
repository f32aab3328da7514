import { expect, it, vi } from 'vitest'
import { totalOf } from './total-of'

const totalOn = async (page: number, items: { total: number }[]) => {
  const count = vi.fn(async () => [{ total: 25 }])
  return { total: await totalOf({ page, limit: 10 }, items, count), isCounted: count.mock.calls.length > 0 }
}

it('a page says how many items there are on all of them', async () => {
  expect(await totalOn(2, [{ total: 12 }, { total: 12 }])).toEqual({ total: 12, isCounted: false })
})

it('nothing on the first page is nothing at all', async () => {
  expect(await totalOn(1, [])).toEqual({ total: 0, isCounted: false })
})

it('behind the last page the items are counted', async () => {
  expect(await totalOn(4, [])).toEqual({ total: 25, isCounted: true })
})
