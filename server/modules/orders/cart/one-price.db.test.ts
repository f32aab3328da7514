import { afterAll, beforeAll, expect, it } from 'vitest'
import { addInstance, organizationId } from '../../../../tests/support/instances'
import { addPricedPart } from '../../../../tests/support/priced-parts'
import { createTestApp, type TestApp, type Who } from '../../../../tests/support/test-app'

const PART = 'ONE-PRICE-1'
const REPLACED = 'ONE-PRICE-0'
/** Agreed with the customer from the smallest quantity on; the catalogue asks 42.00. */
const AGREED = 3150

let test: TestApp
let catalogueId: string
let dealershipId: string
let operatorId: string
let part: string
let replaced: string
let bundle: string
let kit: { id: string }
let instanceId: string
beforeAll(async () => {
  test = await createTestApp()
  dealershipId = await organizationId(test, 'Northfield Equipment')
  operatorId = await organizationId(test, 'Ridgeline Quarry')
  part = await addPricedPart(test.db, dealershipId, { partNumber: PART })
  replaced = await addPricedPart(test.db, dealershipId, { partNumber: REPLACED, cost: 9900 })
  const update = test.db.updateTable('catalogue_part')
  await update.set({ min_quantity: 3, pack_size: 2 }).where('id', '=', part).execute()
  await update.set({ superseded_by_id: part }).where('id', '=', replaced).execute()
  const admin = await test.as('dealerAdmin')
  catalogueId = (await admin.get('/api/v2/catalogues/')).body.items[0].id
  const list = await admin.post(`${catalogue()}/price-lists`, { name: 'Quarries' })
  // Cheaper only from a quantity on that nobody is shown.
  const prices = [
    { min_quantity: 1, amount: 4000 },
    { min_quantity: 4, amount: AGREED },
    { min_quantity: 5, amount: 1 },
  ]
  await admin.put(`${catalogue()}/price-lists/${list.body.id}/parts/${part}`, { prices })
  await admin.put(`${catalogue()}/customer-terms/${operatorId}`, {
    ...{ price_list_id: list.body.id, pays_on_account: false },
  })
  bundle = (
    await admin.post('/api/v2/catalogue-parts/bundle', { name: 'Pair', parts: [{ part_id: part, quantity: 4 }] })
  ).body.id
  kit = (
    await admin.post(`/api/v2/machines/${await test.machineId('WL-120')}/kits`, {
      ...{ name: 'Kit', interval_hours: 500, parts: [{ part_number: PART, quantity: 4 }] },
    })
  ).body
  instanceId = await addInstance(test, { operatorId, dealershipId })
  const tasks = [{ name: 'Service', interval_hours: 500, kit_id: kit.id }]
  await admin.put(`/api/v2/machines/instance/${instanceId}/schedule`, { tasks })
})
afterAll(() => test.close())

const catalogue = () => `/api/v2/catalogues/${catalogueId}`
const cart = () => `/api/v2/carts/${dealershipId}/${operatorId}`
const read = async (who: Who, url: string) => (await (await test.as(who)).get(url)).body
const send = async (who: Who, url: string, body: object) => (await (await test.as(who)).post(url, body)).body
const quoteOf = (who: Who, line: object) =>
  send(who, '/api/v2/quotes/', {
    dealership_id: dealershipId,
    operator_id: operatorId,
    lines: [line],
    delivery: 'PICKUP',
  })

/** Each place that shows a customer, or staff who act for one, what one of a part costs. */
async function shownPrices(who: Who, [id, number]: readonly [string, string]): Promise<Record<string, number>> {
  const named = who.startsWith('dealer') ? `operator_id=${operatorId}` : ''
  const line = { part_id: id, quantity: 4 }
  const [found] = (await read(who, `${catalogue()}/parts?search=${number}&${named}`)).items
  const resolved = await send(who, `${catalogue()}/resolve`, {
    ...{ lines: [{ number, quantity: 4 }], ...(named && { operator_id: operatorId }) },
  })
  const [inCart] = (await send(who, `${cart()}/lines`, { lines: [line] })).lines
  await (await test.as(who)).delete(`${cart()}/lines/${inCart.id}`)
  const list = await send(who, `${cart()}/lists`, { name: `${who} ${number}`, lines: [line] })
  const order = await send(who, '/api/v2/orders/', {
    ...{ dealership_id: dealershipId, operator_id: operatorId, order_parts: [line], delivery: 'PICKUP' },
  })
  return {
    search: found.cost.amount,
    'page of the part': (await read(who, `/api/v2/catalogue-parts/${id}?${named}`)).cost.amount,
    'quick order': resolved.items[0].unit_price,
    'line of the cart': inCart.unit_price,
    'shopping list': list.lines[0].unit_price,
    'line of a quote': (await quoteOf(who, line)).lines[0].list_cost.amount,
    'line of an order': order.order_parts[0].cost.amount,
  }
}

const all = (prices: Record<string, number>, expected: number) =>
  expect(prices).toEqual(Object.fromEntries(Object.keys(prices).map((place) => [place, expected])))

it.each(['operator', 'operatorAdmin', 'dealerUser'] as const)('%s sees one price of a part everywhere', async (who) => {
  all(await shownPrices(who, [part, PART]), AGREED)
  all(await shownPrices(who, [replaced, REPLACED]), AGREED)
})

it.each(['operator', 'dealerUser'] as const)('%s sees one price of a bundle everywhere', async (who) => {
  const named = who === 'dealerUser' ? `operator_id=${operatorId}` : ''
  const line = { bundle_id: bundle, quantity: 1 }
  const listed = (await read(who, `${catalogue()}/bundles?${named}`)).items
  const [inCart] = (await send(who, `${cart()}/lines`, { lines: [line] })).lines
  await (await test.as(who)).delete(`${cart()}/lines/${inCart.id}`)
  all(
    {
      search: listed.find(({ id }: { id: string }) => id === bundle).cost.amount,
      'page of the bundle': (await read(who, `/api/v2/catalogue-parts/bundle/${bundle}?${named}`)).cost.amount,
      'line of the cart': inCart.unit_price,
      'line of a quote': (await quoteOf(who, line)).lines[0].list_cost.amount,
    },
    4 * AGREED,
  )
})

it('an operator sees one price of a kit: of its model, its machine, and in the cart', async () => {
  const kits = (await read('operator', `/api/v2/machines/${await test.machineId('WL-120')}/kits`)).items
  const [task] = (await read('operator', `/api/v2/machines/instance/${instanceId}/schedule`)).tasks
  const [inCart] = (await send('operator', `${cart()}/lines`, { lines: [{ bundle_id: kit.id, quantity: 1 }] })).lines
  all(
    {
      model: kits.find(({ id }: { id: string }) => id === kit.id).cost.amount,
      machine: task.kit.cost.amount,
      'line of the cart': inCart.unit_price,
    },
    4 * AGREED,
  )
})

it('staff who name no customer see the prices of the catalogue, and a customer never those of another', async () => {
  const [found] = (await read('dealerAdmin', `${catalogue()}/parts?search=${PART}`)).items
  expect(found.cost.amount).toBe(4200)
  const other = await organizationId(test, 'Tall Pines Forestry')
  const [own] = (await read('operator', `${catalogue()}/parts?search=${PART}&operator_id=${other}`)).items
  expect(own.cost.amount).toBe(AGREED)
})
