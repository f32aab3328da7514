import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { emailsTo } from '../../../../tests/support/emails'
import { addInstance, organizationId } from '../../../../tests/support/instances'
import { addPricedPart } from '../../../../tests/support/priced-parts'
import { addMaintenanceQuote } from '../../../../tests/support/sales'
import { addLocation } from '../../../../tests/support/stock'
import { createTestApp, type TestApp } from '../../../../tests/support/test-app'
import { testUnitOfWork } from '../../../../tests/support/unit-of-work'
import type { Visitor } from '../../../../tests/support/visitor'
import { receive } from '../../inventory'

const office = 'office@lone-pine.example'
const far = '2999-12-31'
let test: TestApp
let clerk: Visitor
let northfield: string
let partId: string
beforeAll(async () => {
  test = await createTestApp()
  clerk = await test.as('dealerUser')
  northfield = await organizationId(test, 'Northfield Equipment')
  partId = await addPricedPart(test.db, northfield)
  const locationId = await addLocation(test.db, northfield, 'Store', true)
  await testUnitOfWork(test.db).transact((trx) =>
    receive(trx, { dealershipId: northfield, partId, locationId, quantity: 100 }),
  )
})
afterAll(() => test.close())

/** A customer that the dealership has created, and that nobody has an account at. */
async function addCustomer(email: string | null = office): Promise<string> {
  const admin = await test.as('dealerAdmin')
  const { body } = await admin.post('/api/v2/organizations/', { name: 'Lone Pine Sand', type: 'OPERATOR' })
  if (email) expect((await setAddress(body.id, email)).status).toBe(200)
  await test.db
    .insertInto('customer_terms')
    .values({ organization_id: northfield, operator_id: body.id, pays_on_account: true })
    .execute()
  await test.db.deleteFrom('email').execute()
  return body.id
}
const contactOf = (customerId: string) => `/api/v2/organizations/${northfield}/customers/${customerId}/contact`
const setAddress = (customerId: string, email: string | null) => clerk.put(contactOf(customerId), { email })

/** What the newest e-mail opens without an account. */
async function opened(kind: 'orders' | 'quotes' | 'maintenance-quotes', recipient = office): Promise<number> {
  const email = (await emailsTo(test, recipient)).at(-1)
  const token = email?.text.match(/\?(?:kind=maintenance&)?token=([\w.-]+)/)?.[1]
  return (await test.anyone.get(`/api/v2/${kind}/token/${token}`)).status
}
const subjects = async (recipient = office) => (await emailsTo(test, recipient)).map(({ subject }) => subject)

async function addQuote(customerId: string) {
  const { body } = await clerk.post('/api/v2/quotes/', {
    dealership_id: northfield,
    operator_id: customerId,
    lines: [{ description: 'Seal kit', quantity: 1 }],
    delivery: 'PICKUP',
  })
  return body
}
const send = async ({ id, version, lines }: { id: string; version: number; lines: { id: string }[] }) => {
  const costs = lines.map((line) => ({ line_id: line.id, cost: { amount: 4000, currency: 'USD' } }))
  const { body } = await clerk.put(`/api/v2/quotes/${id}`, { version, status: 'SENT', costs, valid_until: far })
  return body
}
const place = async (customerId: string) =>
  (
    await clerk.post('/api/v2/orders/', {
      dealership_id: northfield,
      operator_id: customerId,
      order_parts: [{ part_id: partId, quantity: 2 }],
      delivery: 'PICKUP',
    })
  ).body

