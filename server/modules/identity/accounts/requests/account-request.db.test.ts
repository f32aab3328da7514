import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Account, addAccount, organizationId, setLinkEnded } from '../../../../../tests/support/accounts'
import { createTestApp, type TestApp, type Who } from '../../../../../tests/support/test-app'
import type { Visitor } from '../../../../../tests/support/visitor'

const api = '/api/v2/users'
let test: TestApp
let ridgeline: string
let tallPines: string
let dealer: Visitor
let admin: Visitor
beforeAll(async () => {
  test = await createTestApp()
  ridgeline = await organizationId(test, 'Ridgeline Quarry')
  tallPines = await organizationId(test, 'Tall Pines Forestry')
  dealer = await test.as('dealerAdmin')
  admin = await test.as('operatorAdmin')
})
afterAll(() => test.close())
beforeEach(async () => {
  await test.db.deleteFrom('account_request').execute()
  await test.db.deleteFrom('email').execute()
})

let count = 0
const newAddress = () => `planted-${++count}@northfield.example`
const ask = (email: string, organization_id = ridgeline) =>
  dealer.post(`${api}/`, { email, group: 'Org User', organization_id })
const answer = (by: Visitor, id: string, action: string) => by.put(`${api}/requests/${id}`, { action })
const listed = async (who: Who) => (await (await test.as(who)).get(`${api}/requests`)).body
const emails = async () => {
  const rows = await test.db.selectFrom('email').select(['kind', 'recipient']).orderBy('kind').execute()
  return rows.map(({ kind, recipient }) => `${kind} ${recipient}`)
}
const account = (email: string) =>
  test.db
    .selectFrom('person')
    .where('email', '=', email)
    .select(['id', 'is_active', 'organization_id'])
    .executeTakeFirst()

describe('where an operator has an active admin, a dealership’s invitation is a request', () => {
  it('creates no account, and the operator’s admins receive an e-mail', async () => {
    const email = newAddress()
    const { status, body } = await ask(email)
    expect(status).toBe(202)
    expect(body).toMatchObject({
      status: 'PENDING',
      email,
      group: 'Org User',
      organization: { id: ridgeline, name: 'Ridgeline Quarry' },
      dealership: { name: 'Northfield Equipment' },
      requested_by: 'Nora Field',
      can_approve: false,
    })
    expect(await account(email)).toBeUndefined()
    expect(await emails()).toEqual(['account-requested admin@ridgeline.example'])
  })

  it('both sides see it, and the operator’s admins may approve it; strangers see nothing', async () => {
    const { id } = (await ask(newAddress())).body
    expect(await listed('operatorAdmin')).toMatchObject({ total: 1, items: [{ id, can_approve: true }] })
    expect(await listed('dealerAdmin')).toMatchObject({ total: 1, items: [{ id, can_approve: false }] })
    expect(await listed('strangerStaff')).toMatchObject({ total: 0, items: [] })
    expect((await answer(await test.as('strangerStaff'), id, 'approve')).status).toBe(404)
  })

  it('once approved, the account is created and invited, and the requester is notified', async () => {
    const email = newAddress()
    const { id } = (await ask(email)).body
    expect((await answer(admin, id, 'approve')).body).toMatchObject({ status: 'APPROVED', can_approve: false })
    expect(await account(email)).toMatchObject({ is_active: true, organization_id: ridgeline })
    expect(await emails()).toEqual([
      'account-request-answered admin@northfield.example',
      'account-requested admin@ridgeline.example',
      `invitation ${email}`,
    ])
    expect((await answer(admin, id, 'decline')).body).toMatchObject({ code: 'wrong_state' })
  })

  it('once declined or withdrawn, it creates no account', async () => {
    const [declined, withdrawn] = [newAddress(), newAddress()]
    const ids = [(await ask(declined)).body.id, (await ask(withdrawn)).body.id]
    expect((await answer(admin, ids[0], 'decline')).body.status).toBe('DECLINED')
    expect((await answer(dealer, ids[1], 'withdraw')).body.status).toBe('WITHDRAWN')
    expect([await account(declined), await account(withdrawn)]).toEqual([undefined, undefined])
  })

  it('a dealership approves nothing, and an operator withdraws nothing', async () => {
    const { id } = (await ask(newAddress())).body
    expect((await answer(dealer, id, 'approve')).status).toBe(403)
    expect((await answer(admin, id, 'withdraw')).status).toBe(403)
  })

  it('a second request for the same address is refused, and so is an address with an account', async () => {
    const email = newAddress()
    await ask(email)
    expect((await ask(email)).body).toMatchObject({ status: 409, code: 'already_asked' })
    expect((await ask('operator@ridgeline.example')).body).toMatchObject({ status: 409, code: 'email_taken' })
  })

  it('cannot be approved once the address has another account, and nothing changes', async () => {
    const email = newAddress()
    const { id } = (await ask(email)).body
    await admin.post(`${api}/`, { email, group: 'Machine Operator' })
    expect((await answer(admin, id, 'approve')).body).toMatchObject({ status: 409, code: 'email_taken' })
    expect(await listed('operatorAdmin')).toMatchObject({ items: [{ id, status: 'PENDING' }] })
  })

  it('at an operator without an active admin, the account is created at once', async () => {
    expect((await ask(newAddress(), tallPines)).status).toBe(201)
  })
})

