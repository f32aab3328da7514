import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Account, addAccount, organizationId } from '../../../../tests/support/accounts'
import { connectSocket, listen } from '../../../../tests/support/listener'
import { createTestApp, type TestApp } from '../../../../tests/support/test-app'
import type { Visitor } from '../../../../tests/support/visitor'
import { listTransitions } from '../../../db/transition'
import { linkStates, requestStates } from './link'

let test: TestApp
let northfield: string
let pit: string
let dealer: Visitor
let strangers: Visitor
/** The admin of an operator that no dealership of the world serves. */
let admin: Account

beforeAll(async () => {
  test = await createTestApp()
  northfield = await organizationId(test, 'Northfield Equipment')
  pit = await organizationId(test, 'Eastmoor Pit')
  dealer = await test.as('dealerAdmin')
  strangers = await test.as('strangerStaff')
  admin = await addAccount(test, { organization: 'Eastmoor Pit', group: 'Org Admin', email: 'admin@pit.example' })
})
beforeEach(async () => {
  await test.db.deleteFrom('link_request').execute()
  await test.db.deleteFrom('service_period').where('operator_id', '=', pit).execute()
  await test.db.deleteFrom('email').execute()
})
afterAll(() => test.close())

const url = '/api/v2/organizations/links'
const ask = (email = admin.email, by = dealer) => by.post(url, { email })
const answer = (by: Visitor, id: string, action: string) => by.put(`${url}/${id}`, { action })
const list = async (by: Visitor, query = '') => (await by.get(`${url}${query}`)).body
const emails = async () => {
  await test.runJobs()
  return test.db.selectFrom('email').select(['kind', 'recipient', 'text']).orderBy('recipient').execute()
}
const notified = async () => (await emails()).map(({ kind, recipient }) => `${kind} ${recipient}`)
const linked = async () => {
  const { id } = (await ask()).body
  await answer(admin.as, id, 'accept')
  return id as string
}

const history = async (id: string) => [
  ...(await listTransitions(test.db, requestStates, id)),
  ...(await listTransitions(test.db, linkStates, id)),
]

