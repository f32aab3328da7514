import { expect, it } from 'vitest'
import { expectedBackorders } from './expected-backorder'
import type { OrderLine } from './order'

const line = (id: string, quantity: number, parts: OrderLine['parts']): OrderLine => ({
  ...{ id, position: 1, partId: null, bundleId: null, partNumber: '', askedNumber: null, description: '' },
  ...{ unitAmount: 0, coreChargeAmount: 0, taxAmount: 0, quantity, reserved: 0, picked: 0, shipped: 0, delivered: 0 },
  ...{ cancelled: 0, returned: 0, credited: 0, parts },
})
const part = (id: string, available: number, quantity = 1) => ({
  id,
  partNumber: '',
  description: '',
  quantity,
  available,
})
const of = (...lines: OrderLine[]) => [...expectedBackorders({ status: 'AWAITING_PAYMENT', lines }).values()]

it('lines share what there is of a part, in their order, and a bundle needs all of its parts', () => {
  expect(of(line('a', 5, [part('seal', 2)]))).toEqual([3])
  expect(of(line('a', 2, [part('seal', 2)]), line('b', 1, [part('seal', 2)]))).toEqual([0, 1])
  expect(of(line('a', 3, [part('seal', 9, 4), part('bolt', 1)]))).toEqual([2])
  expect(of(line('a', 3, [part('seal', -4)]), line('b', 7, []))).toEqual([3, 0])
})

it('an order that has reserved its stock, or has ended, expects nothing more', () => {
  const lines = [line('a', 5, [part('seal', 0)])]
  for (const status of ['PAID', 'PROCESSING', 'COMPLETED', 'CANCELLED', 'EXPIRED'] as const) {
    expect(expectedBackorders({ status, lines }).size).toBe(0)
  }
})