describe('the end of a link deactivates what the dealership invited and nobody of the operator confirmed', () => {
  let invited: Record<'plain' | 'edited' | 'approved', string>
  let owner: Account

  const endLink = async (operatorId: string) => {
    const links = (await dealer.get('/api/v2/organizations/links')).body.items
    const link = links.find(
      (one: { status: string; operator: { id: string } | null }) =>
        one.status === 'ACTIVE' && one.operator?.id === operatorId,
    )
    expect((await dealer.put(`/api/v2/organizations/links/${link.id}`, { action: 'end' })).status).toBe(200)
  }
  const isActive = async (email: string) => (await account(email))?.is_active

  it('but not confirmed people, nor those whom the operator invited', async () => {
    invited = { plain: newAddress(), edited: newAddress(), approved: newAddress() }
    await ask(invited.plain, tallPines)
    const { id: edited } = (await ask(invited.edited, tallPines)).body
    owner = await addAccount(test, {
      organization: 'Tall Pines Forestry',
      group: 'Org Admin',
      email: 'owner@pines.example',
    })
    await owner.as.put(`${api}/${edited}`, { first_name: 'Confirmed' })
    const { id: request } = (await ask(invited.approved, tallPines)).body
    await answer(owner.as, request, 'approve')
    const own = newAddress()
    await owner.as.post(`${api}/`, { email: own, group: 'Org User' })
    const waiting = (await ask(newAddress(), tallPines)).body.id

    await endLink(tallPines)
    expect(await isActive(invited.plain)).toBe(false)
    for (const email of [invited.edited, invited.approved, own, owner.email]) expect(await isActive(email)).toBe(true)
    const { items } = (await owner.as.get(`${api}/requests`)).body
    expect(items.find((one: { id: string }) => one.id === waiting)).toMatchObject({ status: 'WITHDRAWN' })
    await setLinkEnded(test, 'Tall Pines Forestry', false)
  })

  it('nor the last active admin of the operator', async () => {
    await test.db
      .updateTable('person')
      .set({ invited_by_id: await organizationId(test, 'Northfield Equipment') })
      .where('id', '=', owner.id)
      .execute()
    await endLink(tallPines)
    expect(await isActive(owner.email)).toBe(true)
    await setLinkEnded(test, 'Tall Pines Forestry', false)
  })

  it('and ends their sessions', async () => {
    const planted = await addAccount(test, {
      organization: 'Tall Pines Forestry',
      group: 'Org User',
      email: newAddress(),
    })
    await test.db
      .updateTable('person')
      .set({ invited_by_id: await organizationId(test, 'Northfield Equipment') })
      .where('id', '=', planted.id)
      .execute()
    await endLink(tallPines)
    expect((await planted.as.get('/api/v2/auth/me')).status).toBe(401)
  })
})
