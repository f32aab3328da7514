import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { organizationId } from '../../../tests/support/instances'
import { createTestApp, type TestApp, type Who } from '../../../tests/support/test-app'

let test: TestApp
let catalogueId: string
beforeAll(async () => {
  test = await createTestApp()
  const dealer = await test.as('dealerAdmin')
  catalogueId = (await dealer.post('/api/v2/catalogues/', { name: ' Parts ', currency: 'USD' })).body.id
})
afterAll(() => test.close())

const parts = '/api/v2/catalogue-parts/'
const bundles = '/api/v2/catalogue-parts/bundle'
const usd = (amount: number) => ({ amount, currency: 'USD' })
const add = async (fields: object) => (await test.as('dealerAdmin')).post(parts, fields)
const change = async (id: string, fields: object) => (await test.as('dealerAdmin')).put(`${parts}${id}`, fields)
const list = async (query: string, who: Who = 'dealerUser') =>
  (await test.as(who)).get(`/api/v2/catalogues/${catalogueId}/parts?${query}`)
const numbers = async (query: string) =>
  (await list(query)).body.items.map(({ part_number }: { part_number: string }) => part_number)

describe('a catalogue (decision 42)', () => {
  it('is the only one of its dealership', async () => {
    const { status, body } = await (await test.as('dealerAdmin')).post('/api/v2/catalogues/', {
      name: 'Another',
      currency: 'EUR',
    })
    expect([status, body.code, body.current]).toEqual([409, 'catalogue_exists', { id: catalogueId, name: 'Parts' }])
  })

  it('must exist before its first part', async () => {
    const { status, body } = await (await test.as('strangerStaff')).post(parts, { part_number: 'X-1' })
    expect([status, body.code]).toEqual([409, 'no_catalogue'])
  })

  it('is found by the operators that its dealership serves', async () => {
    const found = async (who: Who) => (await (await test.as(who)).get('/api/v2/catalogues/')).body.items
    expect(await found('operator')).toMatchObject([{ id: catalogueId, currency: 'USD', can_manage: false }])
    expect(await found('strangerOperator')).toEqual([])
  })

  it('of two who rename it, the second gets 409 with the current name', async () => {
    const dealer = await test.as('dealerAdmin')
    const rename = (name: string) => dealer.put(`/api/v2/catalogues/${catalogueId}`, { version: 1, name })
    const answers = await Promise.all([rename('Spares'), rename('Parts and supplies')])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(answers.find(({ status }) => status === 409)?.body.code).toBe('changed_meanwhile')
  })
})

