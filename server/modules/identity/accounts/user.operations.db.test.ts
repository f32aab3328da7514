import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addAccount, organizationId, personId, setLinkEnded } from '../../../../tests/support/accounts'
import { createTestApp, people, type TestApp, type Who } from '../../../../tests/support/test-app'

let test: TestApp
let northfield: string
let ridgeline: string
let eastmoor: string
let eastmoorPit: string
beforeAll(async () => {
  test = await createTestApp()
  const names = ['Northfield Equipment', 'Ridgeline Quarry', 'Eastmoor Machines', 'Eastmoor Pit']
  const ids = await Promise.all(names.map((name) => organizationId(test, name)))
  ;[northfield = '', ridgeline = '', eastmoor = '', eastmoorPit = ''] = ids
})
afterAll(() => test.close())

interface Listed {
  email: string
}

const get = async (who: Who, path: string) => (await test.as(who)).get(`/api/v2/users/${path}`)
const emails = (body: { items: Listed[] }) => body.items.map(({ email }) => email)
const listed = async (who: Who, query = '') => emails((await get(who, query)).body)

const northfields = [people.dealerUser, people.dealerAdmin]
const ridgelines = [people.operator, people.operatorAdmin]

describe('GET /users/: who sees whom', () => {
  it('an admin sees the people of their own organization, by last name', async () => {
    expect(await listed('dealerAdmin')).toEqual(northfields)
    expect(await listed('operatorAdmin')).toEqual(ridgelines)
    expect(await listed('strangerStaff')).toEqual([people.strangerStaff])
  })

  it('a dealership’s admin also sees those of an operator that it serves', async () => {
    expect(await listed('dealerAdmin', `?organization_id=${ridgeline}`)).toEqual(ridgelines)
  })

  it('a super user sees everybody, or those of one organization', async () => {
    const everybody = [people.strangerStaff, people.strangerOperator, ...northfields, ...ridgelines, people.superUser]
    expect((await listed('superUser')).toSorted()).toEqual(everybody.toSorted())
    expect(await listed('superUser', `?organization_id=${eastmoorPit}`)).toEqual([people.strangerOperator])
  })

  it('what one may not see answers 404 (behaviour, section 3)', async () => {
    const asked: [Who, string][] = [
      ['dealerAdmin', eastmoor],
      ['dealerAdmin', eastmoorPit],
      ['strangerStaff', northfield],
      ['strangerStaff', ridgeline],
      ['operatorAdmin', northfield],
      ['operatorAdmin', eastmoorPit],
      ['superUser', '4f0c2c2e-5f0e-4a35-9a0b-6f0f6f7f1a01'],
    ]
    for (const [who, id] of asked) {
      for (const path of [`?organization_id=${id}`, `groups?organization_id=${id}`]) {
        const { status, body } = await get(who, path)
        expect([who, path, status, body.detail]).toEqual([who, path, 404, 'Organization not found.'])
      }
    }
  })

  it('once a link has ended, its dealership sees nobody there', async () => {
    await setLinkEnded(test, 'Ridgeline Quarry', true)
    expect((await get('dealerAdmin', `?organization_id=${ridgeline}`)).status).toBe(404)
    expect((await get('dealerAdmin', await personId(test, people.operator))).status).toBe(404)
    expect((await get('dealerUser', `operators/${ridgeline}`)).status).toBe(404)
    expect(emails((await get('dealerUser', `operators/${northfield}`)).body)).toEqual([])
    await setLinkEnded(test, 'Ridgeline Quarry', false)
  })

  it.each(['dealerUser', 'operator', 'strangerOperator'] as const)('%s may not list people at all', async (who) => {
    for (const path of ['', 'groups']) expect((await get(who, path)).status).toBe(403)
  })
})

describe('GET /users/: pages, search, status', () => {
  it('lists each account on exactly one page', async () => {
    const pages = await Promise.all([1, 2, 3, 4].map((page) => get('superUser', `?limit=2&page=${page}`)))
    expect(pages.map(({ body }) => body.items.length)).toEqual([2, 2, 2, 1])
    expect(new Set(pages.flatMap(({ body }) => emails(body))).size).toBe(7)
    expect(pages[3]?.body).toMatchObject({ total: 7, page: 4, limit: 2 })
  })

  it.each([
    ['rosa', [people.operator]],
    ['DELGADO rosa', [people.operator]],
    ['ridgeline.example', ridgelines],
    ['rosa stone', []],
    ['%', []],
    ['_', []],
    ["' or 1=1 --", []],
  ])('search %j finds %j', async (search, expected) => {
    expect(await listed('operatorAdmin', `?search=${encodeURIComponent(search)}`)).toEqual(expected)
  })

  it('filters by invited, active and deactivated', async () => {
    const invite = (email: string) =>
      test.as('operatorAdmin').then((admin) => admin.post('/api/v2/users/', { email, group: 'Org User' }))
    await invite('waits@ridgeline.example')
    const { id } = (await invite('gone@ridgeline.example')).body
    await (await test.as('operatorAdmin')).put(`/api/v2/users/${id}`, { is_active: false })
    expect(await listed('operatorAdmin', '?status=invited')).toEqual(['waits@ridgeline.example'])
    expect(await listed('operatorAdmin', '?status=deactivated')).toEqual(['gone@ridgeline.example'])
    expect(await listed('operatorAdmin', '?status=active')).toEqual(ridgelines)
  })

  it.each([
    ['limit=0', 'query.limit'],
    ['page=0', 'query.page'],
    ['status=asleep', 'query.status'],
    ['organization_id=ours', 'query.organization_id'],
  ])('refuses ?%s and names the field', async (query, field) => {
    const { status, body } = await get('superUser', `?${query}`)
    expect([status, body.errors]).toEqual([400, [expect.objectContaining({ path: field })]])
  })
})

