import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { emailsTo, newestLink } from '../../../../tests/support/emails'
import { organizationId } from '../../../../tests/support/instances'
import { addPricedPart } from '../../../../tests/support/priced-parts'
import { createTestApp, type TestApp, type Who } from '../../../../tests/support/test-app'
import { testUnitOfWork } from '../../../../tests/support/unit-of-work'
import { storeContact } from './contact.repository'

const api = '/api/v2/orders'
const rosa = 'rosa@quarry.example'
const buyersAdmin = 'admin@ridgeline.example'

let test: TestApp
let sides: { organization_id: string; operator_id: string }
let part: string
let portal: string
beforeAll(async () => {
  test = await createTestApp()
  const dealershipId = await organizationId(test, 'Northfield Equipment')
  sides = { organization_id: dealershipId, operator_id: await organizationId(test, 'Ridgeline Quarry') }
  part = await addPricedPart(test.db, dealershipId)
  const staff = await test.as('dealerUser')
  const link = await staff.post('/api/v2/portal-links', { kind: 'place_order', organization_id: sides.operator_id })
  portal = `${api}/place-order-portal/${new URL(link.body.url).searchParams.get('token')}`
})
beforeEach(async () => {
  await paysOnAccount(true)
  await test.db.deleteFrom('email').execute()
})
afterAll(() => test.close())

const paysOnAccount = (pays_on_account: boolean) =>
  test.db
    .insertInto('customer_terms')
    .values({ ...sides, pays_on_account })
    .onConflict((conflict) => conflict.columns(['organization_id', 'operator_id']).doUpdateSet({ pays_on_account }))
    .execute()
const asked = (changes: object = {}) => ({
  client_id: randomUUID(),
  contact: 'Rosa Delgado',
  email: rosa,
  order_parts: [{ part_id: part, quantity: 2 }],
  delivery: 'PICKUP',
  ...changes,
})
async function place(changes: object = {}, headers: Record<string, string> = {}) {
  const { status, body } = await test.anyone.send('POST', portal, { payload: asked(changes), headers })
  expect(status).toBe(200)
  const order = await test.anyone.get(`${api}/token/${body.token}/details`)
  return { ...order.body, token: body.token }
}
const cancel = async (who: Who, { id, version }: { id: string; version: number }) => {
  const change = { status: 'CANCELLED', version, reason: 'No longer made' }
  expect((await (await test.as(who)).put(`${api}/status/${id}`, change)).status).toBe(200)
}
const choose = (token: string, email: string | null) => test.anyone.put(`${api}/token/${token}/contact`, { email })
const subjects = async (recipient: string) => (await emailsTo(test, recipient)).map(({ subject }) => subject)