describe('the parts of a catalogue', () => {
  it('have the price, the quantities and the details that they were added with', async () => {
    const fields = {
      part_number: ' HX-250 ',
      description: 'Filter, hydraulic',
      manufacturer: 'Harrow',
      unit: 'box',
      pack_size: 6,
      min_quantity: 12,
      cost: usd(2450),
      core_charge: usd(500),
    }
    const { status, body } = await add(fields)
    expect([status, body]).toEqual([
      201,
      {
        ...fields,
        pictures: [],
        id: expect.any(String),
        catalogue_id: catalogueId,
        part_number: 'HX-250',
        is_active: true,
        superseded_by: null,
        supersession_reason: '',
        available: 0,
        version: 1,
        updated_at: expect.any(String),
      },
    ])
  })

  it.each(['hx-250', 'HX250', 'hx 250', 'HX25', 'x-25', 'hydraulic filter', 'harr filt', '250'])(
    'are found by %j, regardless of case, punctuation and order',
    async (search) => {
      expect(await numbers(`search=${encodeURIComponent(search)}`)).toContain('HX-250')
    },
  )

  it('that have a whole number are found by it, with those whose numbers begin with it, but no others', async () => {
    await add({ part_number: 'QX-77', description: 'Seal' })
    await add({ part_number: 'QX-77-B', description: 'Seal, wide' })
    await add({ part_number: 'AQX-771', description: 'Instead of QX-77' })
    expect(await numbers('search=qx77')).toEqual(['QX-77', 'QX-77-B'])
    expect(await numbers('search=qx-7')).toEqual(['AQX-771', 'QX-77', 'QX-77-B'])
  })

  it.each(['%', '-', 'hydraulic submarine'])('%j finds nothing', async (search) => {
    expect(await numbers(`search=${encodeURIComponent(search)}`)).toEqual([])
  })

  it('are sorted, and each is on one page', async () => {
    for (const [part_number, amount] of [
      ['S-2', 300],
      ['S-1', 200],
      ['S-3', 100],
    ] as const) {
      await add({ part_number, description: 'sorted', cost: usd(amount) })
    }
    expect(await numbers('search=sorted')).toEqual(['S-1', 'S-2', 'S-3'])
    expect(await numbers('search=sorted&sort_field=cost')).toEqual(['S-3', 'S-1', 'S-2'])
    expect(await numbers('search=sorted&sort_field=cost&sort_direction=desc&limit=2&page=2')).toEqual(['S-3'])
  })

  it.each([
    ['a number that another part has', { part_number: 'hx-250' }, 409, 'part_number_taken', 'body.part_number'],
    [
      'a price in another currency',
      { cost: { amount: 1, currency: 'EUR' } },
      400,
      'validation_failed',
      'body.cost.currency',
    ],
    ['a negative price', { cost: usd(-1) }, 400, 'validation_failed', 'body.cost.amount'],
    ['half a cent', { cost: usd(0.5) }, 400, 'validation_failed', 'body.cost.amount'],
    ['a number without a letter or figure', { part_number: '---' }, 400, 'validation_failed', 'body.part_number'],
    ['a pack of none', { pack_size: 0 }, 400, 'validation_failed', 'body.pack_size'],
  ])('are not stored with %s', async (_, fields, status, code, path) => {
    const refused = await add({ part_number: 'NEW-1', ...fields })
    expect([refused.status, refused.body.code, refused.body.errors[0].path]).toEqual([status, code, path])
  })

  it('change only in what is sent; of two changes at once, the second gets 409 with the current state', async () => {
    const { body } = await add({ part_number: 'C-1', description: 'Clamp', cost: usd(100) })
    const answers = await Promise.all([
      change(body.id, { version: 1, cost: usd(110) }),
      change(body.id, { version: 1, cost: usd(120) }),
    ])
    const [stored, refused] = answers.toSorted((one, other) => one.status - other.status)
    expect(stored?.body).toMatchObject({ description: 'Clamp', version: 2 })
    expect([refused?.status, refused?.body.code]).toEqual([409, 'changed_meanwhile'])
    expect(refused?.body.current).toMatchObject({ version: 2, cost: stored?.body.cost })
    expect((await change(body.id, { version: 2, cost: null })).body).toMatchObject({ cost: null, description: 'Clamp' })
  })

  it('that nothing refers to are deleted, others deactivated', async () => {
    const dealer = await test.as('dealerAdmin')
    const free = (await add({ part_number: 'D-1' })).body.id
    const used = (await add({ part_number: 'D-2' })).body.id
    await dealer.post(bundles, { name: 'Set', parts: [{ part_id: used, quantity: 1 }] })
    expect((await dealer.delete(`${parts}${free}`)).body).toEqual({ outcome: 'deleted' })
    expect((await dealer.get(`${parts}${free}`)).status).toBe(404)
    expect((await dealer.delete(`${parts}${used}`)).body).toEqual({ outcome: 'deactivated' })
    expect(await numbers('search=D-2&active=true')).toEqual([])
    expect(await numbers('search=D-2&active=false')).toEqual(['D-2'])
  })
})

describe('supersession', () => {
  it('names the part that replaces another, with the reason, until it is taken back', async () => {
    const [before, after] = await Promise.all(['V-1', 'V-2'].map((part_number) => add({ part_number })))
    const [id, successor] = [before?.body.id, after?.body.id]
    const reason = { superseded_by_id: successor, supersession_reason: 'Stronger' }
    expect((await change(id, { version: 1, ...reason })).body).toMatchObject({
      superseded_by: { id: successor, part_number: 'V-2' },
      supersession_reason: 'Stronger',
    })
    expect((await change(id, { version: 2, superseded_by_id: null })).body).toMatchObject({
      superseded_by: null,
      supersession_reason: '',
    })
  })

  it('never leads back to a part, even if two people supersede at once', async () => {
    const ids = []
    for (const part_number of ['W-1', 'W-2', 'W-3']) ids.push((await add({ part_number })).body.id)
    await change(ids[0], { version: 1, superseded_by_id: ids[1] })
    const answers = await Promise.all([
      change(ids[1], { version: 1, superseded_by_id: ids[2] }),
      change(ids[2], { version: 1, superseded_by_id: ids[0] }),
    ])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(answers.find(({ status }) => status === 409)?.body.code).toBe('circular_supersession')
    expect((await change(ids[0], { version: 2, superseded_by_id: ids[0] })).status).toBe(409)
  })

  it('refuses a part of another catalogue', async () => {
    const eastmoor = await organizationId(test, 'Eastmoor Machines')
    const foreign = await test.db
      .insertInto('catalogue_part')
      .values({ organization_id: eastmoor, part_number: 'F-1' })
      .returning('id')
      .executeTakeFirstOrThrow()
    const { body } = await add({ part_number: 'V-9' })
    const { status, body: problem } = await change(body.id, { version: 1, superseded_by_id: foreign.id })
    expect([status, problem.errors[0].path]).toEqual([400, 'body.superseded_by_id'])
  })
})