describe('a dealership requests a link, to which an admin of the operator agrees (behaviour, section 1)', () => {
  it('the request is pending, and the admin receives an e-mail', async () => {
    const { status, body } = await ask('Admin@Pit.example')
    expect(status).toBe(202)
    expect(body).toEqual({
      id: body.id,
      status: 'PENDING',
      dealership: { id: northfield, name: 'Northfield Equipment' },
      operator: null,
      email: admin.email,
      created_at: expect.any(String),
      answered_at: null,
      can_answer: false,
    })
    const [mail] = await emails()
    expect(mail).toMatchObject({ kind: 'link-requested', recipient: admin.email })
    expect(mail?.text).toContain('Northfield Equipment')
    expect(mail?.text).toContain('/addresses')
    expect(await list(admin.as)).toMatchObject({
      total: 1,
      items: [{ id: body.id, operator: { id: pit, name: 'Eastmoor Pit' }, can_answer: true }],
    })
  })

  it('once accepted, they see each other, and the requester is notified', async () => {
    const { id } = (await ask()).body
    const { status, body } = await answer(admin.as, id, 'accept')
    expect([status, body.status, body.id, body.can_answer]).toEqual([200, 'ACTIVE', id, false])
    expect((await dealer.get(`/api/v2/organizations/${pit}`)).body.link.ended_at).toBeNull()
    expect((await admin.as.get(`/api/v2/organizations/${northfield}`)).status).toBe(200)
    expect((await list(dealer)).items).toContainEqual(
      expect.objectContaining({ id, status: 'ACTIVE', operator: { id: pit, name: 'Eastmoor Pit' } }),
    )
    expect(await notified()).toContain('link-accepted admin@northfield.example')
  })

  it('once declined, they do not, and the dealership still learns nothing about the operator', async () => {
    const { id } = (await ask()).body
    expect((await answer(admin.as, id, 'decline')).body).toMatchObject({ status: 'DECLINED', can_answer: false })
    expect((await dealer.get(`/api/v2/organizations/${pit}`)).status).toBe(404)
    const seen = (await list(dealer)).items.find((one: { id: string }) => one.id === id)
    expect(seen).toMatchObject({ status: 'DECLINED', operator: null })
    const mail = (await emails()).find(({ kind }) => kind === 'link-declined')
    expect(mail?.recipient).toBe('admin@northfield.example')
    expect(mail?.text).not.toContain('Eastmoor Pit')
  })

  it('once withdrawn, it cannot be answered', async () => {
    const { id } = (await ask()).body
    await test.runJobs()
    expect((await answer(dealer, id, 'withdraw')).body).toMatchObject({ status: 'WITHDRAWN', operator: null })
    expect((await answer(admin.as, id, 'accept')).status).toBe(409)
    expect((await dealer.get(`/api/v2/organizations/${pit}`)).status).toBe(404)
  })

  it('withdrawn before the e-mail is sent, it sends none', async () => {
    const { id } = (await ask()).body
    await answer(dealer, id, 'withdraw')
    expect(await notified()).toEqual([])
    expect((await list(admin.as)).total).toBe(0)
  })

  it('either side ends the link; the admins of the other side are notified', async () => {
    for (const [by, recipients] of [
      [dealer, ['link-ended admin@pit.example']],
      [admin.as, ['link-ended admin@northfield.example']],
      [await test.as('superUser'), ['link-ended admin@northfield.example', 'link-ended admin@pit.example']],
    ] as const) {
      const id = await linked()
      expect((await answer(by, id, 'end')).body).toMatchObject({ status: 'ENDED' })
      expect((await notified()).filter((one) => one.startsWith('link-ended'))).toEqual(recipients)
      expect((await dealer.get(`/api/v2/organizations/${pit}`)).body.link.ended_at).toEqual(expect.any(String))
      await test.db.deleteFrom('email').execute()
    }
  })

  it('the history of a link records who answered and who ended it, for which side and when', async () => {
    const id = await linked()
    await answer(dealer, id, 'end')
    const personId = async (email: string) =>
      (await test.db.selectFrom('person').where('email', '=', email).select('id').executeTakeFirstOrThrow()).id
    expect(await history(id)).toEqual([
      { from: 'PENDING', to: 'ACTIVE', personId: admin.id, reason: '', changedAt: expect.any(Date) },
      {
        from: 'ACTIVE',
        to: 'ENDED',
        personId: await personId('admin@northfield.example'),
        reason: '',
        changedAt: expect.any(Date),
      },
    ])
  })

  it('the sockets of the operator’s people close when it ends, as they received events of the dealership’s manuals', async () => {
    const id = await linked()
    const listener = await connectSocket(await listen(test), admin.as.token)
    const closed = new Promise((resolve) => listener.socket.once('disconnect', resolve))
    await answer(dealer, id, 'end')
    expect(await closed).toBe('io server disconnect')
  })

  it('an ended link can be requested again, and remains one link', async () => {
    const first = await linked()
    await answer(dealer, first, 'end')
    const second = await linked()
    expect((await list(admin.as)).items).toMatchObject([{ id: second, status: 'ACTIVE' }])
    expect((await dealer.get(`/api/v2/organizations/${pit}`)).body.link.ended_at).toBeNull()
    expect((await answer(admin.as, first, 'end')).status).toBe(404)
    const periods = test.db.selectFrom('service_period').where('operator_id', '=', pit).orderBy('started_at')
    expect(await periods.select(['id', 'ended_at']).execute()).toEqual([
      { id: first, ended_at: expect.any(Date) },
      { id: second, ended_at: null },
    ])
  })
})

