import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { organizationId, setLinkEnded } from '../../../../tests/support/accounts'
import { createTestApp, type TestApp, type Who } from '../../../../tests/support/test-app'

let test: TestApp
let ridgeline: string
let northfield: string
beforeAll(async () => {
  test = await createTestApp()
  ridgeline = await organizationId(test, 'Ridgeline Quarry')
  northfield = await organizationId(test, 'Northfield Equipment')
})
beforeEach(async () => {
  await test.db.deleteFrom('address').execute()
})
afterAll(() => test.close())

interface Listed {
  id: string
  label: string
  is_default: boolean
}

const url = '/api/v2/organizations/addresses'
const yard = { label: 'Yard', line1: '12 Quarry Road', city: 'Butte', country: 'US' }

const list = async (who: Who, organization = ridgeline) => (await test.as(who)).get(`${url}/${organization}`)
const add = async (more: object = {}, who: Who = 'operatorAdmin', organization = ridgeline) =>
  (await test.as(who)).post(`${url}/${organization}`, { ...yard, ...more })
const change = async (body: object, who: Who = 'operatorAdmin', organization = ridgeline) =>
  (await test.as(who)).put(`${url}/${organization}`, body)
const remove = async (id: string, who: Who = 'operatorAdmin', organization = ridgeline) =>
  (await test.as(who)).delete(`${url}/${organization}/${id}`)
const defaults = async () =>
  (await list('operator')).body.items.filter((one: Listed) => one.is_default).map((one: Listed) => one.label)

describe('exactly one address of an organization is the default one', () => {
  it('the first address becomes it, and is listed first', async () => {
    expect((await add({ label: 'Works' })).body.is_default).toBe(true)
    expect((await add({ label: 'Gate' })).body.is_default).toBe(false)
    expect((await list('operator')).body).toMatchObject({
      items: [{ label: 'Works' }, { label: 'Gate' }],
      total: 2,
      page: 1,
      limit: 1000,
    })
  })

  it('another address replaces it, when added and when changed', async () => {
    const { id } = (await add({ label: 'Works' })).body
    await add({ label: 'Gate', is_default: true })
    expect(await defaults()).toEqual(['Gate'])
    expect((await change({ id, is_default: true })).body.is_default).toBe(true)
    expect(await defaults()).toEqual(['Works'])
  })

  it('it cannot be unset without setting another one', async () => {
    const { id } = (await add()).body
    const { status, body } = await change({ id, is_default: false })
    expect([status, body.errors[0].path]).toEqual([400, 'body.is_default'])
    expect(await defaults()).toEqual(['Yard'])
  })

  it('when it is removed, the oldest of the others becomes it', async () => {
    const { id } = (await add({ label: 'Works' })).body
    await add({ label: 'Old' })
    await add({ label: 'New' })
    expect((await remove(id)).status).toBe(204)
    expect(await defaults()).toEqual(['Old'])
  })

  it('also after many simultaneous changes', async () => {
    const { id } = (await add({ label: 'Works' })).body
    const adding = Array.from({ length: 8 }, (_, n) => add({ label: `No. ${n}`, is_default: true }))
    const answers = await Promise.all([...adding, change({ id, is_default: true }), remove(id)])
    for (const { status } of answers) expect([200, 201, 204, 404]).toContain(status)
    expect(await defaults()).toHaveLength(1)
  })
})

describe('an address', () => {
  it('PUT changes what is present and nothing else (behaviour, section 2)', async () => {
    const { id, ...before } = (await add({ recipient: 'Goods in', postal_code: '59701', region: 'MT' })).body
    const { status, body } = await change({ id, city: ' Helena ', recipient: '' })
    expect([status, body]).toEqual([200, { ...before, id, city: 'Helena', recipient: '' }])
  })

  it.each([
    [{ city: '' }, 'body.city'],
    [{ line1: '  ' }, 'body.line1'],
    [{ country: 'us' }, 'body.country'],
    [{ country: 'United States' }, 'body.country'],
    [{ label: 'x'.repeat(101) }, 'body.label'],
  ])('is refused, naming the field: %j', async (wrong, field) => {
    const { status, body } = await add(wrong)
    expect([status, body.errors[0].path]).toEqual([400, field])
  })

  it('of another organization is not found (404), even by those who manage both', async () => {
    const { id } = (await add({}, 'dealerAdmin', northfield)).body
    for (const who of ['operatorAdmin', 'superUser'] as const) {
      expect(await change({ id, city: 'Helena' }, who)).toMatchObject({ status: 404 })
      expect(await remove(id, who)).toMatchObject({ status: 404, body: { detail: 'Address not found.' } })
    }
    expect((await list('dealerUser', northfield)).body.items).toMatchObject([{ id, city: 'Butte' }])
  })

  it('is refused if the organization has 200 already (409)', async () => {
    const rows = Array.from({ length: 200 }, () => ({ ...yard, organization_id: ridgeline }))
    await test.db.insertInto('address').values(rows).execute()
    expect(await add()).toMatchObject({ status: 409, body: { code: 'too_many_addresses' } })
  })
})

describe('who may read and change addresses', () => {
  it('everybody of the organization reads them, its admin changes them', async () => {
    const { id } = (await add()).body
    for (const who of ['operatorAdmin', 'operator', 'superUser'] as const) {
      expect((await list(who)).body.items).toMatchObject([{ id }])
    }
    expect((await add({}, 'operator')).status).toBe(403)
    expect((await change({ id, city: 'X' }, 'operator')).status).toBe(403)
    expect((await remove(id, 'operator')).status).toBe(403)
  })

  it('a dealership’s staff reads those of the operators that it serves, and changes none', async () => {
    const { id } = (await add()).body
    for (const who of ['dealerAdmin', 'dealerUser'] as const)
      expect((await list(who)).body.items).toMatchObject([{ id }])
    expect((await add({}, 'dealerAdmin')).status).toBe(403)
    await setLinkEnded(test, 'Ridgeline Quarry', true)
    expect((await list('dealerAdmin')).status).toBe(404)
    await setLinkEnded(test, 'Ridgeline Quarry', false)
  })

  it('a dealership’s admin changes those of an operator without an admin of its own', async () => {
    const tallPines = await organizationId(test, 'Tall Pines Forestry')
    expect((await add({}, 'dealerAdmin', tallPines)).status).toBe(201)
    expect((await add({}, 'dealerUser', tallPines)).status).toBe(403)
  })

  it('strangers find nothing (404)', async () => {
    const { id } = (await add()).body
    for (const organization of [ridgeline, northfield]) {
      expect((await list('strangerStaff', organization)).status).toBe(404)
      expect((await list('strangerOperator', organization)).status).toBe(404)
      expect((await add({}, 'strangerStaff', organization)).status).toBe(404)
      expect((await change({ id, city: 'X' }, 'strangerStaff', organization)).status).toBe(404)
      expect((await remove(id, 'strangerStaff', organization)).status).toBe(404)
    }
    expect((await list('operatorAdmin', northfield)).status).toBe(404)
  })
})
