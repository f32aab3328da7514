import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp, type Who } from '../../../../tests/support/test-app'

let test: TestApp
const ids: Record<string, string> = {}
beforeAll(async () => {
  test = await createTestApp()
  for (const table of ['brand', 'machine_type'] as const) {
    for (const { id, name } of await test.db.selectFrom(table).select(['id', 'name']).execute()) ids[name] = id
  }
})
afterAll(() => test.close())

const get = async (who: Who, below: string) => (await test.as(who)).get(`/api/v2/machines/${below}`)
const named = async (who: Who, below: string) =>
  (await get(who, below)).body.items.map(({ name }: { name: string }) => name)

describe('the tree of machines: "brand > type > model > variant" (behaviour, section 1)', () => {
  it('leads from a brand to the variants of a model', async () => {
    const types = (await get('dealerUser', `${ids.Harrow}/children`)).body.items
    expect(types.map(({ name, kind }: { name: string; kind: string }) => [name, kind])).toEqual(
      ['Excavator', 'Forwarder', 'Skid steer', 'Wheel loader'].map((name) => [name, 'type']),
    )
    const models = (await get('dealerUser', `${types[0].id}/children?brand_id=${ids.Harrow}`)).body.items
    expect(models).toEqual([{ id: await test.machineId('EX-210'), kind: 'model', name: 'EX-210', has_children: true }])
    const { body } = await get('dealerUser', `${models[0].id}/children`)
    expect(body).toMatchObject({ total: 2, items: [{ name: 'Standard boom' }, { name: 'Long reach' }] })
    expect(body.items[0]).toMatchObject({ kind: 'variant', has_children: false })
  })

  it('shows an operator only what it may see', async () => {
    expect(await named('operator', `${ids.Harrow}/children`)).toEqual(['Excavator', 'Wheel loader'])
    expect((await get('operator', `${ids['Skid steer']}/children?brand_id=${ids.Harrow}`)).status).toBe(404)
    expect((await get('operator', `${ids.Moorland}/children`)).status).toBe(404)
    expect((await get('operator', `${await test.machineId('M-7')}/children`)).status).toBe(404)
  })

  it('a type requires its brand, as several brands have it', async () => {
    const { status, body } = await get('dealerUser', `${ids.Excavator}/children`)
    expect([status, body.errors[0].path]).toEqual([400, 'query.brand_id'])
  })

  it('an unknown node is not found', async () => {
    expect((await get('superUser', '4f0c2c2e-5f0e-4a35-9a0b-6f0f6f7f1a01/children')).status).toBe(404)
  })
})

describe('GET /machines/types', () => {
  it('lists all to those who add models, and to an operator those of its machines', async () => {
    const all = ['Excavator', 'Forwarder', 'Skid steer', 'Wheel loader']
    expect(await named('strangerStaff', 'types')).toEqual(all)
    expect(await named('operator', 'types')).toEqual(['Excavator', 'Wheel loader'])
    expect(await named('superUser', 'types?search=LOAD&limit=1')).toEqual(['Wheel loader'])
  })
})

describe('GET /machines/models', () => {
  it('lists those that the caller may see, by brand and model', async () => {
    expect(await named('superUser', 'models')).toEqual([
      ...['Harrow EX-210', 'Harrow FX-90', 'Harrow SK-40', 'Harrow WL-120'],
      'Moorland M-7',
    ])
    expect(await named('operator', 'models')).toEqual(['Harrow EX-210', 'Harrow WL-120'])
    expect(await named('strangerOperator', 'models?brand=Harrow')).toEqual([])
  })

  it('filters by brand, type and words, page by page', async () => {
    expect(await named('superUser', 'models?brand=Moorland')).toEqual(['Moorland M-7'])
    expect(await named('superUser', 'models?brand=Harrow&type=Excavator')).toEqual(['Harrow EX-210'])
    expect(await named('superUser', 'models?search=harrow%20wl')).toEqual(['Harrow WL-120'])
    const { body } = await get('superUser', 'models?limit=2&page=3')
    expect(body).toMatchObject({ total: 5, page: 3, limit: 2, items: [{ model: 'M-7' }] })
  })
})
