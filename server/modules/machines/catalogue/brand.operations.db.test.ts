import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { collide } from '../../../../tests/support/collide'
import { createTestApp, type TestApp, type Who } from '../../../../tests/support/test-app'
import type { Transaction } from '../../../db/connection'

let test: TestApp
beforeAll(async () => {
  test = await createTestApp()
})
afterAll(() => test.close())

interface Listed {
  id: string
  name: string
  machine_count: number
}

const base = '/api/v2/machines/brands'
const list = async (who: Who, query = '') => (await (await test.as(who)).get(`${base}${query}`)).body
const namesFor = async (who: Who, query = '') => (await list(who, query)).items.map(({ name }: Listed) => name)
const add = async (name: string, who: Who = 'superUser') => (await test.as(who)).post(base, { name })
const rename = async (id: string, name: string, who: Who = 'superUser') => (await test.as(who)).put(base, { id, name })
const idOf = async (name: string) =>
  (await list('superUser')).items.find((brand: Listed) => brand.name === name)?.id as string

describe('GET /machines/brands', () => {
  it.each([
    [
      'superUser',
      [
        ['Harrow', 4],
        ['Moorland', 1],
      ],
    ],
    [
      'dealerUser',
      [
        ['Harrow', 4],
        ['Moorland', 0],
      ],
    ],
    ['operator', [['Harrow', 2]]],
    ['strangerOperator', [['Moorland', 1]]],
  ] as const)(
    '%s sees brands with the number of their machines, all of them if they may add models: %j',
    async (who, expected) => {
      const { items, total } = await list(who)
      expect(items.map(({ name, machine_count }: Listed) => [name, machine_count])).toEqual(expected)
      expect(total).toBe(expected.length)
    },
  )

  it('"brands 100 for the store": has 100 items by default (specification, section 9)', async () => {
    expect(await list('operator')).toMatchObject({ page: 1, limit: 100 })
  })

  it('searches, and lists each on exactly one page', async () => {
    expect(await namesFor('superUser', '?search=MOOR')).toEqual(['Moorland'])
    expect(await namesFor('superUser', '?search=%25')).toEqual([])
    const pages = await Promise.all([1, 2, 3].map((page) => namesFor('superUser', `?limit=1&page=${page}`)))
    expect(pages).toEqual([['Harrow'], ['Moorland'], []])
  })
})

describe('POST /machines/brands', () => {
  it('adds a brand, without the blanks around its name; those who add models see it before it has any', async () => {
    const { status, body } = await add('  Oxbow  ')
    expect([status, body.name, body.machine_count]).toEqual([201, 'Oxbow', 0])
    expect(await namesFor('superUser')).toContain('Oxbow')
    expect(await namesFor('dealerAdmin')).toContain('Oxbow')
    expect(await namesFor('operatorAdmin')).not.toContain('Oxbow')
  })

  it.each(['Harrow', 'hARROW', '  harrow '])('refuses the existing %j and names the field', async (name) => {
    const { status, body } = await add(name)
    expect([status, body.code, body.errors[0].path]).toEqual([409, 'brand_exists', 'body.name'])
    expect(body.detail).toContain('Harrow')
  })

  it('refuses one of two that add the same name at once', async () => {
    const answers = await Promise.all([add('Quarrymaster'), add('QUARRYMASTER')])
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409])
  })

  it.each([
    ['added', () => add('ÖSTBY')],
    ['given to another', async () => rename((await add('Westby')).body.id, 'ÖSTBY')],
  ])('a name that someone else stores meanwhile is not %s, regardless of case', async (_, request) => {
    const store = (trx: Transaction) => trx.insertInto('brand').values({ name: 'Östby' }).execute()
    const { status, body } = await collide(test, store, request)
    await test.db.deleteFrom('brand').where('name', '=', 'Östby').execute()
    expect([status, body.code, body.detail]).toEqual([409, 'brand_exists', expect.stringContaining('Östby')])
  })

  it.each(['', '   ', 'x'.repeat(101)])('refuses %j as a name', async (name) => {
    const { status, body } = await add(name)
    expect([status, body.errors[0].path]).toEqual([400, 'body.name'])
  })
})

describe('PUT /machines/brands', () => {
  it('its models are found and listed by the new name alone, also one that is added meanwhile (decision 59)', async () => {
    const id = (await add('Tidewater')).body.id
    const brandsFound = async (search: string) => {
      const { items } = (await (await test.as('superUser')).get(`/api/v2/machines/?search=${search}`)).body
      return items.map(({ brand, model }: { brand: string; model: string }) => `${brand} ${model}`)
    }
    const addModel = (trx: Transaction) =>
      trx
        .insertInto('machine')
        .values(({ selectFrom }) => ({
          brand_id: id,
          type_id: selectFrom('machine_type').select('id').limit(1),
          model: 'TW-1',
          storage_key: 'machines/tidewater/tw-1',
        }))
        .execute()
    const { status } = await collide(test, addModel, () => rename(id, 'Lowwater'))
    expect(status).toBe(200)
    expect(await brandsFound('lowwater')).toEqual(['Lowwater TW-1'])
    expect(await brandsFound('tidewater')).toEqual([])
    await test.db.deleteFrom('machine').where('brand_id', '=', id).execute()
    await test.db.deleteFrom('brand').where('id', '=', id).execute()
  })

  it('renames a brand; its machines have the new name and keep their storage keys', async () => {
    const id = await idOf('Moorland')
    const machine = `/api/v2/machines/${await test.machineId('M-7')}`
    const { body } = await rename(id, 'Moorland Works')
    expect(body).toEqual({ id, name: 'Moorland Works', machine_count: 1 })
    expect((await (await test.as('strangerStaff')).get(machine)).body).toMatchObject({
      brand: 'Moorland Works',
      storage_key: 'machines/moorland/m-7',
    })
    expect((await rename(id, 'MOORLAND')).status).toBe(200)
    expect((await rename(id, 'Moorland')).status).toBe(200)
  })

  it('refuses another brand’s name, and changes nothing', async () => {
    const { status, body } = await rename(await idOf('Moorland'), ' harrow')
    expect([status, body.code]).toEqual([409, 'brand_exists'])
    expect(await namesFor('strangerOperator')).toEqual(['Moorland'])
  })

  it('answers 404 for an unknown brand', async () => {
    const { status, body } = await rename('4f0c2c2e-5f0e-4a35-9a0b-6f0f6f7f1a01', 'Nobody')
    expect([status, body.detail]).toEqual([404, 'Brand not found.'])
  })
})

it('"/brands is read by members and written by the super user" (behaviour, section 3)', async () => {
  for (const who of ['dealerAdmin', 'operatorAdmin', 'operator'] as const) {
    expect((await add('Another', who)).status).toBe(403)
    expect((await rename(await idOf('Harrow'), 'Another', who)).status).toBe(403)
  }
})
