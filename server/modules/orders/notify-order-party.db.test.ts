import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { emailsTo } from '../../../tests/support/emails'
import { organizationId } from '../../../tests/support/instances'
import { addPricedPart } from '../../../tests/support/priced-parts'
import { addQuote, failByLink } from '../../../tests/support/sales'
import { addLocation } from '../../../tests/support/stock'
import { createTestApp, type TestApp, type Who } from '../../../tests/support/test-app'
import { testUnitOfWork } from '../../../tests/support/unit-of-work'
import { receive } from '../inventory'

const admin = 'admin@northfield.example'
const clerk = 'user@northfield.example'
const buyer = 'operator@ridgeline.example'
const buyersAdmin = 'admin@ridgeline.example'
let test: TestApp
let dealershipId: string
let operatorId: string
let partId: string
beforeAll(async () => {
  test = await createTestApp()
  dealershipId = await organizationId(test, 'Northfield Equipment')
  operatorId = await organizationId(test, 'Ridgeline Quarry')
  await test.db
    .insertInto('customer_terms')
    .values({ organization_id: dealershipId, operator_id: operatorId, pays_on_account: true })
    .execute()
  partId = await addPricedPart(test.db, dealershipId)
  const locationId = await addLocation(test.db, dealershipId, 'Store', true)
  await testUnitOfWork(test.db).transact((trx) => receive(trx, { dealershipId, partId, locationId, quantity: 100 }))
})
const forgetEmails = () => test.db.deleteFrom('email').execute()
beforeEach(forgetEmails)
afterAll(() => test.close())

const call = async (who: Who, method: 'POST' | 'PUT', path: string, payload: object) => {
  const { status, body } = await (await test.as(who)).send(method, `/api/v2/orders/${path}`, { payload })
  expect([path, status < 300]).toEqual([path, true])
  return body
}
const place = (delivery: object = { delivery: 'PICKUP' }, who: Who = 'operator') =>
  call(who, 'POST', '', {
    dealership_id: dealershipId,
    operator_id: operatorId,
    order_parts: [{ part_id: partId, quantity: 2 }],
    ...delivery,
  })
const ship = (order: Placed, quantity: number) =>
  call('dealerUser', 'POST', `${order.id}/shipments`, {
    version: order.version,
    lines: [{ line_id: order.order_parts[0]?.id, quantity }],
  })

interface Placed {
  id: string
  version: number
  order_number: string
  order_parts: { id: string }[]
}
const subjects = async (recipient: string) => (await emailsTo(test, recipient)).map(({ subject }) => subject)

describe('"an e-mail for each step that concerns the other party"', () => {
  it('a new order is reported to admins and clerks of the dealership, and to nobody of the customer', async () => {
    const order = await place()
    const reported = [`New order ${order.order_number} from Ridgeline Quarry`]
    expect([await subjects(admin), await subjects(clerk)]).toEqual([reported, reported])
    expect(await subjects(buyer)).toEqual([])
  })

  it('a parcel is reported to whoever placed the order, and picking to nobody', async () => {
    const order = await place({ address: { line1: '12 Quarry Road', city: 'Butte', region: 'mt', country: 'US' } })
    await forgetEmails()
    const [line] = order.order_parts
    const picked = await call('dealerUser', 'PUT', `${order.id}/picked`, {
      version: order.version,
      lines: [{ line_id: line.id, picked: 2 }],
    })
    expect(await subjects(buyer)).toEqual([])
    await ship(picked, 1)
    expect(await subjects(buyer)).toEqual([`Order ${order.order_number} is on its way`])
    expect(await subjects(admin)).toEqual([])
  })

  it('what the customer picks up is reported as ready, and as handed over', async () => {
    const order = await place()
    await forgetEmails()
    const [line] = order.order_parts
    const pick = (version: number, picked: number) =>
      call('dealerUser', 'PUT', `${order.id}/picked`, { version, lines: [{ line_id: line.id, picked }] })
    const half = await pick(order.version, 1)
    expect(await subjects(buyer)).toEqual([])
    const ready = await pick(half.version, 2)
    await ship(await pick(ready.version, 2), 2)
    expect(await subjects(buyer), 'saved twice, reported once').toEqual([
      `Order ${order.order_number} is ready for pickup`,
      `Order ${order.order_number} has been handed over`,
    ])
  })

  it('each step of a return goes to the side that did not take it', async () => {
    const { version, ...order } = await ship(await place(), 2)
    await forgetEmails()
    const lines = [{ line_id: order.order_parts[0].id, quantity: 1 }]
    const asked = await call('operator', 'POST', `${order.id}/returns`, { version, reason: 'Wrong size', lines })
    expect(await subjects(admin)).toEqual([`Order ${order.order_number}: return requested`])
    const path = `${order.id}/returns/${asked.id}`
    await call('dealerUser', 'PUT', `${path}/status`, { status: 'ACCEPTED', version: 1 })
    const received = [{ line_id: order.order_parts[0].id, restocked: 1, scrapped: 0 }]
    await call('dealerUser', 'PUT', `${path}/received`, { version: 2, lines: received })
    expect(await subjects(buyer)).toEqual([
      `Order ${order.order_number}: return accepted`,
      `Order ${order.order_number}: return received`,
    ])
  })

  it('a cancellation and a message go to the side that did not write them', async () => {
    const order = await place()
    await forgetEmails()
    await call('operator', 'POST', `${order.id}/messages`, { body: 'Can it be <b>today</b>?' })
    expect(await subjects(admin)).toEqual([`Message about order ${order.order_number}`])
    await call('dealerUser', 'PUT', `status/${order.id}`, {
      status: 'CANCELLED',
      version: order.version,
      reason: 'No longer made',
    })
    expect(await subjects(buyer)).toEqual([`Order ${order.order_number} has been cancelled`])
  })
})

