import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { addInstance, organizationId } from '../../../tests/support/instances'
import { createTestApp, people, type TestApp, testKeyring } from '../../../tests/support/test-app'
import type { RefusalKind } from '../../domain/domain-error'
import { openPortalLink } from './open-portal-link'
import type { PortalLinkKind } from './portal-link'
import { createPortalTokens } from './portal-token'

const api = '/api/v2/portal-links'
const tokens = createPortalTokens(testKeyring.keysFor('portal-label'))

let test: TestApp
let instanceId: string
let operatorId: string
let dealershipId: string
beforeAll(async () => {
  test = await createTestApp({ PUBLIC_URL: 'https://yard.example' })
  operatorId = await organizationId(test, 'Ridgeline Quarry')
  dealershipId = await organizationId(test, 'Northfield Equipment')
})
beforeEach(async () => {
  instanceId = await addInstance(test, { operatorId, dealershipId })
})
afterAll(() => test.close())

const labelOf = async (instance_id: string, more: object = {}) =>
  (await test.as('dealerUser')).post(api, { kind: 'machine_hours', instance_id, ...more })
const kitsOf = async (who: 'dealerAdmin' | 'operatorAdmin' | 'superUser', more: object = {}) =>
  (await test.as(who)).post(api, { kind: 'service_kits', organization_id: operatorId, ...more })
const tokenIn = (link: { url: string }) => new URL(link.url).searchParams.get('token') ?? ''
const listed = async (who: 'dealerUser' | 'operatorAdmin', query: string) =>
  (await (await test.as(who)).get(`${api}?${query}`)).body
const change = (id: string, values: object) =>
  test.db.updateTable('portal_link').set(values).where('id', '=', id).execute()
const open = (token: string, kind: PortalLinkKind) => openPortalLink({ db: test.db, tokens }, token, kind)
const refused = (kind: RefusalKind, code: string) => expect.objectContaining({ kind, code })

describe('a portal link', () => {
  it('to the hours of one machine leads to /machine-hours and does not expire (behaviour, section 4)', async () => {
    const { status, body } = await labelOf(instanceId)
    expect(status).toBe(201)
    expect(body).toMatchObject({ kind: 'machine_hours', state: 'open', expires_at: null, revoked_at: null })
    expect(body.organization).toEqual({ id: operatorId, name: 'Ridgeline Quarry' })
    expect(body.url).toMatch(/^https:\/\/yard\.example\/machine-hours\?token=v1[\w-]{43}$/)
    expect(await open(tokenIn(body), 'machine_hours')).toMatchObject({
      id: body.id,
      kind: 'machine_hours',
      organizationId: operatorId,
      dealershipId,
      instanceId,
    })
  })

  it('to due kits leads to /machine-service-kits and lasts 90 days', async () => {
    const { body } = await kitsOf('dealerAdmin')
    expect(new URL(body.url).pathname).toBe('/machine-service-kits')
    expect(Date.parse(body.expires_at) - Date.parse(body.created_at)).toBeCloseTo(90 * 86_400_000, -4)
    expect(await open(tokenIn(body), 'service_kits')).toMatchObject({ organizationId: operatorId, instanceId: null })
  })

  it('of an operator stays valid whichever dealership serves the machine', async () => {
    const { body } = await kitsOf('operatorAdmin')
    expect(await open(tokenIn(body), 'service_kits')).toMatchObject({ dealershipId: null })
  })

  it('is not valid as a link of the other kind', async () => {
    const { body } = await labelOf(instanceId)
    await expect(open(tokenIn(body), 'service_kits')).rejects.toEqual(refused('not-found', 'not_found'))
  })

  it('that was never created is not valid, even if well formed', async () => {
    for (const token of ['aGFyZC10by1ndWVzcy1wb3J0YWwtdG9rZW4', tokens.tokenOf(randomUUID())]) {
      await expect(open(token, 'machine_hours')).rejects.toEqual(refused('not-found', 'not_found'))
    }
  })

  it('gives the reason once it is no longer valid', async () => {
    const { body } = await kitsOf('dealerAdmin')
    await change(body.id, { expires_at: new Date(Date.now() - 1) })
    await expect(open(tokenIn(body), 'service_kits')).rejects.toEqual(refused('gone', 'link_expired'))
    expect((await (await test.as('dealerUser')).delete(`${api}/${body.id}`)).status).toBe(204)
    await expect(open(tokenIn(body), 'service_kits')).rejects.toEqual(refused('gone', 'link_revoked'))
  })

  it('of a dealership ends when another one serves the machine', async () => {
    const { body } = await labelOf(instanceId)
    await test.db.updateTable('machine_instance').set({ dealership_id: null }).where('id', '=', instanceId).execute()
    await expect(open(tokenIn(body), 'machine_hours')).rejects.toEqual(refused('gone', 'link_service_ended'))
  })

  it('records its last use, to the minute', async () => {
    const { body } = await labelOf(instanceId)
    const usedAt = async () => (await listed('dealerUser', `instance_id=${instanceId}`)).items[0].last_used_at
    expect(await usedAt()).toBeNull()
    await open(tokenIn(body), 'machine_hours')
    const first = await usedAt()
    await open(tokenIn(body), 'machine_hours')
    expect([typeof first, await usedAt()]).toEqual(['string', first])
    await change(body.id, { last_used_at: new Date('2026-01-01') })
    await open(tokenIn(body), 'machine_hours')
    expect((await usedAt()) > '2026-01-01T00:01').toBe(true)
  })
})