describe('a customer without accounts hears by the address that its dealership has entered', () => {
  it('of a quote, whose e-mail opens it', async () => {
    const quote = await addQuote(await addCustomer())
    const recipients = { recipients: [{ email: office, delivery: 'AT_ONCE' }], are_unwanted: false }
    expect((await clerk.get(`/api/v2/quotes/${quote.id}/recipients`)).body).toEqual(recipients)
    const { history } = await send(quote)
    expect(history.at(-1)).toMatchObject({ to: 'SENT', emailed_to: [office] })
    expect(await subjects()).toEqual([expect.stringContaining(quote.quote_number)])
    expect(await opened('quotes')).toBe(200)
  })

  it('of an order that the dealership places, which says so before', async () => {
    const customerId = await addCustomer(null)
    const url = `/api/v2/organizations/${northfield}/customers/${customerId}/recipients`
    expect((await clerk.get(url)).body).toEqual({ recipients: [], are_unwanted: false })
    await setAddress(customerId, office)
    expect((await clerk.get(url)).body.recipients).toEqual([{ email: office, delivery: 'AT_ONCE' }])
    const order = await place(customerId)
    expect(await subjects()).toHaveLength(1)
    for (const about of ['messages', 'payments']) {
      const { body } = await clerk.get(`/api/v2/orders/${order.id}/recipients?about=${about}`)
      expect(body.recipients).toEqual([{ email: office, delivery: 'AT_ONCE' }])
    }
    const operator = await test.as('operatorAdmin')
    expect((await operator.get(url)).status).toBe(403)
  })

  it('of an order, its parcel, its return and its credit note', async () => {
    const order = await place(await addCustomer())
    const lines = [{ line_id: order.order_parts[0].id, quantity: 2 }]
    const shipped = await clerk.post(`/api/v2/orders/${order.id}/shipments`, { version: order.version, lines })
    const { version } = shipped.body
    const asked = await clerk.post(`/api/v2/orders/${order.id}/returns`, { version, reason: 'Wrong size', lines })
    const path = `/api/v2/orders/${order.id}/returns/${asked.body.id}`
    const { body: accepted } = await clerk.put(`${path}/status`, { status: 'ACCEPTED', version: asked.body.version })
    await clerk.put(`${path}/received`, {
      version: accepted.version,
      lines: [{ line_id: order.order_parts[0].id, restocked: 2, scrapped: 0 }],
    })
    expect((await emailsTo(test, office)).map(({ text }) => text.split('\n')[0])).toHaveLength(5)
    expect((await emailsTo(test, office)).at(-1)?.text).toContain('CN-')
    expect(await opened('orders')).toBe(200)
    const { body } = await clerk.get(`/api/v2/orders/${order.id}/history`)
    const told = body.entries.flatMap(({ kind, emailed_to }: { kind: string; emailed_to?: string[] }) =>
      emailed_to ? [[kind, emailed_to]] : [],
    )
    expect(told).toContainEqual(['SHIPPED', [office]])
    expect(told).toContainEqual(['RETURN_RECEIVED', [office]])
  })

  it('of a maintenance quote, and of what becomes of it', async () => {
    const customerId = await addCustomer()
    const instanceId = await addInstance(test, { operatorId: customerId, dealershipId: northfield })
    const id = await addMaintenanceQuote(test, { dealershipId: northfield, operatorId: customerId, instanceId })
    const { version } = (await clerk.get(`/api/v2/maintenance-quotes/${id}`)).body
    const url = `/api/v2/maintenance-quotes/${id}`
    expect((await clerk.get(`${url}/recipients`)).body.recipients).toEqual([{ email: office, delivery: 'AT_ONCE' }])
    const { body } = await clerk.put(`${url}/status`, { version, status: 'WITHDRAWN', reason: 'Sold' })
    expect(body.history.at(-1)).toMatchObject({ to: 'WITHDRAWN', emailed_to: [office] })
    expect(await subjects()).toHaveLength(1)
    expect(await opened('maintenance-quotes')).toBe(200)
  })

  it('of a message about a machine, which says so before', async () => {
    const customerId = await addCustomer(null)
    const machine_id = await test.machineId('WL-120')
    const { body } = await clerk.post('/api/v2/machines/operator', { organization_id: customerId, machine_id })
    const url = `/api/v2/machines/operator/${body.id}`
    expect((await clerk.get(`${url}/recipients`)).body).toEqual({ recipients: [], are_unwanted: false })
    await setAddress(customerId, office)
    const recipients = [{ email: office, delivery: 'AT_ONCE' }]
    expect((await clerk.get(`${url}/recipients`)).body).toEqual({ recipients, are_unwanted: false })
    expect((await clerk.post(`${url}/messages`, { body: 'We come on Monday.' })).status).toBe(201)
    expect((await emailsTo(test, office)).at(-1)?.text).toContain('We come on Monday.')
  })

  it('of the end of the service, by an e-mail that leads nowhere', async () => {
    const customerId = await addCustomer()
    await send(await addQuote(customerId))
    await test.db.deleteFrom('email').execute()
    const admin = await test.as('dealerAdmin')
    const { body } = await admin.get('/api/v2/organizations/links?limit=1000')
    const link = body.items.find(({ operator }: { operator: { id: string } }) => operator?.id === customerId)
    await admin.put(`/api/v2/organizations/links/${link.id}`, { action: 'end' })
    const [ended] = await emailsTo(test, office)
    expect(ended?.subject).toContain('Quotes ended')
    expect(ended?.text).not.toMatch(/\/quotes/)
    expect((await clerk.get(contactOf(customerId))).status).toBe(404)
  })
})