const recipients = async () => {
  await test.runJobs()
  const emails = await test.db.selectFrom('email').select('recipient').execute()
  return emails.map(({ recipient }) => recipient).toSorted()
}
const edit =
  (who: Who, change: object = { note: 'Leave it at the gate' }) =>
  ({ id, version }: Placed) =>
    call(who, 'PUT', id, { version, ...change })
const moveTo = (status: string, { id, version }: Placed) =>
  call('operator', 'PUT', `status/${id}`, { status, version, reason: 'Your card was declined.' })
const expire = async ({ id }: Placed) => {
  const updated_at = new Date(Date.now() - 31 * 86_400_000)
  await test.db.updateTable('customer_order').set({ updated_at }).where('id', '=', id).execute()
  await test.jobs['expire-orders']({}, { signal: AbortSignal.timeout(60_000), lastAttempt: false })
}
const quote = async ({ id }: Placed) => {
  const quoteId = await addQuote(test, { dealershipId, operatorId })
  await test.db.updateTable('quote').set({ order_id: id, status: 'CONVERTED' }).where('id', '=', quoteId).execute()
}
const ask = ({ id }: Placed) => call('operator', 'POST', `${id}/messages`, { body: 'Is it in stock?' })
const nothing = async () => undefined

describe('an order to be paid is reported to those who know it', () => {
  const paysOnAccount = (pays_on_account: boolean) =>
    test.db.updateTable('customer_terms').set({ pays_on_account }).where('operator_id', '=', operatorId).execute()
  beforeAll(() => paysOnAccount(false))
  afterAll(() => paysOnAccount(true))

  it.each<[string, Who, string[]]>([
    ['the customer, to nobody', 'operator', []],
    ['the dealership, to the customer’s admins', 'dealerUser', [buyersAdmin]],
  ])('when it is placed by %s', async (_, who, expected) => {
    await place(undefined, who)
    expect(await recipients()).toEqual(expected)
  })

  it.each<[string, Who, (order: Placed) => Promise<unknown>, (order: Placed) => Promise<unknown>, string[]]>([
    ['changed by the customer, to nobody', 'operator', nothing, edit('operator'), []],
    ['changed after a message, to the dealership', 'operator', ask, edit('operator'), [admin, clerk]],
    ['changed after a quote, to the dealership', 'operator', quote, edit('operator'), [admin, clerk]],
    [
      'changed as placed for the customer, to the dealership',
      'dealerUser',
      nothing,
      edit('operatorAdmin'),
      [admin, clerk],
    ],
    ['changed by the dealership, to the buyer', 'operator', nothing, edit('dealerUser'), [buyer]],
    ['saved as it is, to nobody', 'operator', nothing, edit('dealerUser', { delivery: 'PICKUP' }), []],
    ['expired, to the buyer', 'operator', nothing, expire, [buyer]],
    ['expired as placed for the customer, to both', 'dealerUser', nothing, expire, [admin, buyersAdmin, clerk]],
  ])('when it is %s', async (_, who, prepare, act, expected) => {
    const order = await place(undefined, who)
    await prepare(order)
    await forgetEmails()
    await act(order)
    expect(await recipients()).toEqual(expected)
  })

  it('when its payment fails, to nobody: the customer may still be trying', async () => {
    const order = await place()
    const fail = () => failByLink(test, order.id, 'Your card was declined.')
    await moveTo('AWAITING_PAYMENT', { ...order, version: await fail() })
    await fail()
    expect(await recipients()).toEqual([])
  })
})

describe('the e-mail about a parcel', () => {
  it('names carrier and tracking number of each, and leads to the page of the carrier', async () => {
    const order: Placed = await place({ address: { line1: '12 Quarry Road', city: 'Butte', country: 'US' } })
    const parcel = (version: number, tracking: object) =>
      call('dealerUser', 'POST', `${order.id}/shipments`, {
        ...{ version, lines: [{ line_id: order.order_parts[0]?.id, quantity: 1 }], ...tracking },
      })
    const first = { carrier: 'DHL', tracking_number: '0034', link: 'https://carrier.example/0034' }
    const { version, parcels } = await parcel(order.version, first)
    expect(parcels).toEqual([{ number: 1, ...first }])
    await forgetEmails()
    await parcel(version, { carrier: 'UPS', tracking_number: '1Z999' })
    const [email] = await emailsTo(test, buyer)
    for (const words of ['Shipment 1: DHL 0034', 'https://carrier.example/0034', 'Shipment 2: UPS 1Z999']) {
      expect(email?.text).toContain(words)
    }
    const { body } = await (await test.as('operator')).get(`/api/v2/orders/?search=${order.order_number}`)
    expect(body.items[0].parcels).toEqual([
      { number: 1, ...first },
      { number: 2, carrier: 'UPS', tracking_number: '1Z999', link: '' },
    ])
  })
})

describe('corrected tracking', () => {
  it('is reported to the buyer, and to nobody if nothing of it changes', async () => {
    const order = await place({ address: { line1: '12 Quarry Road', city: 'Butte', country: 'US' } })
    const { version, shipments } = await ship(order, 1)
    await forgetEmails()
    const track = (read: number) =>
      call('dealerUser', 'PUT', `tracking/${order.id}`, { version: read, shipment: shipments[0].id, carrier: 'DHL' })
    const tracked = await track(version)
    expect(await subjects(buyer)).toEqual([`Order ${order.order_number}: tracking changed`])
    expect(await recipients()).toEqual([buyer])
    await track(tracked.version)
    expect(await recipients()).toEqual([buyer])
  })
})
