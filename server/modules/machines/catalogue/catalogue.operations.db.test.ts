import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { collide } from '../../../../tests/support/collide'
import { organizationId } from '../../../../tests/support/instances'
import { createTestApp, type TestApp, type Who } from '../../../../tests/support/test-app'
import type { Transaction } from '../../../db/connection'

let test: TestApp
let harrow: string
beforeAll(async () => {
  test = await createTestApp()
  const brand = test.db.selectFrom('brand').where('name', '=', 'Harrow').select('id')
  harrow = (await brand.executeTakeFirstOrThrow()).id
})
afterAll(() => test.close())

const url = '/api/v2/machines'
const add = async (model: string, who: Who = 'dealerUser', more: object = {}) =>
  (await test.as(who)).post(`${url}/`, { brand_id: harrow, type: 'Wheel loader', model, ...more })
const change = async (id: string, body: object, who: Who = 'dealerAdmin') =>
  (await test.as(who)).put(`${url}/${id}`, body)
const read = async (id: string, who: Who) => (await (await test.as(who)).get(`${url}/${id}`)).body
const list = async (who: Who) =>
  (await (await test.as(who)).get(`${url}/?limit=100`)).body.items.map(({ name }: { name: string }) => name)
const assign = async (machine_id: string, dealership: string, operator: string) => {
  const [dealership_id, organization_id] = [
    await organizationId(test, dealership),
    await organizationId(test, operator),
  ]
  await test.db.insertInto('operator_machine').values({ organization_id, dealership_id, machine_id }).execute()
}
const range = (name: string, serial_number_start: string | null, serial_number_end: string | null, id?: string) => ({
  ...(id && { id }),
  name,
  serial_number_start,
  serial_number_end,
})

describe('POST /machines/', () => {
  it('creates a model with its variants, which its dealership may change', async () => {
    const variants = [range('Standard', 'LX-0001', 'LX-0499'), range('High lift', 'LX-0500', null)]
    const { status, body } = await add('  WL-200 ', 'dealerUser', { type: ' wheel  LOADER ', variants })
    expect([status, body]).toEqual([
      201,
      expect.objectContaining({
        name: 'Harrow WL-200',
        // The type that there is, however it was typed.
        type: 'Wheel loader',
        storage_key: 'machines/harrow/wl-200',
        serial_number: 'LX-0001',
        status: 'no_manual',
        can_manage: true,
      }),
    ])
    expect(body.variants).toEqual(variants.map((variant) => expect.objectContaining(variant)))
    expect((await (await test.as('dealerAdmin')).get(`${url}/${body.id}`)).status).toBe(200)
    expect((await (await test.as('strangerStaff')).get(`${url}/${body.id}`)).status).toBe(404)
  })

  it('a dealership that adds a model of another one gets a record of its own, with its own description', async () => {
    const [variants, id] = [[range('Another', 'ZZ1', 'ZZ9')], await test.machineId('SK-40')]
    const before = await read(id, 'dealerUser')
    const { status, body } = await add('sk-40', 'strangerStaff', { type: 'Crane', variants })
    expect([status, body]).toEqual([
      201,
      expect.objectContaining({ model: 'sk-40', type: 'Crane', can_manage: true, manual_count: 0 }),
    ])
    expect(body.variants).toEqual(variants.map((variant) => expect.objectContaining(variant)))
    expect(await read(id, 'dealerUser')).toEqual(before)
  })

  it('a model that the dealership already has is refused, naming the field', async () => {
    const { status, body } = await add(' wl-120')
    expect([status, body.code, body.errors[0].path]).toEqual([409, 'machine_exists', 'body.model'])
  })

  it('two dealerships that add the same model at once each get a record of their own', async () => {
    const answers = await Promise.all([add('WL-300', 'dealerUser'), add('wl-300', 'strangerStaff')])
    expect(answers.map(({ status, body }) => [status, body.model, body.can_manage])).toEqual([
      [201, 'WL-300', true],
      [201, 'wl-300', true],
    ])
  })

  it('one of two people of a dealership who add the same model at once is refused', async () => {
    const answers = await Promise.all([add('WL-310', 'dealerUser'), add('wl-310', 'dealerAdmin')])
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409])
  })

  it('a super user’s model is described by each dealership that adds it', async () => {
    const { status, body } = await add('WL-400', 'superUser', { variants: [range('One', 'A1', 'A9')] })
    expect([status, body.can_manage]).toEqual([201, true])
    const added = await add('wl-400', 'dealerUser')
    expect([added.status, added.body]).toEqual([201, expect.objectContaining({ model: 'wl-400', variants: [] })])
    expect((await add('WL-400', 'superUser')).status).toBe(409)
  })

  it('gives each model a storage key of its own, however many share the safe characters of their names', async () => {
    const keys: string[] = []
    for (let count = 1; count <= 10; count += 1) keys.push((await add('装'.repeat(count))).body.storage_key)
    const key = 'machines/harrow/unnamed'
    expect(keys).toEqual([key, ...[2, 3, 4, 5, 6, 7, 8, 9, 10].map((number) => `${key}-${number}`)])
  })

  it('refuses overlapping ranges, naming each variant', async () => {
    const variants = [range('A', 'LX1', 'LX9'), range('B', 'LX5', 'LX20'), range('C', 'LX', null)]
    const { status, body } = await add('WL-500', 'dealerUser', { variants })
    expect(status).toBe(400)
    expect(body.errors.map(({ path }: { path: string }) => path)).toEqual([
      'body.variants.1.serial_number_start',
      'body.variants.2.serial_number_start',
    ])
  })

  it('refuses an unknown brand', async () => {
    const { status, body } = await add('WL-600', 'dealerUser', { brand_id: '4f0c2c2e-5f0e-4a35-9a0b-6f0f6f7f1a01' })
    expect([status, body.detail]).toEqual([404, 'Brand not found.'])
  })

  it('is for a dealership’s staff', async () => {
    expect((await add('WL-700', 'operatorAdmin')).status).toBe(403)
  })
})

