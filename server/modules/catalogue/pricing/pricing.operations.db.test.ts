import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { organizationId } from '../../../../tests/support/instances'
import { createTestApp, type TestApp } from '../../../../tests/support/test-app'
import type { Visitor } from '../../../../tests/support/visitor'

let test: TestApp
let admin: Visitor
let base: string
let operatorId: string
let dealershipId: string
beforeAll(async () => {
  test = await createTestApp()
  admin = await test.as('dealerAdmin')
  operatorId = await organizationId(test, 'Ridgeline Quarry')
  dealershipId = await organizationId(test, 'Northfield Equipment')
  const catalogue = await test.db
    .insertInto('catalogue')
    .values({ organization_id: dealershipId, name: 'Parts', currency: 'USD' })
    .returning('id')
    .executeTakeFirstOrThrow()
  base = `/api/v2/catalogues/${catalogue.id}`
})
afterAll(() => test.close())

async function addPart(part_number: string, values: object = {}): Promise<string> {
  const { id } = await test.db
    .insertInto('catalogue_part')
    .values({ organization_id: dealershipId, part_number, cost_amount: 1000, cost_currency: 'USD', ...values })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

const resolve = async (as: Visitor, lines: object[], operator_id?: string) =>
  (await as.post(`${base}/resolve`, { lines, ...(operator_id && { operator_id }) })).body

describe('tax rates', () => {
  const rate = { country: 'CA', region: 'AB', name: 'GST', basis_points: 500 }

  it('are added, changed, listed and deleted', async () => {
    const { body: added } = await admin.post(`${base}/tax-rates`, { ...rate, region: ' AB ' })
    expect(added).toEqual({ ...rate, id: expect.any(String), version: 1 })
    const changed = await admin.put(`${base}/tax-rates/${added.id}`, { ...rate, basis_points: 525, version: 1 })
    expect(changed.body).toEqual({ ...added, basis_points: 525, version: 2 })
    expect((await admin.get(`${base}/tax-rates`)).body.items).toContainEqual(changed.body)
    expect((await admin.delete(`${base}/tax-rates/${added.id}`)).status).toBe(204)
    expect((await admin.delete(`${base}/tax-rates/${added.id}`)).status).toBe(404)
  })

  it('exist once for each region (409), and an outdated change is refused with the current state (409)', async () => {
    const { body: added } = await admin.post(`${base}/tax-rates`, rate)
    const again = await admin.post(`${base}/tax-rates`, { ...rate, region: 'ab' })
    expect([again.status, again.body.code]).toEqual([409, 'tax_rate_exists'])
    const { body: other } = await admin.post(`${base}/tax-rates`, { ...rate, region: 'BC' })
    const moved = await admin.put(`${base}/tax-rates/${other.id}`, { ...rate, version: 1 })
    expect([moved.status, moved.body.code]).toEqual([409, 'tax_rate_exists'])
    const outdated = await admin.put(`${base}/tax-rates/${added.id}`, { ...rate, version: 7 })
    expect([outdated.status, outdated.body.code, outdated.body.current]).toEqual([409, 'changed_meanwhile', added])
  })
})

describe('price lists', () => {
  const addList = async (name: string) => (await admin.post(`${base}/price-lists`, { name })).body

  it('contain prices of parts from quantities on, which replace the former ones', async () => {
    const list = await addList('Quarries')
    const partId = await addPart('LIST-1')
    const url = `${base}/price-lists/${list.id}`
    const prices = [
      { min_quantity: 10, amount: 800 },
      { min_quantity: 1, amount: 900 },
    ]
    expect((await admin.put(`${url}/parts/${partId}`, { prices })).body.prices).toEqual(prices.toReversed())
    const { body: page } = await admin.get(`${url}/entries?search=list-1`)
    expect([page.total, page.items[0]]).toEqual([
      2,
      { part_id: partId, part_number: 'LIST-1', description: '', min_quantity: 1, amount: 900 },
    ])
    await admin.put(`${url}/parts/${partId}`, { prices: [] })
    expect((await admin.get(`${url}/entries`)).body.total).toBe(0)
  })

  it('refuse a quantity that is listed twice, and a part of nobody', async () => {
    const list = await addList('Twice')
    const partId = await addPart('LIST-2')
    const price = { min_quantity: 5, amount: 1 }
    const twice = await admin.put(`${base}/price-lists/${list.id}/parts/${partId}`, { prices: [price, price] })
    expect([twice.status, twice.body.errors?.[0]?.path]).toEqual([400, 'body.prices.1.min_quantity'])
    const unknown = await admin.put(`${base}/price-lists/${list.id}/parts/${list.id}`, { prices: [price] })
    expect(unknown.status).toBe(404)
  })

  it('have names of their own, and remain while they apply to a customer (409)', async () => {
    const list = await addList('Contract prices')
    expect((await admin.post(`${base}/price-lists`, { name: 'contract PRICES' })).body.code).toBe('price_list_exists')
    const terms = { price_list_id: list.id, pays_on_account: true }
    const { body: before } = await admin.get(`${base}/customer-terms?search=ridgeline`)
    await admin.put(`${base}/customer-terms/${operatorId}`, { ...terms, version: before.items[0].version })
    expect((await admin.delete(`${base}/price-lists/${list.id}`)).body.code).toBe('price_list_in_use')
    const { body: found } = await admin.get(`${base}/customer-terms?search=ridgeline`)
    await admin.put(`${base}/customer-terms/${operatorId}`, {
      ...{ price_list_id: null, pays_on_account: true, version: found.items[0].version },
    })
    expect((await admin.delete(`${base}/price-lists/${list.id}`)).status).toBe(204)
  })

  it('an outdated change of terms is refused with the current state (409)', async () => {
    const url = `${base}/customer-terms/${operatorId}`
    const { body: stored } = await admin.put(url, { price_list_id: null, pays_on_account: false })
    const outdated = { price_list_id: null, pays_on_account: true, version: stored.version + 1 }
    const { status, body } = await admin.put(url, outdated)
    expect([status, body.code, body.current]).toEqual([409, 'changed_meanwhile', stored])
  })
})

it('price breaks begin at two, and the list is replaced as a whole', async () => {
  const url = `${base}/parts/${await addPart('BREAK-1')}/price-breaks`
  const prices = [{ min_quantity: 10, amount: 800 }]
  await admin.put(url, { prices })
  expect((await admin.get(url)).body.prices).toEqual(prices)
  expect((await admin.put(url, { prices: [{ min_quantity: 1, amount: 5 }] })).status).toBe(400)
  expect((await admin.get(url)).body.prices).toEqual(prices)
})

describe('quick order', () => {
  it("answers each line in order with the customer's price, stock and what prevents an order", async () => {
    const partId = await addPart('QUICK-1', { min_quantity: 2, core_charge_amount: 50 })
    const oldId = await addPart('QUICK-0', { superseded_by_id: partId, supersession_reason: 'Stronger' })
    const list = (await admin.post(`${base}/price-lists`, { name: 'Quick' })).body
    await admin.put(`${base}/price-lists/${list.id}/parts/${partId}`, { prices: [{ min_quantity: 1, amount: 700 }] })
    await admin.put(`${base}/customer-terms/${operatorId}`, { price_list_id: list.id, pays_on_account: false })
    const location = await test.db
      .insertInto('stock_location')
      .values({ organization_id: dealershipId, name: 'Main store' })
      .returning('id as location_id')
      .executeTakeFirstOrThrow()
    const movement = { organization_id: dealershipId, part_id: partId, ...location, kind: 'RECEIVED' as const }
    await test.db
      .insertInto('stock_movement')
      .values({ ...movement, on_hand_change: 7 })
      .execute()

    const lines = [
      { number: 'quick 0', quantity: 4 },
      { number: 'QUICK-1', quantity: 1 },
      { number: 'nothing', quantity: 1 },
    ]
    const { items, currency } = await resolve(await test.as('operator'), lines)
    expect(currency).toBe('USD')
    expect(items[0]).toMatchObject({
      ...{ number: 'quick 0', quantity: 4, fate: 'superseded', asked_number: 'QUICK-0', reason: 'Stronger' },
      ...{ part: { id: partId }, unit_price: 700, core_charge: 50, amount: 3000, available: 7, problem: null },
    })
    expect(items[0].part.id).not.toBe(oldId)
    expect(items[1].problem).toMatchObject({ code: 'quantity_too_small', next_quantity: 2 })
    expect(items[2]).toMatchObject({ fate: 'unknown', part: null, unit_price: null, available: null })
    const asDealer = await Promise.all([resolve(admin, lines), resolve(admin, lines, operatorId)])
    expect(asDealer.map((answer) => answer.items[0].unit_price)).toEqual([1000, 700])
  })

  it('takes at most 500 lines', async () => {
    const lines = Array.from({ length: 501 }, () => ({ number: 'X', quantity: 1 }))
    expect((await admin.post(`${base}/resolve`, { lines })).status).toBe(400)
  })
})