describe('nobody is said to be told where there is nobody', () => {
  it('without an address, before and after it was sent', async () => {
    const quote = await addQuote(await addCustomer(null))
    expect((await clerk.get(`/api/v2/quotes/${quote.id}/recipients`)).body).toEqual({
      recipients: [],
      are_unwanted: false,
    })
    expect((await send(quote)).history.at(-1)).toMatchObject({ to: 'SENT', emailed_to: [] })
  })

  it('where the only account wants no such e-mails, not even by the same address', async () => {
    const customer = await organizationId(test, 'Ridgeline Quarry')
    const admin = await test.as('operatorAdmin')
    await setAddress(customer, 'admin@ridgeline.example')
    await admin.put('/api/v2/email-choices', { quotes: 'never' })
    const quote = await addQuote(customer)
    expect((await clerk.get(`/api/v2/quotes/${quote.id}/recipients`)).body).toEqual({
      recipients: [],
      are_unwanted: true,
    })
    await admin.put('/api/v2/email-choices', { quotes: 'daily' })
    expect((await clerk.get(`/api/v2/quotes/${quote.id}/recipients`)).body.recipients).toEqual([
      { email: 'admin@ridgeline.example', delivery: 'DAILY' },
    ])
    await setAddress(customer, null)
  })

  it('where the address is an account of another of its people, who wants none', async () => {
    const customer = await organizationId(test, 'Ridgeline Quarry')
    await setAddress(customer, 'operator@ridgeline.example')
    const people = await test.db.selectFrom('person').where('organization_id', '=', customer).select('id').execute()
    await test.db.deleteFrom('email_choice').execute()
    const never = people.map(({ id }) => ({ person_id: id, topic: 'quotes' as const, frequency: 'never' as const }))
    await test.db.insertInto('email_choice').values(never).execute()
    const quote = await addQuote(customer)
    expect((await clerk.get(`/api/v2/quotes/${quote.id}/recipients`)).body).toEqual({
      recipients: [],
      are_unwanted: true,
    })
    await test.db.deleteFrom('email_choice').execute()
    await setAddress(customer, null)
  })
})

describe('the address of a customer', () => {
  it('does not matter where an account gets the e-mail', async () => {
    const customer = await organizationId(test, 'Ridgeline Quarry')
    await setAddress(customer, office)
    await (await test.as('operatorAdmin')).put('/api/v2/email-choices', { quotes: 'at_once' })
    await test.db.deleteFrom('email').execute()
    await send(await addQuote(customer))
    expect(await subjects()).toEqual([])
    expect(await subjects('admin@ridgeline.example')).toHaveLength(1)
    await setAddress(customer, null)
  })

  it('is shown to the dealership that entered it, and taken back by its addressee', async () => {
    const customer = await addCustomer()
    expect((await clerk.get(contactOf(customer))).body).toEqual({ email: office })
    await place(customer)
    const token = (await emailsTo(test, office)).at(-1)?.text.match(/unsubscribe\?token=([\w.-]+)&of=dealership/)?.[1]
    expect((await test.anyone.post(`/api/v2/unsubscribe/${token}`)).status).toBe(204)
    expect((await clerk.get(contactOf(customer))).body).toEqual({ email: null })
  })

  it.each([{ email: 'office' }, { email: 'a@b.example, c@d.example' }, {}, { email: office, name: 'x' }])(
    'refuses %o',
    async (body) => {
      expect((await clerk.put(contactOf(await addCustomer()), body)).status).toBe(400)
    },
  )
})
