import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { setLinkEnded } from '../../../tests/support/accounts'
import { addInstance, organizationId } from '../../../tests/support/instances'
import { addMaintenanceQuote, addOrder, addQuote } from '../../../tests/support/sales'
import { createTestApp, people, type TestApp, testKeyring } from '../../../tests/support/test-app'
import type { RefusalKind } from '../../domain/domain-error'
import { openPlaceOrderLink, openRecordLink } from './open-portal-link'
import type { PortalLinkKind, RecordKind } from './portal-link'
import { createPortalTokens } from './portal-token'

const api = '/api/v2/portal-links'
const organizations = '/api/v2/organizations'
const tokens = createPortalTokens(testKeyring.keysFor('portal-label'))

let test: TestApp
let parties: { dealershipId: string; operatorId: string }
let ids: Record<RecordKind, string>
beforeAll(async () => {
  test = await createTestApp({ PUBLIC_URL: 'https://yard.example' })
  parties = {
    dealershipId: await organizationId(test, 'Northfield Equipment'),
    operatorId: await organizationId(test, 'Ridgeline Quarry'),
  }
})
beforeEach(async () => {
  ids = {
    order: await addOrder(test, parties),
    quote: await addQuote(test, parties),
    maintenance_quote: await addMaintenanceQuote(test, { ...parties, instanceId: await addInstance(test, parties) }),
  }
})
afterAll(() => test.close())

const kinds = ['order', 'quote', 'maintenance_quote'] as const
type Who = Parameters<TestApp['as']>[0]
const create = async (kind: PortalLinkKind, more: object = {}, who: Who = 'dealerUser') =>
  (await test.as(who)).post(api, { kind, ...more })
const linkTo = (kind: RecordKind, more: object = {}, who: Who = 'dealerUser') =>
  create(kind, { [`${kind}_id`]: ids[kind], ...more }, who)
const toPlaceOrders = (more: object = {}, who: Who = 'dealerUser') =>
  create('place_order', { organization_id: parties.operatorId, ...more }, who)
const tokenIn = (link: { url: string }) => new URL(link.url).searchParams.get('token') ?? ''
const open = (token: string, kind: RecordKind) => openRecordLink({ db: test.db, tokens }, token, kind)
const openPlacing = (token: string) => openPlaceOrderLink({ db: test.db, tokens }, token)
const dealershipOf = (token: string) => test.anyone.get(`${api}/dealership/${token}`)
const refused = (kind: RefusalKind, code: string) => expect.objectContaining({ kind, code })
const listed = async (who: Who, query: string) => (await (await test.as(who)).get(`${api}?limit=1000&${query}`)).body
const idsOf = (list: { items: { id: string }[] }) => list.items.map(({ id }) => id)