describe('the dealership does not learn whether there is an account (behaviour, section 3)', () => {
  const nobody = 'nobody@pit.example'
  const shape = async (email: string) => {
    const asked = await ask(email)
    const again = await ask(email)
    const accepted = await answer(dealer, asked.body.id, 'accept')
    const withdrawn = await answer(dealer, asked.body.id, 'withdraw')
    const text = JSON.stringify([asked, again, accepted, withdrawn].map(({ status, body }) => [status, body]))
    return text
      .replaceAll(asked.body.id, '<id>')
      .replaceAll(email, '<email>')
      .replaceAll(/"\d{4}-\d\d-\d\dT[^"]*"/g, '"<time>"')
      .replaceAll(/"request_id":"[^"]*"/g, '')
  }

  it('the reply is the same for an admin, for an unknown address, and for people who are no admins', async () => {
    const expected = await shape(admin.email)
    for (const email of [
      nobody,
      'operator@eastmoor-pit.example',
      'user@northfield.example',
      'super@yardhand.example',
    ]) {
      expect(await shape(email)).toBe(expected)
    }
  })

  it('the list has the same order, whatever the operators are called', async () => {
    for (const email of ['b@nowhere.example', admin.email, 'a@nowhere.example']) await ask(email)
    const { items } = await list(dealer, '?limit=3')
    expect(items.map(({ email }: { email: string }) => email)).toEqual([
      'a@nowhere.example',
      admin.email,
      'b@nowhere.example',
    ])
  })

  it('only an active Org Admin of an operator receives an e-mail', async () => {
    for (const email of [
      nobody,
      'operator@eastmoor-pit.example',
      'user@northfield.example',
      'admin@eastmoor.example',
    ]) {
      await ask(email)
    }
    await test.db.updateTable('person').set({ is_active: false }).where('id', '=', admin.id).execute()
    await ask()
    expect(await notified()).toEqual([])
    await test.db.updateTable('person').set({ is_active: true }).where('id', '=', admin.id).execute()
  })

  it('a person who becomes an admin later finds the pending request', async () => {
    const { id } = (await ask('later@pit.example')).body
    await test.runJobs()
    expect((await list(admin.as)).total).toBe(0)
    const later = await addAccount(test, {
      organization: 'Eastmoor Pit',
      group: 'Org Admin',
      email: 'later@pit.example',
    })
    expect((await list(admin.as)).items).toMatchObject([{ id, can_answer: true }])
    expect((await answer(later.as, id, 'accept')).body.status).toBe('ACTIVE')
  })

  it('a second request within a day sends no second e-mail', async () => {
    for (const action of ['withdraw', undefined]) {
      const { id } = (await ask()).body
      await test.runJobs()
      if (action) await answer(dealer, id, action)
    }
    expect(await notified()).toEqual(['link-requested admin@pit.example'])
  })
})

describe('a request that contradicts the current state is refused (409)', () => {
  it('a second pending request to the same e-mail address', async () => {
    const both = await Promise.all([ask(), ask()])
    expect(both.map(({ status }) => status).sort()).toEqual([202, 409])
    expect((await ask()).body.code).toBe('already_asked')
    expect((await ask(admin.email, strangers)).status).toBe(202)
  })

  it('a request to an operator that is already served, as the dealership may list its people', async () => {
    expect(await ask('admin@ridgeline.example')).toMatchObject({ status: 409, body: { code: 'already_linked' } })
    expect((await ask('admin@ridgeline.example', strangers)).status).toBe(202)
  })

  it('one of two simultaneous answers', async () => {
    const { id } = (await ask()).body
    await test.runJobs()
    const both = await Promise.all([answer(admin.as, id, 'accept'), answer(dealer, id, 'withdraw')])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
    const winner = both.find(({ status }) => status === 200)?.body.status
    expect(both.find(({ status }) => status === 409)?.body).toMatchObject({
      code: 'wrong_state',
      current: { status: winner },
    })
    const { items } = await list(admin.as)
    expect(items).toMatchObject([{ id, status: winner }])
    expect(await history(id)).toHaveLength(1)
  })

  it('one of two simultaneous ends, with the current state', async () => {
    const id = await linked()
    const both = await Promise.all([answer(admin.as, id, 'end'), answer(dealer, id, 'end')])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(both.find(({ status }) => status === 409)?.body.current).toEqual({ status: 'ENDED' })
    const toOperator = (await notified())
      .filter((one) => one.startsWith('link-ended'))
      .map((one) => one.endsWith('@pit.example'))
    expect([...new Set(toOperator)], 'only the other side is notified').toEqual([both[1].status === 200])
  })

  it('with an explanation in the reader’s language', async () => {
    const id = await linked()
    const { body } = await admin.as.send('PUT', `${url}/${id}`, {
      payload: { action: 'accept' },
      headers: { 'accept-language': 'es' },
    })
    expect(body.detail).toContain('ya no es posible')
  })

  it.each(['accept', 'decline'])('the action %s on an active link', async (action) => {
    const id = await linked()
    expect(await answer(admin.as, id, action)).toMatchObject({ status: 409, body: { code: 'wrong_state' } })
  })
})

