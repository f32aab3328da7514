import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { organizationId } from '../../../../tests/support/instances'
import { addOrder } from '../../../../tests/support/sales'
import { createTestApp, type TestApp } from '../../../../tests/support/test-app'
import type { OrderStatus } from '../../../db/schema'
import { findSalesMonths } from './sales-figures.repository'

let test: TestApp
let northfield: string
let ridgeline: string
beforeAll(async () => {
  test = await createTestApp()
  northfield = await organizationId(test, 'Northfield Equipment')
  ridgeline = await organizationId(test, 'Ridgeline Quarry')
  const zone = { time_zone: 'America/Denver' }
  await test.db.updateTable('organization').set(zone).where('id', '=', northfield).execute()
})
afterAll(() => test.close())

const now = new Date('2026-11-21T12:00:00Z')
const months = () => findSalesMonths(test.db, northfield, now)

interface Sold {
  placed: string
  total: number
  status?: OrderStatus
  currency?: string
}

async function sell({ placed, total, status = 'COMPLETED', currency = 'USD' }: Sold) {
  const id = await addOrder(test, { dealershipId: northfield, operatorId: ridgeline })
  const amounts = { subtotal_amount: total, total_amount: total, currency }
  await test.db
    .updateTable('customer_order')
    .set({ ...amounts, status, placed_at: new Date(placed) })
    .where('id', '=', id)
    .execute()
  return id
}

/** Ships some of the ordered pieces in a parcel. */
async function ship(
  order_id: string,
  { number, shipped, pieces }: { number: number; shipped: string; pieces: [number, number] },
) {
  const of = { organization_id: northfield, order_id }
  const [sent, ordered] = pieces
  const line = await test.db
    .insertInto('order_line')
    .values({ ...of, position: number, description: 'Filter', quantity: ordered, unit_amount: 100 })
    .returning('id')
    .executeTakeFirstOrThrow()
  const shipment = await test.db
    .insertInto('shipment')
    .values({ ...of, number, shipped_at: new Date(shipped) })
    .returning('id')
    .executeTakeFirstOrThrow()
  await test.db
    .insertInto('shipment_line')
    .values({ ...of, shipment_id: shipment.id, line_id: line.id, quantity: sent })
    .execute()
}

describe('the sales of a dealership', () => {
  it('have twelve months in its time zone, also those without any', async () => {
    const found = await months()
    expect(found.map(({ month }) => month)).toEqual([
      ...['2025-12', '2026-01', '2026-02', '2026-03', '2026-04', '2026-05', '2026-06'],
      ...['2026-07', '2026-08', '2026-09', '2026-10', '2026-11'],
    ])
    expect(found.at(-1)).toEqual({ month: '2026-11', orders: 0, sales: [], turnaroundDays: null, fillRate: null })
  })

  it('are the totals of what was paid or accepted on account, by currency', async () => {
    await sell({ placed: '2026-11-01T06:30:00Z', total: 1000 })
    await sell({ placed: '2026-11-01T05:30:00Z', total: 700 })
    await sell({ placed: '2026-11-10T12:00:00Z', total: 500, status: 'PROCESSING' })
    await sell({ placed: '2026-11-10T12:00:00Z', total: 300, status: 'PAID', currency: 'EUR' })
    for (const status of ['CANCELLED', 'AWAITING_PAYMENT', 'EXPIRED', 'FAILED'] as const)
      await sell({ placed: '2026-11-10T12:00:00Z', total: 9000, status })
    const [october, november] = (await months()).slice(-2)
    expect(october).toMatchObject({ orders: 1, sales: [{ amount: 700, currency: 'USD' }] })
    expect(november).toMatchObject({
      orders: 3,
      sales: [
        { amount: 300, currency: 'EUR' },
        { amount: 1500, currency: 'USD' },
      ],
    })
  })

  it('turnaround is the median until the first parcel, fill rate the share of pieces in it', async () => {
    const orders = [
      await sell({ placed: '2026-09-01T12:00:00Z', total: 100 }),
      await sell({ placed: '2026-09-01T12:00:00Z', total: 100 }),
      await sell({ placed: '2026-09-01T12:00:00Z', total: 100 }),
    ]
    const [first = '', second = '', third = ''] = orders
    await ship(first, { number: 1, shipped: '2026-09-02T12:00:00Z', pieces: [4, 4] })
    await ship(second, { number: 1, shipped: '2026-09-03T12:00:00Z', pieces: [1, 3] })
    await ship(third, { number: 1, shipped: '2026-09-11T12:00:00Z', pieces: [1, 3] })
    const september = (await months()).find(({ month }) => month === '2026-09')
    expect(september).toMatchObject({ turnaroundDays: 2, fillRate: 0.6 })
  })

  it('a line that is not in the first parcel counts as not sent', async () => {
    const id = await sell({ placed: '2026-07-01T12:00:00Z', total: 100 })
    await ship(id, { number: 1, shipped: '2026-07-02T12:00:00Z', pieces: [3, 3] })
    await ship(id, { number: 2, shipped: '2026-07-05T12:00:00Z', pieces: [1, 1] })
    const july = (await months()).find(({ month }) => month === '2026-07')
    expect(july).toMatchObject({ turnaroundDays: 1, fillRate: 0.75 })
  })

  it('of another dealership are its own', async () => {
    const strangers = await (await test.as('strangerStaff')).get('/api/v2/dashboard/sales')
    expect([strangers.status, JSON.stringify(strangers.body)]).toEqual([200, expect.not.stringContaining('amount')])
    const own = await (await test.as('dealerAdmin')).get('/api/v2/dashboard/sales')
    expect(own.body.months).toHaveLength(12)
  })
})