describe('a newer link can revoke the older ones (behaviour, section 4)', () => {
  it('only if that was requested', async () => {
    const first = (await labelOf(instanceId)).body
    const second = (await labelOf(instanceId)).body
    await open(tokenIn(first), 'machine_hours')
    const other = (await labelOf(await addInstance(test, { operatorId, dealershipId }))).body
    const third = (await labelOf(instanceId, { replace: true })).body
    for (const old of [first, second]) {
      await expect(open(tokenIn(old), 'machine_hours')).rejects.toEqual(refused('gone', 'link_revoked'))
    }
    await open(tokenIn(third), 'machine_hours')
    await open(tokenIn(other), 'machine_hours')
  })

  it('not the links of the other side', async () => {
    const own = (await kitsOf('operatorAdmin')).body
    const older = (await kitsOf('dealerAdmin')).body
    await kitsOf('dealerAdmin', { replace: true })
    await open(tokenIn(own), 'service_kits')
    await expect(open(tokenIn(older), 'service_kits')).rejects.toEqual(refused('gone', 'link_revoked'))
  })
})

describe('the list of links', () => {
  it("shows both sides a machine's labels, newest first, with the address to print again", async () => {
    const first = (await labelOf(instanceId)).body
    const second = (await labelOf(instanceId)).body
    for (const who of ['dealerUser', 'operatorAdmin'] as const) {
      const { items, total } = await listed(who, `instance_id=${instanceId}`)
      expect([total, items.map(({ url }: { url: string }) => url)]).toEqual([2, [second.url, first.url]])
    }
    const page = await listed('dealerUser', `instance_id=${instanceId}&page=2&limit=1`)
    expect([page.total, page.items[0].id]).toEqual([2, first.id])
  })

  it('shows the purpose, creator and validity of each', async () => {
    const label = (await labelOf(instanceId)).body
    const kits = (await kitsOf('dealerAdmin')).body
    const of = async (id: string) =>
      (await listed('dealerUser', `organization_id=${operatorId}&limit=1000`)).items.find(
        (link: { id: string }) => link.id === id,
      )
    expect(await of(label.id)).toMatchObject({
      instance: {
        id: instanceId,
        name: 'Loader 3',
        machine: 'Harrow WL-120',
        serial_number: expect.stringMatching(/^GHT/),
      },
      created_by: 'Pete Clark',
      state: 'open',
    })
    expect(await of(kits.id)).toMatchObject({ instance: null, state: 'open' })
    await change(kits.id, { created_by: null, expires_at: new Date(Date.now() - 1) })
    expect(await of(kits.id)).toMatchObject({ created_by: null, state: 'expired' })
    await (await test.as('dealerUser')).delete(`${api}/${kits.id}`)
    expect((await of(kits.id)).state).toBe('revoked')
  })

  it('shows a link of a former dealership as no longer valid', async () => {
    await labelOf(instanceId)
    await test.db.updateTable('machine_instance').set({ dealership_id: null }).where('id', '=', instanceId).execute()
    const { items } = await listed('operatorAdmin', `instance_id=${instanceId}`)
    expect(items[0]).toMatchObject({ state: 'revoked', revoked_at: null })
  })

  it('shows a former dealership nothing new about a machine (behaviour, section 1)', async () => {
    const { body } = await labelOf(instanceId)
    const values = { dealership_id: null, name: 'Sold', serial_number: `NEW${randomUUID()}` }
    await test.db.updateTable('machine_instance').set(values).where('id', '=', instanceId).execute()
    const { items } = await listed('dealerUser', `organization_id=${operatorId}&limit=1000`)
    expect(items.find(({ id }: { id: string }) => id === body.id)).toMatchObject({ state: 'revoked', instance: null })
    expect((await listed('operatorAdmin', `instance_id=${instanceId}`)).items[0].instance).toMatchObject({
      name: 'Sold',
    })
  })

  it('does not show a dealership the links of its operator to all its kits', async () => {
    const { body } = await kitsOf('operatorAdmin')
    const ids = async (who: 'dealerUser' | 'operatorAdmin') =>
      (await listed(who, `organization_id=${operatorId}&limit=1000`)).items.map(({ id }: { id: string }) => id)
    expect(await ids('operatorAdmin')).toContain(body.id)
    expect(await ids('dealerUser')).not.toContain(body.id)
    expect((await (await test.as('dealerUser')).delete(`${api}/${body.id}`)).status).toBe(404)
  })

  it('is empty for strangers, who cannot revoke anything', async () => {
    const { body } = await labelOf(instanceId)
    const stranger = await test.as('strangerStaff')
    expect((await stranger.get(`${api}?instance_id=${instanceId}`)).status).toBe(404)
    expect((await stranger.get(`${api}?organization_id=${operatorId}`)).status).toBe(404)
    expect((await stranger.get(api)).body.items).toEqual([])
    expect((await stranger.delete(`${api}/${body.id}`)).status).toBe(404)
    await open(tokenIn(body), 'machine_hours')
  })
})