describe('PUT /machines/{id}', () => {
  it('changes what is present and nothing else (behaviour, section 2)', async () => {
    const { body: created } = await add('LX-1', 'dealerUser', { variants: [range('One', 'A1', 'A9')] })
    const { status, body } = await change(created.id, { model: 'LX-2' })
    expect([status, body]).toEqual([200, { ...created, model: 'LX-2', name: 'Harrow LX-2' }])
    expect((await change(created.id, { type: 'Excavator' })).body).toEqual({ ...body, type: 'Excavator' })
  })

  it('variants keep their ids, are removed if absent, and get the order of the request', async () => {
    const { body: created } = await add('LX-3', 'dealerUser', {
      variants: [range('One', 'A1', 'A9'), range('Two', 'B1', 'B9')],
    })
    const two = created.variants[1].id
    const { body } = await change(created.id, {
      variants: [range('New', 'C1', 'C9'), range('Two plus', 'B1', 'B99', two)],
    })
    expect(body.variants).toEqual([
      expect.objectContaining(range('New', 'C1', 'C9')),
      { id: two, ...range('Two plus', 'B1', 'B99') },
    ])
  })

  it('refuses the variant of another model', async () => {
    const { body: other } = await (await test.as('dealerAdmin')).get(`${url}/${await test.machineId('EX-210')}`)
    const { body: created } = await add('LX-4')
    const { status, body } = await change(created.id, { variants: [range('Stolen', null, null, other.variants[0].id)] })
    expect([status, body.errors[0].path]).toEqual([400, 'body.variants.0.id'])
  })

  it('refuses the name of another model of the brand, and accepts its own in another case', async () => {
    const { body: created } = await add('LX-5')
    expect((await change(created.id, { model: 'wl-120' })).body.code).toBe('machine_exists')
    expect((await change(created.id, { model: 'lx-5' })).body.model).toBe('lx-5')
  })

  it('one of two models that get the same name at once is refused', async () => {
    const [{ body: one }, { body: other }] = [await add('LX-6'), await add('LX-7')]
    const rename = (trx: Transaction) =>
      trx.updateTable('organization_machine').set({ model: 'LX-8' }).where('machine_id', '=', one.id).execute()
    const { status, body } = await collide(test, rename, () => change(other.id, { model: 'lx-8' }))
    expect([status, body.code]).toEqual([409, 'machine_exists'])
  })

  it('a dealership’s description is its own: another dealership and its customers read theirs', async () => {
    const variants = [range('Short', 'B1', 'B9')]
    const { body: ours } = await add('LX-20', 'dealerUser', { variants })
    const { body: theirs } = await add('LX-20', 'strangerStaff', {
      type: 'Crane',
      variants: [range('Tall', 'C1', 'C9')],
    })
    await assign(theirs.id, 'Eastmoor Machines', 'Eastmoor Pit')
    await assign(ours.id, 'Northfield Equipment', 'Ridgeline Quarry')
    const [colleagues, customers] = [await read(theirs.id, 'strangerStaff'), await read(theirs.id, 'strangerOperator')]
    expect(customers).toMatchObject({
      model: 'LX-20',
      type: 'Crane',
      variants: [expect.objectContaining({ name: 'Tall' })],
    })

    const { status } = await change(ours.id, {
      model: 'Rubbish',
      type: 'Mower',
      variants: [range('Nothing', null, null)],
    })

    expect(status).toBe(200)
    expect(await read(theirs.id, 'strangerStaff')).toEqual(colleagues)
    expect(await read(theirs.id, 'strangerOperator')).toEqual(customers)
    expect(await list('strangerOperator')).toContain('Harrow LX-20')
    expect(await read(ours.id, 'operator')).toMatchObject({ model: 'Rubbish', type: 'Mower' })
    expect((await change(theirs.id, { variants: [range('Stolen', null, null, ours.variants[0].id)] })).status).toBe(400)
  })

  it('a dealership may reuse the name of a model that it removed, even if others have that model', async () => {
    const [{ body: one }] = [await add('LX-30', 'dealerUser'), await add('LX-30', 'strangerStaff')]
    expect((await change(one.id, { model: 'LX-31' })).status).toBe(200)
    const { status, body } = await add('LX-30', 'dealerUser')
    expect([status, body.id === one.id]).toEqual([201, false])
  })

  it('the platform follows the only dealership that has a model', async () => {
    const { body } = await add('LX-40', 'dealerUser', { variants: [range('One', 'A1', 'A9')] })
    await change(body.id, { model: 'LX-41', variants: [range('One', 'A1', 'A99', body.variants[0].id)] })
    expect(await read(body.id, 'superUser')).toMatchObject({
      model: 'LX-41',
      variants: [expect.objectContaining(range('One', 'A1', 'A99'))],
    })
  })

  it('may be done by a super user, and by nobody who does not see it', async () => {
    const id = await test.machineId('FX-90')
    expect((await change(id, { type: 'Forwarder' }, 'superUser')).status).toBe(200)
    expect((await change(id, { type: 'Mine' }, 'strangerStaff')).status).toBe(404)
    expect((await change(id, {})).status).toBe(400)
  })
})
