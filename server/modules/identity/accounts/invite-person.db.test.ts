import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { addAccount, organizationId, personId, setLinkEnded } from '../../../../tests/support/accounts'
import { createTestApp, people, type TestApp, type Who } from '../../../../tests/support/test-app'
import { hashPassword } from '../password'

vi.mock('../password', { spy: true })

let test: TestApp
let northfield: string
let ridgeline: string
let tallPines: string
beforeAll(async () => {
  test = await createTestApp({ PUBLIC_URL: 'https://yardhand.example' })
  const names = ['Northfield Equipment', 'Ridgeline Quarry', 'Tall Pines Forestry']
  const ids = await Promise.all(names.map((name) => organizationId(test, name)))
  ;[northfield = '', ridgeline = '', tallPines = ''] = ids
})
afterAll(() => test.close())

const post = async (who: Who, path: string, body?: object) => (await test.as(who)).post(`/api/v2/users/${path}`, body)
const invite = (who: Who, body: object) => post(who, '', body)
const resend = (who: Who, id: string) => post(who, `${id}/resend-invitation`)
const signIn = (email: string, password: string) => test.anyone.post('/api/v2/auth/login', { email, password })

let count = 0
const newAddress = () => `newcomer-${++count}@invited.example`

/** The e-mails to an address, the newest first. */
const mailsTo = (address: string) =>
  test.db.selectFrom('email').where('recipient', '=', address).orderBy('created_at', 'desc').selectAll().execute()

async function passwordFor(address: string): Promise<string> {
  const [mail] = await mailsTo(address)
  return mail?.text.match(/temporary password: ([a-z2-9-]{23})/)?.[1] ?? ''
}

describe('POST /users/: invite by e-mail with role (behaviour, section 3)', () => {
  it('creates an account that starts with CHANGE_PASSWORD', async () => {
    const body = { email: 'Clerk@Northfield.example', group: 'Org User', first_name: ' Mia ', last_name: 'Holt' }
    const answer = await invite('dealerAdmin', body)
    expect(answer.status).toBe(201)
    expect(answer.body).toMatchObject({
      email: 'clerk@northfield.example',
      username: 'clerk@northfield.example',
      first_name: 'Mia',
      last_name: 'Holt',
      groups: [{ name: 'Org User' }],
      organization: { id: northfield, type: 'DEALERSHIP' },
      onboarding_status: 'CHANGE_PASSWORD',
      status: 'invited',
      is_superuser: false,
    })
  })

  it('a dealership invites the first admin of its customer, and no further ones', async () => {
    const offered = async (organization: string) =>
      (await (await test.as('dealerAdmin')).get(`/api/v2/users/groups?organization_id=${organization}`)).body.items
    expect(await offered(ridgeline)).not.toContainEqual({ name: 'Org Admin' })
    expect(await offered(tallPines)).toContainEqual({ name: 'Org Admin' })
    const body = { email: newAddress(), group: 'Org Admin' }
    expect(await invite('dealerAdmin', { ...body, organization_id: ridgeline })).toMatchObject({
      status: 400,
      body: { errors: [{ path: 'body.group', message: expect.any(String) }] },
    })
    expect((await invite('dealerAdmin', { ...body, organization_id: tallPines })).status).toBe(201)
  })

  it('starts an account in the language of its inviter, and so does its e-mail', async () => {
    const spanish = await addAccount(test, {
      organization: 'Northfield Equipment',
      group: 'Org Admin',
      email: newAddress(),
    })
    await spanish.as.put(`/api/v2/users/${spanish.id}`, { language: 'es' })
    const email = newAddress()
    const { body } = await spanish.as.post('/api/v2/users/', { email, group: 'Org User' })
    expect(body.language).toBe('es')
    expect((await mailsTo(email)).map(({ subject }) => subject)).toEqual(['Su cuenta en Northfield Equipment'])
    const english = await invite('dealerAdmin', { email: newAddress(), group: 'Org User' })
    expect(english.body.language).toBe('en')
  })

  it('sends an e-mail with the inviter, where to sign in, and the password to sign in with', async () => {
    const email = newAddress()
    await invite('dealerAdmin', { email, group: 'Machine Operator', organization_id: tallPines })
    const [mail, ...more] = await mailsTo(email)
    expect(more).toEqual([])
    expect(mail).toMatchObject({ kind: 'invitation', organization_id: tallPines })
    expect(mail?.subject).toContain('Tall Pines Forestry')
    expect(mail?.text).toContain('Nora Field of Northfield Equipment')
    expect(mail?.text).toContain(`https://yardhand.example/login?email=${encodeURIComponent(email)}`)
    const password = await passwordFor(email)
    expect(mail?.secrets).toEqual([password])
    expect((await signIn(email, password)).status).toBe(200)
  })

  it('the temporary password is valid for seven days', async () => {
    const email = newAddress()
    await invite('dealerAdmin', { email, group: 'Org User' })
    const rows = test.db.selectFrom('person').where('email', '=', email).select('password_expires_at')
    const { password_expires_at } = await rows.executeTakeFirstOrThrow()
    const days = ((password_expires_at?.getTime() ?? 0) - Date.now()) / (24 * 3600 * 1000)
    expect(days).toBeGreaterThan(6.9)
    expect(days).toBeLessThanOrEqual(7)
    await test.db
      .updateTable('person')
      .set({ password_expires_at: new Date(Date.now() - 1000) })
      .where('email', '=', email)
      .execute()
    expect((await signIn(email, await passwordFor(email))).status).toBe(401)
  })

  it('refuses an address that has an account, in whichever organization and case', async () => {
    for (const email of [people.dealerUser, people.strangerStaff.toUpperCase()]) {
      const { status, body } = await invite('dealerAdmin', { email, group: 'Org User' })
      expect([status, body.code]).toEqual([409, 'email_taken'])
    }
    const email = newAddress()
    const answers = await Promise.all([1, 2].map(() => invite('dealerAdmin', { email, group: 'Org User' })))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409])
    expect(await mailsTo(email)).toHaveLength(1)
  })

  it.each([
    ['dealerAdmin', { email: 'x@y.example', group: 'Machine Operator' }, 'body.group'],
    ['dealerAdmin', { email: 'no address', group: 'Org User' }, 'body.email'],
    ['superUser', { email: 'x@y.example', group: 'Org User' }, 'body.organization_id'],
  ] as const)('%s: %j is refused with the field', async (who, body, path) => {
    const answer = await invite(who, body)
    expect([answer.status, answer.body.errors]).toEqual([400, [expect.objectContaining({ path })]])
  })
})

