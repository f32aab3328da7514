import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addInstance, organizationId } from '../../../tests/support/instances'
import { addMaintenanceQuote, addOrder, addQuote } from '../../../tests/support/sales'
import { createTestApp, type TestApp, type Who } from '../../../tests/support/test-app'

let test: TestApp
let dealershipId: string
let orders: { late: string; next: string; paid: string }
beforeAll(async () => {
  test = await createTestApp()
  dealershipId = await organizationId(test, 'Northfield Equipment')
  const parties = { dealershipId, operatorId: await organizationId(test, 'Ridgeline Quarry') }
  const [late, next, paid] = [
    await addOrder(test, parties),
    await addOrder(test, parties),
    await addOrder(test, parties),
  ]
  // The evening of March 3 in Denver is March 4 in UTC.
  await test.db.updateTable('organization').set({ time_zone: 'America/Denver' }).execute()
  for (const [id, created_at, payment_status] of [
    [late, '2024-03-04T05:30:00Z', 'UNPAID'],
    [next, '2024-03-04T08:00:00Z', 'UNPAID'],
    [paid, '2024-03-09T08:00:00Z', 'PAID'],
  ] as const) {
    await test.db
      .updateTable('customer_order')
      .set({ created_at, payment_status, search_text: ' crusher' })
      .where('id', '=', id)
      .execute()
  }
  orders = { late, next, paid }
  const instanceId = await addInstance(test, parties)
  await addQuote(test, parties)
  await addMaintenanceQuote(test, { ...parties, instanceId })
})
afterAll(() => test.close())

const in2024 = 'from=2024-01-01&to=2024-12-31'
async function found(who: Who, query: string): Promise<string[]> {
  const { status, body } = await (await test.as(who)).get(`/api/v2/orders/?${query}`)
  expect(status).toBe(200)
  return body.items.map(({ id }: { id: string }) => id)
}

describe('orders by day and payment', () => {
  it.each([
    ['from=2024-03-03&to=2024-03-03', ['late']],
    ['from=2024-03-04&to=2024-03-04', ['next']],
    ['from=2024-03-04&to=2024-03-09', ['paid', 'next']],
    [`${in2024}&payment_status=UNPAID`, ['next', 'late']],
    [`${in2024}&payment_status=PAID`, ['paid']],
    [`${in2024}&payment_status=DISPUTED`, []],
  ] as const)('%s, whole days of the reader’s time zone, for either side', async (query, expected) => {
    const ids = expected.map((name) => orders[name])
    for (const who of ['dealerUser', 'operatorAdmin'] as const) expect(await found(who, query), who).toEqual(ids)
  })

  it('a super user, who belongs nowhere, means days in UTC', async () => {
    expect(await found('superUser', 'from=2024-03-04&to=2024-03-04')).toEqual([orders.next, orders.late])
  })

  it('also where something is searched for, and by its cards', async () => {
    const search = `${in2024}&search=crusher`
    expect(await found('dealerUser', `${search}&payment_status=PAID`)).toEqual([orders.paid])
    const { body } = await (await test.as('dealerUser')).get(`/api/v2/orders/cards/?${in2024}&payment_status=UNPAID`)
    const counts = body.cards.filter(({ count }: { count: number }) => count > 0)
    expect(counts).toMatchObject([{ status: 'AWAITING_PAYMENT', count: 2 }])
  })

  it('a day that no calendar has is refused', async () => {
    const { status } = await (await test.as('dealerUser')).get('/api/v2/orders/?from=2024-02-31')
    expect(status).toBe(400)
  })
})

describe('by dealership, for a super user', () => {
  it.each(['orders', 'quotes', 'maintenance-quotes'])('%s', async (path) => {
    const count = async (id: string) => {
      const { status, body } = await (await test.as('superUser')).get(`/api/v2/${path}/?dealership_organization=${id}`)
      expect(status).toBe(200)
      return body.total
    }
    expect(await count(dealershipId)).toBeGreaterThan(0)
    expect(await count(await organizationId(test, 'Ridgeline Quarry'))).toBe(0)
  })
})