describe('whoever orders by a link and leaves an e-mail address', () => {
  it('gets the link to the order at once, and each step with the same link', async () => {
    const order = await place({ email: 'Rosa@Quarry.example' })
    expect(order.contact_email).toBe(rosa)
    const link = { page: '/operator-orders', token: order.token }
    expect(await newestLink(test, rosa)).toEqual(link)
    await cancel('dealerUser', order)
    expect(await newestLink(test, rosa)).toEqual(link)
    expect(await subjects(rosa)).toEqual([
      `Your order ${order.order_number} from Northfield Equipment`,
      `Order ${order.order_number} has been cancelled`,
    ])
    const [email] = await emailsTo(test, rosa)
    expect(email?.text).not.toContain('/orders/')
    expect(email?.secrets).toContain(order.token)
  })

  it('hears that an order has to be paid first, in the language of whoever ordered', async () => {
    await paysOnAccount(false)
    const order = await place({}, { 'accept-language': 'es-MX' })
    expect(await subjects(rosa)).toEqual([`Su pedido ${order.order_number} a Northfield Equipment, por pagar`])
  })

  it('hears of it once, however often it was sent', async () => {
    const order = asked()
    const tries = await Promise.all([1, 2, 3].map(() => test.anyone.post(portal, order)))
    tries.push(await test.anyone.post(portal, order))
    expect(tries.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    expect(await subjects(rosa)).toHaveLength(1)
  })

  it('hears what somebody of the customer does with the order, who hears nothing of it', async () => {
    await paysOnAccount(false)
    const order = await place()
    await cancel('operatorAdmin', order)
    expect(await subjects(rosa)).toContain(`Order ${order.order_number} has been cancelled`)
    expect(await subjects(buyersAdmin)).toEqual([])
  })

  it('hears nothing of what they do signed in', async () => {
    await paysOnAccount(false)
    const order = await place({ email: buyersAdmin })
    await test.db.deleteFrom('email').execute()
    await cancel('operatorAdmin', order)
    expect(await subjects(buyersAdmin)).toEqual([])
  })

  it('does so beside the admins of the customer, who follow it signed in', async () => {
    const order = await place()
    await cancel('dealerUser', order)
    expect(await newestLink(test, buyersAdmin)).toEqual({ page: `/orders/${order.id}`, token: '' })
  })

  it('does so where the customer has no active admin', async () => {
    const order = await place()
    const ofCustomer = () => test.db.updateTable('person').where('organization_id', '=', sides.operator_id)
    await ofCustomer().set({ is_active: false }).execute()
    await cancel('dealerUser', order)
    await ofCustomer().set({ is_active: true }).execute()
    const emails = await test.db
      .selectFrom('email')
      .where('subject', 'like', '%cancelled')
      .select('recipient')
      .execute()
    expect(emails).toEqual([{ recipient: rosa }])
  })

  it('hears each step once as an admin of the customer', async () => {
    const order = await place({ email: buyersAdmin })
    await test.db.deleteFrom('email').execute()
    await cancel('dealerUser', order)
    expect(await subjects(buyersAdmin)).toEqual([`Order ${order.order_number} has been cancelled`])
  })

  it('hears no more once the link was revoked, which no e-mail opens again', async () => {
    const order = await place()
    const staff = await test.as('dealerUser')
    const { body } = await staff.get(`/api/v2/portal-links?kind=order&record_id=${order.id}`)
    await staff.delete(`/api/v2/portal-links/${body.items[0].id}`)
    await cancel('dealerUser', order)
    expect(await subjects(rosa)).toHaveLength(1)
  })

  it.each(['replaced', 'revoked beside another'])(
    'hears no more once the link was %s: whoever entered an address by it would be sent the new one',
    async (how) => {
      const order = await place()
      await choose(order.token, 'x@elsewhere.example')
      const staff = await test.as('dealerUser')
      const { body: links } = await staff.get(`/api/v2/portal-links?kind=order&record_id=${order.id}`)
      const renewal = { kind: 'order', order_id: order.id, replace: how === 'replaced' }
      const { body } = await staff.post('/api/v2/portal-links', renewal)
      await staff.delete(`/api/v2/portal-links/${links.items[0].id}`)
      await cancel('dealerUser', order)
      expect(await subjects('x@elsewhere.example')).toEqual([])
      expect(await subjects(rosa)).toHaveLength(1)
      const token = new URL(body.url).searchParams.get('token') ?? ''
      expect((await test.anyone.get(`${api}/token/${token}`)).body.contact_email).toBeNull()
    },
  )

  it('goes on with the address that the holder of the new link enters, also if the old one is revoked again', async () => {
    const order = await place()
    const staff = await test.as('dealerUser')
    const { body: links } = await staff.get(`/api/v2/portal-links?kind=order&record_id=${order.id}`)
    const { body } = await staff.post('/api/v2/portal-links', { kind: 'order', order_id: order.id, replace: true })
    const token = new URL(body.url).searchParams.get('token') ?? ''
    await choose(token, rosa)
    await staff.delete(`/api/v2/portal-links/${links.items[0].id}`)
    await cancel('dealerUser', order)
    expect((await newestLink(test, rosa)).token).toBe(token)
  })

  it('enters no address by a link that was revoked after it was opened', async () => {
    const order = await place()
    const staff = await test.as('dealerUser')
    const { body } = await staff.get(`/api/v2/portal-links?kind=order&record_id=${order.id}`)
    const linkId = body.items[0].id
    await staff.delete(`/api/v2/portal-links/${linkId}`)
    const contact = { email: 'x@elsewhere.example', language: 'en' } as const
    const stored = testUnitOfWork(test.db).transact((trx) => storeContact(trx, { orderId: order.id, linkId, contact }))
    await expect(stored).rejects.toMatchObject({ code: 'link_revoked' })
  })

  it('gets another link before the first one expires', async () => {
    const order = await place()
    const expires_at = new Date(Date.now() + 86_400_000)
    await test.db.updateTable('portal_link').set({ expires_at }).where('order_id', '=', order.id).execute()
    await cancel('dealerUser', order)
    const { token } = await newestLink(test, rosa)
    expect(token).not.toBe(order.token)
    expect((await test.anyone.get(`${api}/token/${token}`)).body.id).toBe(order.id)
  })

  it.each(['rosa', 'rosa@', 'a@b.example, c@d.example', 'rosa@quarry.example\nBcc: x@y.example', ''])(
    'is asked for a whole one instead of “%s”, and nothing is placed',
    async (email) => {
      const { status, body } = await test.anyone.post(portal, asked({ email }))
      expect([status, body.errors?.[0]?.path]).toEqual([400, 'body.email'])
    },
  )
})

describe('whoever holds the link to an order', () => {
  it('chooses where its e-mails go: to another address than a mistyped one, from then on', async () => {
    const order = await place({ email: 'rsoa@quarry.example' })
    const twice = await Promise.all([choose(order.token, 'Rosa@quarry.example'), choose(order.token, rosa)])
    expect(twice.map(({ status, body }) => [status, body.email])).toEqual([
      [200, rosa],
      [200, rosa],
    ])
    expect((await test.anyone.get(`${api}/token/${order.token}`)).body.contact_email).toBe(rosa)
    await cancel('dealerUser', order)
    expect(await newestLink(test, rosa)).toEqual({ page: '/operator-orders', token: order.token })
    expect(await subjects('rsoa@quarry.example')).toHaveLength(1)
  })

  it('ends them, and gets none of an order that staff placed until an address is entered', async () => {
    const order = await place()
    expect((await choose(order.token, null)).body).toEqual({ email: null })
    const staff = await test.as('dealerUser')
    const parties = { dealership_id: sides.organization_id, operator_id: sides.operator_id }
    const order_parts = [{ part_id: part, quantity: 1 }]
    const { body: other } = await staff.post(`${api}/`, { ...parties, order_parts, delivery: 'PICKUP' })
    const link = await staff.post('/api/v2/portal-links', { kind: 'order', order_id: other.id })
    const token = new URL(link.body.url).searchParams.get('token') ?? ''
    await choose(token, 'ivan@quarry.example')
    for (const one of [order, other]) await cancel('dealerUser', one)
    expect(await subjects(rosa)).toHaveLength(1)
    const mailed = await newestLink(test, 'ivan@quarry.example')
    expect((await test.anyone.get(`${api}/token/${mailed.token}`)).body.id).toBe(other.id)
  })

  it('is asked for a whole address, and changes nothing by a revoked link', async () => {
    const order = await place()
    for (const email of ['ivan', '', 'a@b.example, c@d.example']) {
      expect((await choose(order.token, email)).status).toBe(400)
    }
    const staff = await test.as('dealerUser')
    const { body } = await staff.get(`/api/v2/portal-links?kind=order&record_id=${order.id}`)
    await staff.delete(`/api/v2/portal-links/${body.items[0].id}`)
    expect((await choose(order.token, 'ivan@quarry.example')).status).toBe(410)
    expect((await staff.get(`${api}/${order.id}`)).body.contact_email).toBeNull()
  })
})

describe('e-mails about an order to somebody without an account', () => {
  const stopOf = async () => {
    const [email] = await emailsTo(test, rosa)
    const token = /unsubscribe\?token=(\S+?)&of=order/.exec(email?.text ?? '')?.[1] ?? ''
    expect([email?.unsubscribe_url, email?.secrets]).toEqual([
      expect.stringMatching(new RegExp(`/api/v2/unsubscribe/${token}$`)),
      expect.arrayContaining([token]),
    ])
    return `/api/v2/unsubscribe/${token}`
  }

  it('end by their link, also pressed twice; opening it changes nothing, and the order stays open', async () => {
    const order = await place()
    const stop = await stopOf()
    const opened = await test.anyone.get(stop)
    expect([opened.status, opened.raw.body]).toEqual([200, expect.stringContaining('of=order')])
    expect((await test.anyone.get(`${api}/token/${order.token}/details`)).body.contact_email).toBe(rosa)
    expect([(await test.anyone.post(stop, {})).status, (await test.anyone.post(stop, {})).status]).toEqual([204, 204])
    await cancel('dealerUser', order)
    expect(await subjects(rosa)).toHaveLength(1)
    const { body } = await test.anyone.get(`${api}/token/${order.token}/details`)
    expect([body.status, body.contact_email]).toEqual(['CANCELLED', null])
  })

  it('of other orders go on, and a token made up ends nothing', async () => {
    const [first, other] = [await place(), await place({ email: 'ivan@quarry.example' })]
    const stop = await stopOf()
    expect((await test.anyone.post(`${stop.slice(0, -3)}AAA`, {})).status).toBe(404)
    await test.anyone.post(stop, {})
    await cancel('dealerUser', other)
    expect(await subjects('ivan@quarry.example')).toHaveLength(2)
    expect((await test.anyone.get(`${api}/token/${first.token}/details`)).body.contact_email).toBeNull()
  })

  it('end only those to their own address, not those to the one that replaced it', async () => {
    const order = await place()
    const stop = await stopOf()
    await choose(order.token, 'ivan@quarry.example')
    expect((await test.anyone.post(stop, {})).status).toBe(204)
    await cancel('dealerUser', order)
    expect(await subjects('ivan@quarry.example')).toHaveLength(1)
  })

  it('do not depend on what an account with the address has chosen, and speak the language of the order', async () => {
    const person = test.db.selectFrom('person').where('email', '=', buyersAdmin).select('id')
    const { id: person_id } = await person.executeTakeFirstOrThrow()
    const setPerson = (values: { is_active: boolean; language: string }) =>
      test.db.updateTable('person').set(values).where('id', '=', person_id).execute()
    await setPerson({ is_active: false, language: 'es' })
    const frequency = 'never'
    await test.db.insertInto('email_choice').values({ person_id, topic: 'orders', frequency }).execute()
    const order = await place({ email: buyersAdmin })
    await cancel('dealerUser', order)
    await setPerson({ is_active: true, language: 'en' })
    await test.db.deleteFrom('email_choice').execute()
    expect(await subjects(buyersAdmin)).toEqual([
      `Your order ${order.order_number} from Northfield Equipment`,
      `Order ${order.order_number} has been cancelled`,
    ])
  })
})
