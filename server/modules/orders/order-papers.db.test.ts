import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { organizationId } from '../../../tests/support/instances'
import { addOrder, addQuote } from '../../../tests/support/sales'
import { createTestApp, type TestApp, type Who } from '../../../tests/support/test-app'

let test: TestApp
let found: { order: string; quote: string; another: string; payment: string }
beforeAll(async () => {
  test = await createTestApp()
  const dealershipId = await organizationId(test, 'Northfield Equipment')
  const parties = { dealershipId, operatorId: await organizationId(test, 'Ridgeline Quarry') }
  const order = await addOrder(test, parties)
  const another = await addOrder(test, parties)
  const quote = await addQuote(test, parties)
  const line = {
    organization_id: dealershipId,
    position: 1,
    description: 'Filter',
    quantity: 1,
    part_number: '4512-330A',
  }
  await test.db
    .insertInto('order_line')
    .values([
      { ...line, order_id: order, asked_number: '77.1/208 B', unit_amount: 4200 },
      { ...line, order_id: another, part_number: 'HX-9', unit_amount: 100 },
    ])
    .execute()
  await test.db
    .insertInto('quote_line')
    .values({ ...line, quote_id: quote, asked_number: '77.1/208 B' })
    .execute()
  const ofOrder = { organization_id: dealershipId, order_id: order }
  await test.db
    .insertInto('shipment')
    .values({ ...ofOrder, number: 1, tracking_number: '1Z 999 AA1 01 2345 6784' })
    .execute()
  await test.db
    .insertInto('order_invoice')
    .values({ ...ofOrder, number: 4711 })
    .execute()
  await test.db
    .insertInto('credit_note')
    .values({ ...ofOrder, number: 815, reason: 'RETURN' })
    .execute()
  await test.db
    .updateTable('customer_order')
    .set({ po_number: 'HX-9', search_text: ' so-9 hx-9 ridgeline quarry' })
    .where('id', '=', order)
    .execute()
  const { id: payment } = await test.db
    .insertInto('payment')
    .values({ ...ofOrder, amount: 4200, currency: 'USD', provider: 'stripe', return_url: '', state: 'PAID' })
    .returning('id')
    .executeTakeFirstOrThrow()
  found = { order, quote, another, payment }
})
afterAll(() => test.close())

const idsOf = async (who: Who, path: string, search: string): Promise<string[]> => {
  const { status, body } = await (await test.as(who)).get(`/api/v2/${path}/?search=${encodeURIComponent(search)}`)
  expect(status).toBe(200)
  return body.items.map(({ id }: { id: string }) => id)
}

const ofParts = ['4512-330A', '4512330a', '4512 330A', '4512-33', '77.1/208 B', '771208b']
const ofOrders = ['INV-4711', 'inv 4711', '4711', 'CN-815', '1Z999AA10123456784', '1z 999 aa1 01 2345 6784', '1Z999AA1']

describe('what is on paper', () => {
  it.each([...ofParts, ...ofOrders])('finds the order of %s, for either side', async (search) => {
    for (const who of ['dealerUser', 'dealerAdmin', 'operatorAdmin', 'superUser'] as const) {
      expect(await idsOf(who, 'orders', search), who).toEqual([found.order])
    }
  })

  it.each(ofParts)('finds the quote of %s, for either side', async (search) => {
    for (const who of ['dealerUser', 'operatorAdmin'] as const) {
      expect(await idsOf(who, 'quotes', search), who).toEqual([found.quote])
    }
  })

  it.each([...ofParts, ...ofOrders])('finds the payment of %s', async (search) => {
    expect(await idsOf('dealerAdmin', 'payments', search)).toEqual([found.payment])
  })

  it('finds nothing of others, nor what only looks like it', async () => {
    for (const who of ['strangerStaff', 'strangerOperator', 'operator'] as const) {
      for (const search of [...ofParts, ...ofOrders]) expect(await idsOf(who, 'orders', search), search).toEqual([])
    }
    for (const search of ['4512-3', '4512-330B', 'INV-471', 'CN-4711', 'INV-815', '999AA1', '330A']) {
      expect(await idsOf('dealerUser', 'orders', search), search).toEqual([])
    }
  })

  it('beside words of the order itself: each must be found', async () => {
    expect(await idsOf('dealerUser', 'orders', 'ridgeline 4512330A')).toEqual([found.order])
    expect(await idsOf('dealerUser', 'orders', 'granite 4512330A')).toEqual([])
  })

  it('a number of two kinds finds both', async () => {
    expect((await idsOf('dealerUser', 'orders', 'HX-9')).toSorted()).toEqual([found.order, found.another].toSorted())
  })
})