describe('POST /users/: who may invite to which organization', () => {
  it('an admin to their own organization, a super user to any', async () => {
    const own = await invite('operatorAdmin', { email: newAddress(), group: 'Machine Operator' })
    expect(own.body.organization.id).toBe(ridgeline)
    const any = await invite('superUser', { email: newAddress(), group: 'Org User', organization_id: northfield })
    expect(any.body.organization.id).toBe(northfield)
  })

  it('a dealership’s admin to any operator that it serves; if that has an admin of its own, it is a request', async () => {
    const body = { email: newAddress(), group: 'Org User', organization_id: ridgeline }
    expect((await invite('dealerAdmin', body)).status).toBe(202)
    expect((await invite('dealerAdmin', { ...body, organization_id: tallPines })).status).toBe(201)
    await setLinkEnded(test, 'Ridgeline Quarry', true)
    expect((await invite('dealerAdmin', { ...body, email: newAddress() })).status).toBe(404)
    await setLinkEnded(test, 'Ridgeline Quarry', false)
  })

  it('nobody to an organization of strangers, and no operator to its dealership', async () => {
    const refused: [Who, string][] = [
      ['dealerAdmin', await organizationId(test, 'Eastmoor Machines')],
      ['dealerAdmin', await organizationId(test, 'Eastmoor Pit')],
      ['strangerStaff', ridgeline],
      ['operatorAdmin', northfield],
    ]
    for (const [who, organization_id] of refused) {
      const email = newAddress()
      const { status } = await invite(who, { email, group: 'Org User', organization_id })
      expect([who, status, await mailsTo(email)]).toEqual([who, 404, []])
    }
    expect((await invite('dealerUser', { email: newAddress(), group: 'Org User' })).status).toBe(403)
  })
})