describe('GET /users/groups: the roles that may be given', () => {
  const roles = async (who: Who, query = '') =>
    (await get(who, `groups${query}`)).body.items.map(({ name }: { name: string }) => name)

  it('a dealership has staff, an operator also people who run its machines', async () => {
    const all = ['Org Admin', 'Org User', 'Machine Operator']
    expect(await roles('dealerAdmin')).toEqual(['Org Admin', 'Org User'])
    expect(await roles('operatorAdmin')).toEqual(all)
    expect(await roles('superUser', `?organization_id=${northfield}`)).toEqual(['Org Admin', 'Org User'])
    expect(await roles('superUser')).toEqual(all)
  })

  it('only the admins of an operator appoint further ones', async () => {
    expect(await roles('dealerAdmin', `?organization_id=${ridgeline}`)).toEqual(['Org User', 'Machine Operator'])
    expect(await roles('superUser', `?organization_id=${ridgeline}`)).toContain('Org Admin')
  })
})

describe('GET /users/operators/{orgId}', () => {
  it('dealerships also load their operators, 1000 at a time (specification, sections 4 and 9)', async () => {
    await addAccount(test, {
      organization: 'Tall Pines Forestry',
      group: 'Machine Operator',
      email: 'driver@tallpines.example',
    })
    const { body } = await get('dealerUser', `operators/${northfield}`)
    expect(emails(body)).toEqual(['driver@tallpines.example', people.operator])
    expect(body).toMatchObject({ total: 2, page: 1, limit: 1000 })
    const second = await get('dealerUser', `operators/${northfield}?page=2&page_size=1`)
    expect(emails(second.body)).toEqual([people.operator])
  })

  it('an operator sees its own, and its dealership does too', async () => {
    for (const who of ['operatorAdmin', 'dealerUser', 'superUser'] as const) {
      expect([who, emails((await get(who, `operators/${ridgeline}`)).body)]).toEqual([who, [people.operator]])
    }
  })

  it('lists only active accounts', async () => {
    const admin = await test.as('operatorAdmin')
    const invitation = { email: 'new@ridgeline.example', group: 'Machine Operator' }
    await admin.post('/api/v2/users/', invitation)
    expect(emails((await get('operatorAdmin', `operators/${ridgeline}`)).body)).toEqual([people.operator])
  })

  it('nobody sees those of strangers, or their dealership’s other customers', async () => {
    const asked: [Who, string][] = [
      ['operatorAdmin', northfield],
      ['operatorAdmin', await organizationId(test, 'Tall Pines Forestry')],
      ['dealerAdmin', eastmoor],
      ['dealerUser', eastmoorPit],
      ['strangerStaff', northfield],
      ['strangerStaff', ridgeline],
    ]
    for (const [who, id] of asked) expect([who, (await get(who, `operators/${id}`)).status]).toEqual([who, 404])
    expect((await get('operator', `operators/${ridgeline}`)).status).toBe(403)
  })
})

describe('GET /users/{id}', () => {
  it('everybody sees their own account', async () => {
    for (const who of ['operator', 'dealerUser', 'strangerOperator', 'superUser'] as const) {
      const { status, body } = await get(who, await personId(test, people[who]))
      expect([status, body.email, body.status]).toEqual([200, people[who], 'active'])
    }
  })

  it('an admin sees those of the organization, a dealership’s also those of its operators, a super user all', async () => {
    const allowed: [Who, Who][] = [
      ['dealerAdmin', 'dealerUser'],
      ['dealerAdmin', 'operatorAdmin'],
      ['operatorAdmin', 'operator'],
      ['superUser', 'strangerOperator'],
    ]
    for (const [who, whom] of allowed) {
      expect([who, whom, (await get(who, await personId(test, people[whom]))).status]).toEqual([who, whom, 200])
    }
  })

  it('what one may not see answers 404 (behaviour, section 3)', async () => {
    const refused: [Who, Who][] = [
      ['dealerUser', 'dealerAdmin'],
      ['operator', 'operatorAdmin'],
      ['operatorAdmin', 'dealerAdmin'],
      ['dealerAdmin', 'strangerStaff'],
      ['dealerAdmin', 'strangerOperator'],
      ['dealerAdmin', 'superUser'],
      ['strangerStaff', 'operator'],
      ['strangerStaff', 'dealerAdmin'],
    ]
    for (const [who, whom] of refused) {
      const { status, body } = await get(who, await personId(test, people[whom]))
      expect([who, whom, status, body.detail]).toEqual([who, whom, 404, 'Account not found.'])
    }
  })
})
