import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { addAccount, organizationId, setLinkEnded } from '../../../tests/support/accounts'
import { createTestApp, type TestApp, type Who } from '../../../tests/support/test-app'

let test: TestApp
let ids: Record<'northfield' | 'ridgeline' | 'tallPines' | 'eastmoor' | 'pit', string>
beforeAll(async () => {
  test = await createTestApp()
  const [northfield, ridgeline, tallPines, eastmoor, pit] = await Promise.all(
    ['Northfield Equipment', 'Ridgeline Quarry', 'Tall Pines Forestry', 'Eastmoor Machines', 'Eastmoor Pit'].map(
      (name) => organizationId(test, name),
    ),
  )
  ids = {
    northfield: northfield ?? '',
    ridgeline: ridgeline ?? '',
    tallPines: tallPines ?? '',
    eastmoor: eastmoor ?? '',
    pit: pit ?? '',
  }
})
afterAll(() => test.close())

const url = '/api/v2/organizations/'
const get = async (who: Who, id: string) => (await test.as(who)).get(url + id)
const list = async (who: Who, query = '') => (await (await test.as(who)).get(`${url}${query}`)).body
const namesOf = async (who: Who, query = '') =>
  (await list(who, query)).items.map(({ name }: { name: string }) => name) as string[]

describe('who sees which organization (behaviour, section 1)', () => {
  it.each([
    [
      'superUser',
      ['Eastmoor Machines', 'Eastmoor Pit', 'Northfield Equipment', 'Ridgeline Quarry', 'Tall Pines Forestry'],
    ],
    ['dealerAdmin', ['Northfield Equipment', 'Ridgeline Quarry', 'Tall Pines Forestry']],
    ['dealerUser', ['Northfield Equipment', 'Ridgeline Quarry', 'Tall Pines Forestry']],
    ['operatorAdmin', ['Northfield Equipment', 'Ridgeline Quarry']],
    ['operator', ['Northfield Equipment', 'Ridgeline Quarry']],
    ['strangerStaff', ['Eastmoor Machines']],
    ['strangerOperator', ['Eastmoor Pit']],
  ] as const)('%s lists %j, by name', async (who, expected) => {
    expect(await namesOf(who)).toEqual(expected)
  })

  it('what one may not see answers 404 (behaviour, section 3)', async () => {
    for (const [who, id] of [
      ['strangerStaff', ids.northfield],
      ['strangerStaff', ids.ridgeline],
      ['strangerOperator', ids.northfield],
      ['operatorAdmin', ids.tallPines],
      ['dealerAdmin', ids.pit],
      ['dealerAdmin', ids.eastmoor],
    ] as const) {
      expect(await get(who, id)).toMatchObject({ status: 404, body: { detail: 'Organization not found.' } })
    }
  })

  it('an operator’s people read the name and the phone number of their dealer', async () => {
    const { body } = await get('operator', ids.northfield)
    expect(body).toMatchObject({ name: 'Northfield Equipment', phone_number: '', can_manage: false })
    expect(body.link).toEqual({ since: expect.any(String), ended_at: null })
  })

  it('no link is shown for one’s own organization, nor to a super user', async () => {
    expect((await get('operator', ids.ridgeline)).body.link).toBeNull()
    expect((await get('superUser', ids.ridgeline)).body.link).toBeNull()
  })

  it('after the end of a link, each side still reads the other’s details, but no longer lists it', async () => {
    await setLinkEnded(test, 'Ridgeline Quarry', true)
    try {
      for (const [who, id] of [
        ['dealerUser', ids.ridgeline],
        ['operator', ids.northfield],
      ] as const) {
        const { status, body } = await get(who, id)
        expect([status, body.can_manage, body.link.ended_at]).toEqual([200, false, expect.any(String)])
      }
      expect(await namesOf('dealerUser')).not.toContain('Ridgeline Quarry')
      expect(await namesOf('operator')).toEqual(['Ridgeline Quarry'])
    } finally {
      await setLinkEnded(test, 'Ridgeline Quarry', false)
    }
  })
})