it('no password is hashed for people who may not invite, renew or approve (behaviour, section 3)', async () => {
  const foreign = { email: newAddress(), group: 'Org User', organization_id: northfield }
  const requested = { email: newAddress(), group: 'Org User', organization_id: ridgeline }
  const { id: requestId } = (await invite('dealerAdmin', requested)).body
  const colleague = await personId(test, people.dealerUser)
  const [stranger, dealer] = [await test.as('strangerStaff'), await test.as('dealerAdmin')]
  const approve = { action: 'approve' }
  vi.mocked(hashPassword).mockClear()
  const answers = [
    await invite('strangerStaff', foreign),
    await invite('dealerAdmin', { ...foreign, group: 'Machine Operator' }),
    await resend('strangerStaff', colleague),
    await stranger.put(`/api/v2/users/requests/${requestId}`, approve),
    await dealer.put(`/api/v2/users/requests/${requestId}`, approve),
  ]
  expect(answers.map(({ status }) => status)).toEqual([404, 400, 404, 404, 403])
  expect(hashPassword).not.toHaveBeenCalled()
})

describe('POST /users/{id}/resend-invitation', () => {
  const invited = async (organization_id = northfield) => {
    const email = newAddress()
    const { body } = await invite('dealerAdmin', { email, group: 'Org User', organization_id })
    return { email, id: body.id as string }
  }

  it('sends a new temporary password; the earlier one becomes invalid', async () => {
    const { email, id } = await invited()
    const before = await passwordFor(email)
    const session = (await signIn(email, before)).body.access_token
    const { status, body } = await resend('dealerAdmin', id)
    expect([status, body.status, body.onboarding_status]).toEqual([200, 'invited', 'CHANGE_PASSWORD'])
    expect(await mailsTo(email)).toHaveLength(2)
    expect((await signIn(email, before)).status).toBe(401)
    const headers = { authorization: `Bearer ${session}` }
    expect((await test.anyone.get('/api/v2/auth/me', { headers })).status).toBe(401)
    expect((await signIn(email, await passwordFor(email))).status).toBe(200)
  })

  it('renews an expired password, also after a deactivation', async () => {
    const { email, id } = await invited()
    const admin = await test.as('dealerAdmin')
    await admin.put(`/api/v2/users/${id}`, { is_active: false })
    expect((await resend('dealerAdmin', id)).status).toBe(409)
    const past = new Date(Date.now() - 1000)
    await test.db.updateTable('person').set({ password_expires_at: past }).where('id', '=', id).execute()
    expect((await admin.put(`/api/v2/users/${id}`, { is_active: true })).body.status).toBe('invited')
    expect((await resend('dealerAdmin', id)).status).toBe(200)
    expect((await signIn(email, await passwordFor(email))).status).toBe(200)
  })

  it('is refused once the invitation was accepted', async () => {
    const { status, body } = await resend('dealerAdmin', await personId(test, people.dealerUser))
    expect([status, body.code]).toEqual([409, 'not_invited'])
  })

  it('a dealership’s admin may only where the operator has no admin of its own', async () => {
    expect((await resend('dealerAdmin', (await invited(tallPines)).id)).status).toBe(200)
    const { body } = await invite('operatorAdmin', { email: newAddress(), group: 'Org User' })
    const id: string = body.id
    expect((await resend('dealerAdmin', id)).status).toBe(403)
    expect((await resend('operatorAdmin', id)).status).toBe(200)
    expect((await resend('dealerAdmin', await personId(test, people.operator))).status).toBe(403)
    await setLinkEnded(test, 'Ridgeline Quarry', true)
    expect((await resend('dealerAdmin', id)).status).toBe(404)
    await setLinkEnded(test, 'Ridgeline Quarry', false)
  })

  it('what one may not see answers 404, what one may see but not do 403 (behaviour, section 3)', async () => {
    const { id } = await invited()
    expect((await resend('strangerStaff', id)).status).toBe(404)
    expect((await resend('operatorAdmin', id)).status).toBe(404)
    const clerk = await addAccount(test, {
      organization: 'Northfield Equipment',
      group: 'Org User',
      email: newAddress(),
    })
    expect((await clerk.as.post(`/api/v2/users/${id}/resend-invitation`)).status).toBe(403)
  })

  it('is rate limited, so that it cannot flood a mailbox', async () => {
    const nobody = '4f0c2c2e-5f0e-4a35-9a0b-6f0f6f7f1a01'
    const answers = await Promise.all(Array.from({ length: 40 }, () => resend('dealerAdmin', nobody)))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([404, 429]))
  })
})
