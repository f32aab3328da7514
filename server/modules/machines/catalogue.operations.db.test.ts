import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { collide } from '../../../tests/support/collide'
import { createTestApp, type TestApp, type Who } from '../../../tests/support/test-app'
import type { Transaction } from '../../db/connection'

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
const range = (name: string, serial_number_start: string | null, serial_number_end: string | null, id?: string) => ({
  ...(id && { id }),
  name,
  serial_number_start,
  serial_number_end,
})

describe('POST /machines/', () => {
  it('makes a model with its variants, which its dealership keeps and may change', async () => {
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

  it('one that another dealership keeps already is kept by this one too, as it is', async () => {
    const variants = [range('Another', 'ZZ1', 'ZZ9')]
    const { status, body } = await add('sk-40', 'strangerStaff', { type: 'Crane', variants })
    expect([status, body.id]).toEqual([201, await test.machineId('SK-40')])
    expect(body).toMatchObject({ model: 'SK-40', type: 'Skid steer', can_manage: false })
    expect(body.variants.map(({ name }: { name: string }) => name)).not.toContain('Another')
    expect((await change(body.id, { type: 'Crane' }, 'strangerStaff')).status).toBe(403)
  })

  it('one that it keeps already is refused on the field', async () => {
    const { status, body } = await add(' wl-120')
    expect([status, body.code, body.errors[0].path]).toEqual([409, 'machine_exists', 'body.model'])
  })

  it('of two who make the same at once, both keep one model', async () => {
    const answers = await Promise.all([add('WL-300', 'dealerUser'), add('wl-300', 'strangerStaff')])
    expect(answers.map(({ status }) => status)).toEqual([201, 201])
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1)
    expect(answers.filter(({ body }) => body.can_manage)).toHaveLength(1)
  })

  it('a super user’s belongs to nobody until a dealership keeps it', async () => {
    const { status, body } = await add('WL-400', 'superUser')
    expect([status, body.can_manage]).toEqual([201, true])
    expect((await add('WL-400', 'dealerUser')).body).toMatchObject({ id: body.id, can_manage: false })
    expect((await add('WL-400', 'superUser')).status).toBe(409)
  })

  it('refuses ranges that overlap, each at its variant', async () => {
    const variants = [range('A', 'LX1', 'LX9'), range('B', 'LX5', 'LX20'), range('C', 'LX', null)]
    const { status, body } = await add('WL-500', 'dealerUser', { variants })
    expect(status).toBe(400)
    expect(body.errors.map(({ path }: { path: string }) => path)).toEqual([
      'body.variants.1.serial_number_start',
      'body.variants.2.serial_number_start',
    ])
  })

  it('refuses a brand that there is not', async () => {
    const { status, body } = await add('WL-600', 'dealerUser', { brand_id: '4f0c2c2e-5f0e-4a35-9a0b-6f0f6f7f1a01' })
    expect([status, body.detail]).toEqual([404, 'Brand not found.'])
  })

  it('is for a dealership’s staff', async () => {
    expect((await add('WL-700', 'operatorAdmin')).status).toBe(403)
  })
})

describe('PUT /machines/{id}', () => {
  it('"changes what is sent and nothing else" (behaviour, section 2); its documents keep their place', async () => {
    const { body: made } = await add('LX-1', 'dealerUser', { variants: [range('One', 'A1', 'A9')] })
    const { status, body } = await change(made.id, { model: 'LX-2' })
    expect([status, body]).toEqual([200, { ...made, model: 'LX-2', name: 'Harrow LX-2' }])
    expect((await change(made.id, { type: 'Excavator' })).body).toEqual({ ...body, type: 'Excavator' })
  })

  it('variants keep their ids, go where they are left out, and come in the order that is sent', async () => {
    const { body: made } = await add('LX-3', 'dealerUser', {
      variants: [range('One', 'A1', 'A9'), range('Two', 'B1', 'B9')],
    })
    const two = made.variants[1].id
    const { body } = await change(made.id, {
      variants: [range('New', 'C1', 'C9'), range('Two plus', 'B1', 'B99', two)],
    })
    expect(body.variants).toEqual([
      expect.objectContaining(range('New', 'C1', 'C9')),
      { id: two, ...range('Two plus', 'B1', 'B99') },
    ])
  })

  it('refuses the variant of another model', async () => {
    const { body: other } = await (await test.as('dealerAdmin')).get(`${url}/${await test.machineId('EX-210')}`)
    const { body: made } = await add('LX-4')
    const { status, body } = await change(made.id, { variants: [range('Stolen', null, null, other.variants[0].id)] })
    expect([status, body.errors[0].path]).toEqual([400, 'body.variants.0.id'])
  })

  it('refuses the name of another model of the brand, and takes its own in another case', async () => {
    const { body: made } = await add('LX-5')
    expect((await change(made.id, { model: 'wl-120' })).body.code).toBe('machine_exists')
    expect((await change(made.id, { model: 'lx-5' })).body.model).toBe('lx-5')
  })

  it('of two models that get one name at once, the second is refused', async () => {
    const [{ body: one }, { body: other }] = [await add('LX-6'), await add('LX-7')]
    const rename = (trx: Transaction) =>
      trx.updateTable('machine').set({ model: 'LX-8' }).where('id', '=', one.id).execute()
    const { status, body } = await collide(test, rename, () => change(other.id, { model: 'lx-8' }))
    expect([status, body.code]).toEqual([409, 'machine_exists'])
  })

  it('may be done by a super user, and by nobody who only keeps it or does not see it', async () => {
    const id = await test.machineId('FX-90')
    expect((await change(id, { type: 'Forwarder' }, 'superUser')).status).toBe(200)
    expect((await change(id, { type: 'Mine' }, 'strangerStaff')).status).toBe(404)
    expect((await change(id, {})).status).toBe(400)
  })
})