describe('who may act on links', () => {
  it('the side that decides; the other one gets 403, strangers 404', async () => {
    const { id } = (await ask()).body
    for (const [by, action, status] of [
      [dealer, 'accept', 403],
      [dealer, 'decline', 403],
      [admin.as, 'withdraw', 403],
      [strangers, 'withdraw', 404],
      [await test.as('operatorAdmin'), 'accept', 404],
      [await test.as('dealerUser'), 'withdraw', 403],
      [await test.as('strangerOperator'), 'accept', 403],
    ] as const) {
      expect((await answer(by, id, action)).status).toBe(status)
    }
    await answer(admin.as, id, 'accept')
    expect((await answer(strangers, id, 'end')).status).toBe(404)
    expect((await list(strangers)).total).toBe(0)
    expect((await strangers.get(`${url}?organization_id=${northfield}`)).status).toBe(404)
  })

  it('an admin lists those of their own organization, pending ones first', async () => {
    await ask()
    const { items, total } = await list(dealer)
    expect([total, items.map(({ status }: { status: string }) => status)]).toEqual([3, ['PENDING', 'ACTIVE', 'ACTIVE']])
    expect(items.slice(1).map((one: { operator: { name: string } }) => one.operator.name)).toEqual([
      'Ridgeline Quarry',
      'Tall Pines Forestry',
    ])
    expect(await list(dealer, '?limit=1&page=3')).toMatchObject({ total: 3, items: [{ status: 'ACTIVE' }] })
    expect((await (await test.as('dealerUser')).get(url)).status).toBe(403)
  })

  it('a super user links two organizations directly, sees all links, and may decide for either side', async () => {
    const superUser = await test.as('superUser')
    const two = { dealership_id: northfield, operator_id: pit }
    const { status, body } = await superUser.post(url, two)
    expect([status, body.status, body.email]).toEqual([202, 'ACTIVE', null])
    expect((await superUser.post(url, two)).body.code).toBe('already_linked')
    expect((await list(superUser)).total).toBe(3)
    expect((await list(superUser, `?organization_id=${pit}`)).items).toMatchObject([{ id: body.id }])
    await answer(superUser, body.id, 'end')
    expect((await superUser.post(url, two)).status).toBe(202)

    const { id } = (await ask('nobody@pit.example')).body
    expect((await answer(superUser, id, 'accept')).body.code).toBe('nobody_asked')
    expect((await answer(superUser, id, 'withdraw')).status).toBe(200)
  })

  it.each([
    [{}, 400, 'body.dealership_id'],
    [{ email: 'admin@pit.example' }, 400, 'body.dealership_id'],
  ])('a super user names both organizations: %j', async (body, status, field) => {
    const refused = await (await test.as('superUser')).post(url, body)
    expect([refused.status, refused.body.errors[0].path]).toEqual([status, field])
  })

  it('both organizations must have the right type (404), and a dealership must enter an e-mail address (400)', async () => {
    const superUser = await test.as('superUser')
    expect((await superUser.post(url, { dealership_id: pit, operator_id: pit })).status).toBe(404)
    expect((await superUser.post(url, { dealership_id: northfield, operator_id: northfield })).status).toBe(404)
    for (const body of [{}, { email: 'no address' }, { dealership_id: northfield, operator_id: pit }]) {
      const refused = await dealer.post(url, body)
      expect([refused.status, refused.body.errors[0].path]).toEqual([400, 'body.email'])
    }
  })
})