describe('bad input', () => {
  it.each([
    [{ kind: 'machine_hours' }, 'body.instance_id'],
    [{ kind: 'service_kits' }, 'body.organization_id'],
    [{ kind: 'all_of_it' }, 'body.kind'],
    [{ kind: 'machine_hours', instance_id: 'x' }, 'body.instance_id'],
  ])('%o is refused with its field', async (body, path) => {
    const answer = await (await test.as('dealerAdmin')).post(api, body)
    expect([answer.status, answer.body.errors[0].path]).toEqual([400, path])
  })

  it('a dealership has no due kits of its own', async () => {
    const answer = await kitsOf('dealerAdmin', { organization_id: dealershipId })
    expect([answer.status, answer.body.errors[0].path]).toEqual([400, 'body.organization_id'])
  })
})

describe('asking for a new link', () => {
  const ask = (token: string, contact?: string) => test.anyone.post(`${api}/renewal`, { token, contact })
  const notifications = () =>
    test.db.selectFrom('email').where('kind', '=', 'portal_link_asked').selectAll().orderBy('created_at').execute()
  const revoked = async () => {
    const { body } = await labelOf(instanceId)
    await (await test.as('dealerUser')).delete(`${api}/${body.id}`)
    return tokenIn(body)
  }
  beforeEach(async () => {
    await test.db.deleteFrom('email').execute()
  })

  it('answers the same for every token, and notifies nobody of an unknown or valid one', async () => {
    const good = tokenIn((await labelOf(instanceId)).body)
    const answers = []
    for (const token of [good, await revoked(), tokens.tokenOf(randomUUID()), 'aGFyZC10by1ndWVzcy1wb3J0YWwtdG9rZW4']) {
      const { status, body } = await ask(token)
      answers.push([status, body])
    }
    expect(answers).toEqual(answers.map(() => [202, undefined]))
    expect(await notifications()).toHaveLength(1)
  })

  it('notifies the dealership’s admin of the machine and the message, as data', async () => {
    await ask(await revoked(), ' <b>Rosa</b>\nat the north face ')
    const [email] = await notifications()
    expect(email?.recipient).toBe(people.dealerAdmin)
    expect(email?.text).toContain('“<b>Rosa</b> at the north face”')
    expect(email?.html).toContain('&lt;b&gt;Rosa&lt;/b&gt;')
    expect(email?.text).toMatch(/Ridgeline Quarry tried to enter the hours of Harrow WL-120, serial number/)
    expect(email?.text).toContain(`https://yard.example/machine-instances/${instanceId}`)
  })

  it('notifies them once an hour, however often it is requested', async () => {
    const token = await revoked()
    await Promise.all([ask(token), ask(token), ask(token)])
    expect(await notifications()).toHaveLength(1)
    const hourAgo = new Date(Date.now() - 3_600_001)
    await test.db
      .updateTable('portal_link')
      .set({ renewal_asked_at: hourAgo })
      .where('instance_id', '=', instanceId)
      .execute()
    await ask(token)
    expect(await notifications()).toHaveLength(2)
  })

  it('goes to the operator if the dealership no longer serves the machine', async () => {
    const { body } = await labelOf(instanceId)
    await test.db.updateTable('machine_instance').set({ dealership_id: null }).where('id', '=', instanceId).execute()
    await ask(tokenIn(body))
    expect((await notifications()).map(({ recipient }) => recipient)).toEqual([people.operatorAdmin])
  })
})

describe('the dealership of a link', () => {
  const dealershipOf = (token: string) => test.anyone.get(`${api}/dealership/${token}`)

  it('is known to whoever holds it, whatever it opens', async () => {
    const kits = tokenIn((await kitsOf('dealerAdmin')).body)
    const { status, body } = await dealershipOf(kits)
    expect([status, body.name]).toEqual([200, 'Northfield Equipment'])
    expect(Object.keys(body)).toEqual(['name', 'phone', 'logo'])
  })

  it('is not told by a link that was never created or has ended', async () => {
    const { body: link } = await kitsOf('dealerAdmin')
    await change(link.id, { revoked_at: new Date() })
    expect((await dealershipOf(tokenIn(link))).status).toBe(410)
    expect((await dealershipOf(tokens.tokenOf('4f0c2c2e-5f0e-4a35-9a0b-6f0f6f7f1a01'))).status).toBe(404)
  })
})
