import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Account, addAccount, organizationId, personId } from '../../../../tests/support/accounts'
import { connectSocket, listen } from '../../../../tests/support/listener'
import { createTestApp, people, type TestApp, type Who } from '../../../../tests/support/test-app'

let test: TestApp
let origin: string
const ids = new Map<string, string>()
beforeAll(async () => {
  test = await createTestApp()
  origin = await listen(test)
  for (const who of Object.keys(people) as Who[]) ids.set(who, await personId(test, people[who]))
})
afterAll(() => test.close())

const change = async (who: Who, whom: Who | Account, body: object) => {
  const id = typeof whom === 'string' ? ids.get(whom) : whom.id
  return (await test.as(who)).put(`/api/v2/users/${id}`, body)
}

let count = 0
const add = (organization: string, group: Parameters<typeof addAccount>[1]['group']) => {
  count += 1
  return addAccount(test, { organization, group, email: `person-${count}@added.example` })
}

const workingAdmins = async (organization: string): Promise<number> => {
  const { body } = await (await test.as('superUser')).get(
    `/api/v2/users/?status=active&organization_id=${await organizationId(test, organization)}`,
  )
  return body.items.filter(({ groups }: { groups: { name: string }[] }) => groups[0]?.name === 'Org Admin').length
}

describe('names, language and units are everybody’s own to change', () => {
  it('and a change leaves everything else as it was', async () => {
    const { status, body } = await change('operator', 'operator', { language: 'es', units: 'us' })
    expect(status).toBe(200)
    expect(body).toMatchObject({ first_name: 'Rosa', last_name: 'Delgado', language: 'es', units: 'us' })
    expect((await change('operator', 'operator', { last_name: ' Del Gado ' })).body).toMatchObject({
      last_name: 'Del Gado',
      language: 'es',
    })
  })

  it.each([
    [{}, 'body'],
    [{ first_name: '  ' }, 'body.first_name'],
    [{ units: 'furlongs' }, 'body.units'],
    [{ group: 'Owner' }, 'body.group'],
  ])('refuses %j and names the field', async (body, path) => {
    const answer = await change('operator', 'operator', body)
    expect([answer.status, answer.body.errors]).toEqual([400, [expect.objectContaining({ path })]])
  })

  it('nobody changes their own role or deactivates themselves', async () => {
    for (const body of [{ group: 'Org User' }, { is_active: false }]) {
      const answer = await change('dealerAdmin', 'dealerAdmin', body)
      expect([answer.status, answer.body.detail]).toEqual([
        403,
        expect.stringMatching(/^You cannot .* Ask another admin/),
      ])
    }
    expect((await change('operator', 'operator', { group: 'Org Admin' })).status).toBe(403)
    expect((await change('superUser', 'superUser', { group: 'Org Admin' })).status).toBe(403)
    expect((await change('superUser', 'superUser', { first_name: 'Samuel' })).status).toBe(200)
  })
})

describe('a newcomer gets COMPLETE_PROFILE, then the next step (behaviour, section 3)', () => {
  it.each([
    ['Northfield Equipment', 'Org Admin', 'ONBOARDING_STRIPE'],
    ['Northfield Equipment', 'Org User', 'DONE'],
    ['Ridgeline Quarry', 'Machine Operator', 'DONE'],
  ] as const)('%s, %s: %s', async (organization, group, expected) => {
    const newcomer = await add(organization, group)
    const newly = { onboarding_status: 'COMPLETE_PROFILE' } as const
    await test.db.updateTable('person').set(newly).where('id', '=', newcomer.id).execute()
    const put = async (body: object) => (await newcomer.as.put(`/api/v2/users/${newcomer.id}`, body)).body
    expect(await put({ language: 'es' })).toMatchObject(newly)
    expect(await put({ first_name: 'Mia' })).toMatchObject(newly)
    expect(await put({ last_name: 'Holt' })).toMatchObject({ onboarding_status: expected })
  })
})