describe('GET /organizations: pages, filters, order', () => {
  it('has 10 items by default; page_size is the same as limit and takes precedence (specification, section 6)', async () => {
    expect(await list('superUser')).toMatchObject({ page: 1, limit: 10, total: 5 })
    expect(await list('superUser', '?page_size=1000')).toMatchObject({ limit: 1000, total: 5 })
    expect(await list('superUser', '?page_size=2&limit=3&page=2')).toMatchObject({ page: 2, limit: 2, total: 5 })
    expect(await namesOf('superUser', '?limit=2&page=2')).toEqual(['Northfield Equipment', 'Ridgeline Quarry'])
  })

  it.each([
    ['?type=OPERATOR', ['Eastmoor Pit', 'Ridgeline Quarry', 'Tall Pines Forestry']],
    ['?search=EAST%20pit', ['Eastmoor Pit']],
    ['?search=%25', []],
    ['?type=DEALERSHIP&sort_direction=desc', ['Northfield Equipment', 'Eastmoor Machines']],
  ])('%s finds %j', async (query, expected) => {
    expect(await namesOf('superUser', query)).toEqual(expected)
  })

  it('dealership_id finds the operators that it serves, operator_id the dealerships that serve it', async () => {
    expect(await namesOf('superUser', `?dealership_id=${ids.northfield}`)).toEqual([
      'Ridgeline Quarry',
      'Tall Pines Forestry',
    ])
    expect(await namesOf('operator', `?operator_id=${ids.ridgeline}`)).toEqual(['Northfield Equipment'])
  })

  it('a filter does not reveal whom an invisible organization works with', async () => {
    await test.db
      .insertInto('service_period')
      .values({ dealership_id: ids.eastmoor, operator_id: ids.ridgeline })
      .execute()
    expect(await namesOf('dealerAdmin', `?dealership_id=${ids.eastmoor}`)).toEqual([])
    expect(await namesOf('dealerAdmin', `?operator_id=${ids.ridgeline}`)).toEqual(['Northfield Equipment'])
    expect(await namesOf('operator', `?operator_id=${ids.ridgeline}`)).toHaveLength(2)
    await test.db.deleteFrom('service_period').where('dealership_id', '=', ids.eastmoor).execute()
  })

  it.each(['page_size=0', 'type=FARM', 'dealership_id=northfield'])(
    'refuses ?%s and names the field',
    async (query) => {
      const { status, body } = await (await test.as('superUser')).get(`${url}?${query}`)
      expect([status, body.errors[0].path]).toEqual([400, `query.${query.split('=')[0]}`])
    },
  )
})

describe('POST /organizations', () => {
  const create = async (who: Who, body: object) => (await test.as(who)).post(url, body)

  it('a dealership’s admin creates an operator together with the link to it (behaviour, section 1)', async () => {
    const { status, body } = await create('dealerAdmin', {
      name: ' Birch Lane Gravel ',
      type: 'OPERATOR',
      phone_number: '+1 406 555 0100',
    })
    expect(status).toBe(201)
    expect(body).toMatchObject({ name: 'Birch Lane Gravel', phone_number: '+1 406 555 0100', can_manage: true })
    expect(body.link.ended_at).toBeNull()
    expect(await namesOf('dealerUser', '?search=birch')).toEqual(['Birch Lane Gravel'])
    expect(await namesOf('strangerStaff', '?search=birch')).toEqual([])
  })

  it.each([
    [{ name: 'Another dealer', type: 'DEALERSHIP' }, 'body.type'],
    [{ name: ' ', type: 'OPERATOR' }, 'body.name'],
    [{ type: 'OPERATOR' }, 'body.name'],
    [{ name: 'X', type: 'OPERATOR', dealership_id: '4f0c2c2e-5f0e-4a35-9a0b-6f0f6f7f1a01' }, 'body.dealership_id'],
  ])('a dealership’s admin cannot create %j (400)', async (body, field) => {
    const answer = await create('dealerAdmin', body)
    expect([answer.status, answer.body.errors[0].path]).toEqual([400, field])
  })

  it('a super user creates either type, an operator with or without a dealership', async () => {
    const dealer = await create('superUser', { name: 'Westmark', type: 'DEALERSHIP' })
    expect(dealer).toMatchObject({ status: 201, body: { type: 'DEALERSHIP', can_manage: true } })
    const dealership_id = dealer.body.id
    await create('superUser', { name: 'Westmark Sand', type: 'OPERATOR', dealership_id })
    await create('superUser', { name: 'Unserved Sand', type: 'OPERATOR' })
    expect(await namesOf('superUser', `?dealership_id=${dealership_id}`)).toEqual(['Westmark Sand'])
    for (const wrong of [
      { name: 'X', type: 'DEALERSHIP', dealership_id },
      { name: 'X', type: 'OPERATOR', dealership_id: ids.ridgeline },
    ]) {
      const { status, body } = await create('superUser', wrong)
      expect([status, body.errors[0].path]).toEqual([400, 'body.dealership_id'])
    }
  })

  it('is for admins of a dealership: others 403', async () => {
    for (const who of ['dealerUser', 'operatorAdmin', 'operator'] as const) {
      expect((await create(who, { name: 'X', type: 'OPERATOR' })).status).toBe(403)
    }
  })
})