describe('a link to an order or a quote (behaviour, section 4)', () => {
  it.each([
    ['order', 'https://yard.example/operator-orders?token=', /^SO-/],
    ['quote', 'https://yard.example/operator-quote-details?token=', /^Q-/],
    ['maintenance_quote', 'https://yard.example/operator-quote-details?kind=maintenance&token=', /^MQ-/],
  ] as const)('%s opens that one alone, for 90 days', async (kind, address, number) => {
    const { status, body } = await linkTo(kind)
    expect(status).toBe(201)
    expect(body).toMatchObject({ kind, state: 'open', instance: null, organization: { name: 'Ridgeline Quarry' } })
    expect(body.record).toEqual({ id: ids[kind], number: expect.stringMatching(number) })
    expect(body.url.startsWith(address)).toBe(true)
    expect(Date.parse(body.expires_at) - Date.parse(body.created_at)).toBeCloseTo(90 * 86_400_000, -4)
    expect(await open(tokenIn(body), kind)).toEqual({ ...parties, id: ids[kind], linkId: body.id })
    for (const other of kinds.filter((name) => name !== kind)) {
      await expect(open(tokenIn(body), other)).rejects.toEqual(refused('not-found', 'not_found'))
    }
    await expect(openPlacing(tokenIn(body))).rejects.toEqual(refused('not-found', 'not_found'))
  })

  it('to placing orders is for one dealership and one operator', async () => {
    const { status, body } = await toPlaceOrders()
    expect([status, new URL(body.url).pathname, body.record]).toEqual([201, '/place-order', null])
    expect(await openPlacing(tokenIn(body))).toEqual({ ...parties, linkId: body.id })
    await expect(open(tokenIn(body), 'order')).rejects.toEqual(refused('not-found', 'not_found'))
  })

  it('ends with the service of the dealership, whom its holder can ask, and none is given out any more', async () => {
    const links = await Promise.all(kinds.map((kind) => linkTo(kind)))
    const placing = (await toPlaceOrders()).body
    const revoked = (await linkTo('order')).body
    await (await test.as('dealerUser')).delete(`${api}/${revoked.id}`)
    const services = test.db.selectFrom('service_period').where('dealership_id', '=', parties.dealershipId)
    const { id } = await services.where('operator_id', '=', parties.operatorId).select('id').executeTakeFirstOrThrow()
    expect((await (await test.as('dealerAdmin')).put(`${organizations}/links/${id}`, { action: 'end' })).status).toBe(
      200,
    )
    const none = 'The dealership no longer serves this customer, so no link can be created.'
    for (const [index, kind] of kinds.entries()) {
      const token = tokenIn(links[index]?.body)
      await expect(open(token, kind)).rejects.toEqual(refused('gone', 'link_service_ended'))
      expect((await linkTo(kind)).body).toMatchObject({ status: 403, detail: none })
      expect((await dealershipOf(token)).body).toMatchObject({ name: 'Northfield Equipment' })
    }
    await expect(openPlacing(tokenIn(placing))).rejects.toEqual(refused('gone', 'link_service_ended'))
    expect((await toPlaceOrders()).body).toMatchObject({ status: 403, detail: none })
    await expect(open(tokenIn(revoked), 'order')).rejects.toEqual(refused('gone', 'link_revoked'))
    expect((await dealershipOf(tokenIn(revoked))).status).toBe(410)
    await test.db.deleteFrom('email').execute()
    await test.anyone.post(`${api}/renewal`, { token: tokenIn(placing) })
    expect(await test.db.selectFrom('email').where('kind', '=', 'portal_link_asked').selectAll().execute()).toEqual([])
    const period = { dealership_id: parties.dealershipId, operator_id: parties.operatorId }
    await test.db.insertInto('service_period').values(period).execute()
    await expect(openPlacing(tokenIn(placing))).rejects.toEqual(refused('gone', 'link_revoked'))
  })

  it('may be given out as the record says: by its dealership, while it serves the operator', async () => {
    const pages = [`orders/${ids.order}`, `quotes/${ids.quote}`, `maintenance-quotes/${ids.maintenance_quote}`]
    const mayShare = async (who: Who) => {
      const reader = await test.as(who)
      return Promise.all(pages.map(async (page) => (await reader.get(`/api/v2/${page}`)).body.may_share))
    }
    expect(await mayShare('dealerUser')).toEqual([true, true, true])
    expect(await mayShare('operatorAdmin')).toEqual([false, false, false])
    await setLinkEnded(test, 'Ridgeline Quarry', true)
    expect(await mayShare('dealerUser')).toEqual([false, false, false])
    await setLinkEnded(test, 'Ridgeline Quarry', false)
  })

  it('is revoked by a newer one if that was requested, and no other one is', async () => {
    const older = (await linkTo('order')).body
    const quote = (await linkTo('quote')).body
    const placing = (await toPlaceOrders()).body
    const newer = (await linkTo('order', { replace: true })).body
    await expect(open(tokenIn(older), 'order')).rejects.toEqual(refused('gone', 'link_revoked'))
    await open(tokenIn(newer), 'order')
    await open(tokenIn(quote), 'quote')
    await openPlacing(tokenIn(placing))
    await toPlaceOrders({ replace: true })
    await expect(openPlacing(tokenIn(placing))).rejects.toEqual(refused('gone', 'link_revoked'))
  })
})