describe('role and activity are an admin’s to change', () => {
  it('of the own organization, of an operator without an admin of its own, and of a super user', async () => {
    const clerk = await add('Northfield Equipment', 'Org User')
    const promoted = await change('dealerAdmin', clerk, { group: 'Org Admin', first_name: 'Mia' })
    expect(promoted.body).toMatchObject({ groups: [{ name: 'Org Admin' }], first_name: 'Mia' })
    const driver = await add('Tall Pines Forestry', 'Machine Operator')
    expect((await change('dealerAdmin', driver, { is_active: false })).body.status).toBe('deactivated')
    expect((await change('superUser', 'strangerOperator', { group: 'Org User' })).status).toBe(200)
  })

  it('only an operator’s own admin manages its people, once one has accepted the invitation', async () => {
    const refused = await change('dealerAdmin', 'operator', { is_active: false })
    expect([refused.status, refused.body.detail]).toEqual([403, expect.stringContaining('its own admins')])
    const driver = await add('Tall Pines Forestry', 'Machine Operator')
    const admin = await add('Tall Pines Forestry', 'Org Admin')
    expect((await change('dealerAdmin', driver, { first_name: 'Ulf' })).status).toBe(403)
    expect((await admin.as.put(`/api/v2/users/${driver.id}`, { first_name: 'Ulf' })).status).toBe(200)

    const expires = new Date(Date.now() + 1000 * 3600)
    await test.db.updateTable('person').set({ password_expires_at: expires }).where('id', '=', admin.id).execute()
    expect((await change('dealerAdmin', driver, { last_name: 'Berg' })).status).toBe(200)
  })

  it('accepts only the roles of the organization, and names the field', async () => {
    const { status, body } = await change('dealerAdmin', 'dealerUser', { group: 'Machine Operator' })
    expect(status).toBe(400)
    expect(body.errors).toEqual([{ path: 'body.group', message: 'Must be one of: Org Admin, Org User.' }])
  })

  it('but not language and units of others', async () => {
    expect((await change('dealerAdmin', 'dealerUser', { language: 'es' })).status).toBe(403)
  })

  it('a super user is changed by nobody else', async () => {
    const other = await add('Northfield Equipment', 'Org User')
    const promoted = { is_superuser: true, organization_id: null, groups: [] }
    await test.db.updateTable('person').set(promoted).where('id', '=', other.id).execute()
    expect((await change('superUser', other, { is_active: false })).status).toBe(403)
    expect((await change('dealerAdmin', other, { is_active: false })).status).toBe(404)
  })

  it('what one may not see answers 404 (behaviour, section 3)', async () => {
    const refused: [Who, Who][] = [
      ['dealerAdmin', 'strangerStaff'],
      ['dealerAdmin', 'strangerOperator'],
      ['strangerStaff', 'operator'],
      ['operatorAdmin', 'dealerUser'],
      ['dealerUser', 'dealerAdmin'],
      ['operator', 'operatorAdmin'],
    ]
    for (const [who, whom] of refused) {
      expect([who, whom, (await change(who, whom, { first_name: 'X' })).status]).toEqual([who, whom, 404])
    }
  })
})

describe('nobody can remove the last active admin (behaviour, section 3)', () => {
  it.each([{ is_active: false }, { group: 'Org User' }])('by %j, not even a super user', async (body) => {
    const { status, body: problem } = await change('superUser', 'strangerStaff', body)
    expect([status, problem.code]).toEqual([409, 'last_admin'])
    expect(await workingAdmins('Eastmoor Machines')).toBe(1)
  })

  it('an admin who has not yet accepted the invitation does not count', async () => {
    const invitation = { email: 'second@eastmoor.example', group: 'Org Admin' }
    await (await test.as('strangerStaff')).post('/api/v2/users/', invitation)
    expect((await change('superUser', 'strangerStaff', { is_active: false })).status).toBe(409)
    const second = await add('Eastmoor Machines', 'Org Admin')
    expect((await change('superUser', second, { is_active: false })).status).toBe(200)
  })

  it.each([{ is_active: false }, { group: 'Org User' }])(
    'not even if two do it to each other at once: %j',
    async (body) => {
      for (let time = 0; time < 5; time++) {
        const name = `Two admins ${count}`
        await test.db.insertInto('organization').values({ name, type: 'OPERATOR' }).execute()
        const [one, other] = [await add(name, 'Org Admin'), await add(name, 'Org Admin')]
        const answers = await Promise.all([
          one.as.put(`/api/v2/users/${other.id}`, body),
          other.as.put(`/api/v2/users/${one.id}`, body),
        ])
        expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
        expect(await workingAdmins(name)).toBe(1)
      }
    },
  )
})

describe('a deactivated account', () => {
  it('loses access at once: calls, tokens, links in e-mails and sockets', async () => {
    const clerk = await add('Northfield Equipment', 'Org User')
    const link = { person_id: clerk.id, purpose: 'reset_password', token_hash: Buffer.from('hash') } as const
    const expires_at = new Date(Date.now() + 1000 * 3600)
    await test.db
      .insertInto('one_time_token')
      .values({ ...link, expires_at })
      .execute()
    const { socket } = await connectSocket(origin, clerk.as.token)
    const disconnected = new Promise((resolve) => socket.once('disconnect', resolve))

    expect((await change('dealerAdmin', clerk, { is_active: false })).status).toBe(200)
    await disconnected
    expect((await clerk.as.get('/api/v2/auth/me')).status).toBe(401)
    const links = test.db.selectFrom('one_time_token').where('person_id', '=', clerk.id)
    expect((await links.select('used_at').executeTakeFirst())?.used_at).not.toBeNull()
  })

  it('is activated again without its earlier sessions', async () => {
    const clerk = await add('Northfield Equipment', 'Org User')
    await change('dealerAdmin', clerk, { is_active: false })
    expect((await change('dealerAdmin', clerk, { is_active: true })).body.status).toBe('active')
    expect((await clerk.as.get('/api/v2/auth/me')).status).toBe(401)
  })
})

it('another role ends the sockets that were admitted with the earlier one, but no session', async () => {
  const clerk = await add('Northfield Equipment', 'Org User')
  const { socket } = await connectSocket(origin, clerk.as.token)
  const disconnected = new Promise((resolve) => socket.once('disconnect', resolve))
  await change('dealerAdmin', clerk, { group: 'Org Admin' })
  await disconnected
  expect((await clerk.as.get('/api/v2/auth/me')).body.groups).toEqual([{ name: 'Org Admin' }])
})