describe('bundles', () => {
  const addBundle = async (fields: object) => (await test.as('dealerAdmin')).post(bundles, { name: 'Kit', ...fields })

  it('cost their own price, or what their parts cost, or nothing known', async () => {
    const priced = (await add({ part_number: 'B-1', cost: usd(150) })).body.id
    const unpriced = (await add({ part_number: 'B-2' })).body.id
    const three = [{ part_id: priced, quantity: 3 }]
    expect((await addBundle({ parts: three })).body.cost).toEqual(usd(450))
    expect((await addBundle({ parts: three, own_cost: usd(400) })).body).toMatchObject({
      cost: usd(400),
      own_cost: usd(400),
      parts: [{ part: { id: priced, part_number: 'B-1' }, quantity: 3 }],
    })
    expect((await addBundle({ parts: [...three, { part_id: unpriced, quantity: 1 }] })).body.cost).toBeNull()
  })

  it('have no price for a part whose price is in another currency, and neither has the part', async () => {
    const { id } = await test.db
      .insertInto('catalogue_part')
      .values({
        organization_id: await organizationId(test, 'Northfield Equipment'),
        part_number: 'B-EUR',
        cost_amount: 1000,
        cost_currency: 'EUR',
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    expect((await (await test.as('dealerUser')).get(`${parts}${id}`)).body.cost).toBeNull()
    expect((await addBundle({ parts: [{ part_id: id, quantity: 1 }] })).body.cost).toBeNull()
  })

  it('refuse a part that is listed twice or unknown, and store nothing of the change', async () => {
    const { id } = (await add({ part_number: 'B-3' })).body
    const one = { part_id: id, quantity: 1 }
    const twice = await addBundle({ parts: [one, one] })
    expect([twice.status, twice.body.errors[0].path]).toEqual([400, 'body.parts.1.part_id'])
    const bundle = (await addBundle({ name: 'Safe', parts: [one] })).body
    const dealer = await test.as('dealerAdmin')
    const unknown = await dealer.put(`${bundles}/${bundle.id}`, {
      version: 1,
      name: 'Lost',
      parts: [{ part_id: catalogueId, quantity: 1 }],
    })
    expect([unknown.status, unknown.body.errors[0].path]).toEqual([400, 'body.parts.0.part_id'])
    expect((await dealer.get(`${bundles}/${bundle.id}`)).body).toMatchObject({ name: 'Safe', version: 1 })
  })

  describe('whose parts add up to more than an amount can be', () => {
    const MAX = 100_000_000_000

    it('are refused, at whatever limit: by the price or the core charge', async () => {
      const half = (await add({ part_number: 'L-1', cost: usd(MAX / 2) })).body.id
      const core = (await add({ part_number: 'L-2', cost: usd(1), core_charge: usd(MAX / 2) })).body.id
      for (const id of [half, core]) {
        expect((await addBundle({ parts: [{ part_id: id, quantity: 2 }] })).status).toBe(201)
        const beyond = await addBundle({ parts: [{ part_id: id, quantity: 3 }] })
        expect([beyond.status, beyond.body.errors[0].path]).toEqual([400, 'body.parts'])
      }
      const own = (await addBundle({ parts: [{ part_id: half, quantity: 3 }], own_cost: usd(100) })).body
      const dealer = await test.as('dealerAdmin')
      expect((await dealer.put(`${bundles}/${own.id}`, { version: 1, own_cost: null })).status).toBe(400)
    })

    it('are not made by raising the price of a part', async () => {
      const { id, part_number } = (await add({ part_number: 'L-3', cost: usd(MAX / 2) })).body
      await addBundle({ name: 'At the limit', parts: [{ part_id: id, quantity: 2 }] })
      const raised = await change(id, { version: 1, cost: usd(MAX / 2 + 1) })
      expect([raised.status, raised.body.errors]).toMatchObject([400, [{ path: 'body.cost' }]])
      expect(raised.body.errors[0].message).toContain('At the limit')
      expect((await change(id, { version: 1, cost: usd(MAX / 2 - 1), part_number })).status).toBe(200)
    })

    it('where one is stored all the same, neither the list nor the bundle fails', async () => {
      const { id } = (await add({ part_number: 'L-4', cost: usd(MAX) })).body
      const bundle = (await addBundle({ name: 'Beyond', parts: [{ part_id: id, quantity: 1 }] })).body
      await test.db.updateTable('bundle_part').set({ quantity: 3 }).where('bundle_id', '=', bundle.id).execute()
      const list = await (await test.as('operator')).get(`/api/v2/catalogues/${catalogueId}/bundles?search=Beyond`)
      expect([list.status, list.body.items[0].cost]).toEqual([200, usd(3 * MAX)])
    })
  })

  it('are listed without the service kits', async () => {
    const { body } = await (await test.as('operator')).get(`/api/v2/catalogues/${catalogueId}/bundles?search=safe`)
    expect(body).toMatchObject({ total: 1, items: [{ name: 'Safe' }] })
  })
})