describe('PUT /organizations/{id}: who manages it', () => {
  const change = async (who: Who, id: string, body: object = { description: 'Stone' }) =>
    (await test.as(who)).put(url + id, body)

  it('changes what is present and nothing else (behaviour, section 2)', async () => {
    await change('operatorAdmin', ids.ridgeline, { phone_number: '+1 406 555 0133' })
    const { body } = await change('operatorAdmin', ids.ridgeline, { description: 'Limestone' })
    expect(body).toMatchObject({
      name: 'Ridgeline Quarry',
      description: 'Limestone',
      phone_number: '+1 406 555 0133',
      type: 'OPERATOR',
    })
    expect(await change('operatorAdmin', ids.ridgeline, { type: 'DEALERSHIP' })).toMatchObject({
      status: 200,
      body: { type: 'OPERATOR' },
    })
    for (const [wrong, field] of [
      [{}, 'body'],
      [{ name: ' ' }, 'body.name'],
      [{ time_zone: 'Mars/Olympus' }, 'body.time_zone'],
      [{ time_zone: '+05:30' }, 'body.time_zone'],
    ] as const) {
      const answer = await change('operatorAdmin', ids.ridgeline, wrong)
      expect([answer.status, answer.body.errors[0].path]).toEqual([400, field])
    }
  })

  it('the time zone is UTC until another is chosen', async () => {
    const named = { name: 'Harbour Gravel', type: 'OPERATOR', time_zone: 'Australia/Sydney' }
    const { body } = await (await test.as('dealerAdmin')).post(url, named)
    expect(body.time_zone).toBe('Australia/Sydney')
    expect((await get('superUser', ids.pit)).body.time_zone).toBe('UTC')
    expect((await change('dealerAdmin', body.id, { time_zone: 'Asia/Kathmandu' })).body.time_zone).toBe(
      'Asia/Kathmandu',
    )
  })

  it('its own admin and a super user may; 403 for those who only see it, 404 for strangers', async () => {
    for (const [who, id, status] of [
      ['dealerAdmin', ids.northfield, 200],
      ['operatorAdmin', ids.ridgeline, 200],
      ['superUser', ids.pit, 200],
      ['dealerUser', ids.northfield, 403],
      ['operatorAdmin', ids.northfield, 403],
      ['strangerStaff', ids.ridgeline, 404],
      ['strangerStaff', ids.northfield, 404],
    ] as const) {
      expect([who, (await change(who, id)).status]).toEqual([who, status])
    }
    for (const [who, status] of [
      ['strangerStaff', 404],
      ['operatorAdmin', 403],
      ['dealerAdmin', 400],
    ] as const) {
      const refused = await change(who, ids.northfield, { time_zone: 'Nowhere/Land' })
      expect([who, refused.status]).toEqual([who, status])
    }
  })

  describe('a dealership’s admin may change an operator that it serves, while that has no admin of its own', () => {
    const statuses = async () => ({
      put: (await change('dealerAdmin', ids.tallPines)).status,
      canManage: (await get('dealerAdmin', ids.tallPines)).body.can_manage,
    })
    beforeEach(async () => {
      await test.db.deleteFrom('person').where('organization_id', '=', ids.tallPines).execute()
    })

    it('yes without any people; its Org User never', async () => {
      expect(await statuses()).toEqual({ put: 200, canManage: true })
      expect((await get('dealerUser', ids.tallPines)).body.can_manage).toBe(false)
    })

    it.each([
      ['an active admin', {}, 'Org Admin', false],
      ['an admin who has not accepted yet', { password_expires_at: new Date() }, 'Org Admin', true],
      ['a deactivated admin', { is_active: false }, 'Org Admin', true],
      ['a machine operator alone', {}, 'Machine Operator', true],
    ] as const)('with %s', async (_, columns, group, canManage) => {
      const { id } = await addAccount(test, {
        organization: 'Tall Pines Forestry',
        group,
        email: 'somebody@tallpines.example',
      })
      await test.db
        .updateTable('person')
        .set({ is_active: true, ...columns })
        .where('id', '=', id)
        .execute()
      expect(await statuses()).toEqual({ put: canManage ? 200 : 403, canManage })
    })

    it('not after the link has ended', async () => {
      await setLinkEnded(test, 'Tall Pines Forestry', true)
      expect(await statuses()).toEqual({ put: 403, canManage: false })
      await setLinkEnded(test, 'Tall Pines Forestry', false)
    })
  })
})

describe('GET /organizations/customers: the customers that have a machine (specification, section 5)', () => {
  const lookUp = async (brand: string, model: string) =>
    (await test.as('superUser')).get(`${url}customers?${new URLSearchParams({ brand, model })}`)

  it('finds operators and who assigned it to them, regardless of case and blanks', async () => {
    const { status, body } = await lookUp(' harrow', 'wl-120 ')
    expect([status, body.total]).toEqual([200, 2])
    const dealerships = [{ id: ids.northfield, name: 'Northfield Equipment' }]
    expect(body.items).toEqual([
      expect.objectContaining({ id: ids.ridgeline, name: 'Ridgeline Quarry', dealerships }),
      expect.objectContaining({ id: ids.tallPines, name: 'Tall Pines Forestry', dealerships }),
    ])
    expect((await lookUp('Moorland', 'M-7')).body.items).toMatchObject([
      { dealerships: [{ name: 'Eastmoor Machines' }] },
    ])
  })

  it('requires brand and model of the same machine', async () => {
    expect((await lookUp('Moorland', 'WL-120')).body).toMatchObject({ items: [], total: 0 })
    expect((await lookUp('Harrow', '')).body.errors[0].path).toBe('query.model')
  })

  it('is for the super user', async () => {
    for (const who of ['dealerAdmin', 'operatorAdmin', 'strangerStaff'] as const) {
      expect((await (await test.as(who)).get(`${url}customers?brand=Harrow&model=WL-120`)).status).toBe(403)
    }
  })
})