describe('who gives out such a link, and who lists and revokes it', () => {
  it('the staff of the dealership that sells give it out, and a super user; its customer may not', async () => {
    for (const kind of kinds) {
      const statuses = []
      for (const who of ['superUser', 'dealerAdmin', 'dealerUser', 'operatorAdmin', 'strangerStaff'] as const) {
        statuses.push((await linkTo(kind, {}, who)).status)
      }
      expect([kind, ...statuses]).toEqual([kind, 201, 201, 201, 403, 404])
    }
    expect((await toPlaceOrders({}, 'operatorAdmin')).status).toBe(403)
    expect((await toPlaceOrders({}, 'strangerStaff')).status).toBe(404)
  })

  it('the dealership and the Org Admin of the operator list and revoke it', async () => {
    const { body } = await linkTo('quote')
    const ofRecord = `record_id=${ids.quote}`
    expect(idsOf(await listed('dealerUser', ofRecord))).toEqual([body.id])
    expect(idsOf(await listed('operatorAdmin', `kind=quote&${ofRecord}`))).toEqual([body.id])
    expect(idsOf(await listed('operatorAdmin', `kind=order&${ofRecord}`))).toEqual([])
    expect(idsOf(await listed('strangerStaff', ofRecord))).toEqual([])
    expect((await (await test.as('operatorAdmin')).delete(`${api}/${body.id}`)).status).toBe(204)
    await expect(open(tokenIn(body), 'quote')).rejects.toEqual(refused('gone', 'link_revoked'))
  })

  it('the other staff of the operator do not, as they see only their own orders', async () => {
    const { body } = await linkTo('order')
    const admin = test.db.updateTable('person').where('email', '=', people.operatorAdmin)
    await admin.set({ groups: ['Org User'] }).execute()
    try {
      expect(idsOf(await listed('operatorAdmin', ''))).not.toContain(body.id)
      expect((await (await test.as('operatorAdmin')).delete(`${api}/${body.id}`)).status).toBe(404)
      expect((await linkTo('order', {}, 'operatorAdmin')).status).toBe(404)
    } finally {
      await admin.set({ groups: ['Org Admin'] }).execute()
    }
  })
})

describe('bad input', () => {
  it.each([
    [{ kind: 'order' }, 'body.order_id'],
    [{ kind: 'quote', order_id: randomUUID() }, 'body.quote_id'],
    [{ kind: 'maintenance_quote' }, 'body.maintenance_quote_id'],
    [{ kind: 'place_order' }, 'body.organization_id'],
  ])('%o is refused with its field', async (body, path) => {
    const answer = await (await test.as('dealerAdmin')).post(api, body)
    expect([answer.status, answer.body.errors[0].path]).toEqual([400, path])
  })

  it('of one kind is not opened by the id of another', async () => {
    expect((await create('quote', { quote_id: ids.order })).status).toBe(404)
  })
})

describe('asking for a new link', () => {
  it.each([
    ['order', 'tried to open order SO-', '/orders/'],
    ['quote', 'tried to open quote Q-', '/quotes/'],
    ['maintenance_quote', 'tried to open maintenance quote MQ-', '/maintenance-quotes/'],
  ] as const)('to %s notifies the dealership’s admin, with the way to it', async (kind, words, page) => {
    await test.db.deleteFrom('email').execute()
    const { body } = await linkTo(kind)
    await (await test.as('dealerUser')).delete(`${api}/${body.id}`)
    expect((await test.anyone.post(`${api}/renewal`, { token: tokenIn(body) })).status).toBe(202)
    const emails = await test.db.selectFrom('email').where('kind', '=', 'portal_link_asked').selectAll().execute()
    expect(emails.map(({ recipient }) => recipient)).toEqual([people.dealerAdmin])
    expect(emails[0]?.text).toContain(words)
    expect(emails[0]?.text).toContain(`https://yard.example${page}${ids[kind]}`)
  })
})
