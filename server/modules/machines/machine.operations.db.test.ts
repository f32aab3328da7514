import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addInstance, organizationId } from '../../../tests/support/instances'
import { pdfOf, upload, uploadAndRead } from '../../../tests/support/manuals'
import { createTestApp, type TestApp, type Who } from '../../../tests/support/test-app'

let test: TestApp
beforeAll(async () => {
  test = await createTestApp()
})
afterAll(() => test.close())

interface Listed {
  model: string
  brand: string
  type: string
  status: string
}

const list = async (who: Who, query = '') => (await (await test.as(who)).get(`/api/v2/machines/${query}`)).body
const modelsOf = async (who: Who, query = '') =>
  (await list(who, query)).items.map(({ model }: Listed) => model) as string[]

const northfield = ['EX-210', 'FX-90', 'SK-40', 'WL-120']

describe('GET /machines/: who sees what (behaviour, section 1)', () => {
  it.each([
    ['superUser', [...northfield, 'M-7']],
    ['dealerAdmin', northfield],
    ['dealerUser', northfield],
    ['operatorAdmin', ['EX-210', 'WL-120']],
    ['operator', ['EX-210', 'WL-120']],
    ['strangerStaff', ['M-7']],
    ['strangerOperator', ['M-7']],
  ] as const)('%s sees %j', async (who, expected) => {
    expect(await modelsOf(who)).toEqual(expected)
  })

  it('what one may not see answers 404 (behaviour, section 3)', async () => {
    const id = await test.machineId('SK-40')
    for (const below of ['', '/manuals', '/manual-upload-date']) {
      const { status, body } = await (await test.as('operator')).get(`/api/v2/machines/${id}${below}`)
      expect([below, status, body.detail]).toEqual([below, 404, 'Machine not found.'])
    }
  })
})

describe('GET /machines/: pages', () => {
  it('has 10 items by default (specification, section 9)', async () => {
    expect(await list('superUser')).toMatchObject({ total: 5, page: 1, limit: 10 })
  })

  it('lists each item on exactly one page', async () => {
    const pages = await Promise.all([1, 2, 3].map((page) => list('superUser', `?limit=2&page=${page}`)))
    expect(pages.map(({ items }) => items.length)).toEqual([2, 2, 1])
    expect(pages.flatMap(({ items }) => items.map(({ model }: Listed) => model))).toEqual([...northfield, 'M-7'])
    expect(pages.map(({ total }) => total)).toEqual([5, 5, 5])
  })

  it('is empty after the last page', async () => {
    expect(await list('superUser', '?page=1000000&limit=1000')).toMatchObject({ items: [], total: 5 })
  })

  it.each([
    ['limit=0', 'query.limit'],
    ['limit=many', 'query.limit'],
    ['page=first', 'query.page'],
    ['status=broken', 'query.status'],
    ['sort_field=password_hash', 'query.sort_field'],
  ])('refuses ?%s and names the field', async (query, field) => {
    const { status, body } = await (await test.as('operator')).get(`/api/v2/machines/?${query}`)
    expect(status).toBe(400)
    expect(body.errors).toEqual([expect.objectContaining({ path: field })])
  })
})

describe('GET /machines/: search, filters, order', () => {
  it.each([
    ['wl', ['WL-120']],
    ['harrow wheel LOADER', ['WL-120']],
    ['harrow excavator', ['EX-210']],
    ['%', []],
    ['_', []],
    ["' or 1=1 --", []],
  ])('search %j finds %j', async (search, expected) => {
    expect(await modelsOf('superUser', `?search=${encodeURIComponent(search)}`)).toEqual(expected)
  })

  it('filters by brand', async () => {
    expect(await modelsOf('superUser', '?brand=Moorland')).toEqual(['M-7'])
    expect(await modelsOf('dealerAdmin', '?brand=Moorland')).toEqual([])
  })

  it('lists only the models without a machine in use, of which the serial number is still to be typed', async () => {
    const operatorId = await organizationId(test, 'Ridgeline Quarry')
    const dealershipId = await organizationId(test, 'Northfield Equipment')
    const id = await addInstance(test, { operatorId, dealershipId, model: 'WL-120' })
    const without = '?without_instances=true'
    expect(await list('dealerAdmin', without)).toMatchObject({ total: 3 })
    expect(await modelsOf('dealerAdmin', `${without}&search=harrow`)).toEqual(['EX-210', 'FX-90', 'SK-40'])
    expect(await modelsOf('operator', without)).toEqual(['EX-210'])
    await test.db.updateTable('machine_instance').set({ retired_at: new Date() }).where('id', '=', id).execute()
    expect(await modelsOf('operator', without)).toEqual(['EX-210', 'WL-120'])
  })

  it('sorts by the requested field and direction', async () => {
    expect(await modelsOf('dealerAdmin', '?sort_field=model&sort_direction=desc')).toEqual([...northfield].reverse())
    const types = (await list('dealerAdmin', '?sort_field=type')).items.map(({ type }: Listed) => type)
    expect(types).toEqual(['Excavator', 'Forwarder', 'Skid steer', 'Wheel loader'])
  })

  it('a machine is `ready` with a READY manual, else `processing` or `no_manual`', async () => {
    const [ready, processing] = await Promise.all(['WL-120', 'EX-210'].map(test.machineId))
    const pdf = await pdfOf(['The engine takes 13.5 litres of oil.'])
    await uploadAndRead(test, { machineId: ready ?? '', pdf })
    await upload(test, { machineId: processing ?? '', pdf })

    expect(await modelsOf('dealerAdmin', '?status=ready')).toEqual(['WL-120'])
    expect(await modelsOf('dealerAdmin', '?status=processing')).toEqual(['EX-210'])
    expect(await modelsOf('dealerAdmin', '?status=no_manual')).toEqual(['FX-90', 'SK-40'])
    expect(await list('dealerAdmin', '?status=no_manual&limit=1')).toMatchObject({ total: 2 })
  })
})

describe('one machine', () => {
  it('GET /machines/{id} answers the model with its variants', async () => {
    const id = await test.machineId('EX-210')
    const { body } = await (await test.as('operator')).get(`/api/v2/machines/${id}`)
    expect(body).toMatchObject({ id, brand: 'Harrow', name: 'Harrow EX-210', serial_number: 'RQ-0001' })
    expect(body.variants.map(({ name }: { name: string }) => name)).toEqual(['Standard boom', 'Long reach'])
    expect(body.leaf_node_id).toBe(body.variants[0].id)
  })

  it('GET /machines/{id}/manual-upload-date answers the newest upload that the caller may see, or null', async () => {
    const [withManual, without] = [await test.machineId('WL-120'), await test.machineId('FX-90')]
    const dealer = await test.as('dealerUser')
    const date = await dealer.get(`/api/v2/machines/${withManual}/manual-upload-date`)
    expect(Date.parse(date.body.uploaded_at)).toBeGreaterThan(0)
    expect((await dealer.get(`/api/v2/machines/${without}/manual-upload-date`)).body).toEqual({ uploaded_at: null })
  })

  it('refuses an invalid id and names the field', async () => {
    for (const id of ['wl-120', 'urn:uuid:4f0c2c2e-5f0e-4a35-9a0b-6f0f6f7f1a01']) {
      const { status, body } = await (await test.as('operator')).get(`/api/v2/machines/${id}`)
      expect([status, body.errors]).toEqual([400, [{ path: 'path.id', message: 'Must be the id of a record.' }]])
    }
  })
})

describe('GET /machines/all-brands', () => {
  it('lists the brands of the machines that the caller may see', async () => {
    const namesFor = async (who: Who) =>
      (await (await test.as(who)).get('/api/v2/machines/all-brands')).body.items.map(({ name }: Named) => name)
    expect(await namesFor('superUser')).toEqual(['Harrow', 'Moorland'])
    expect(await namesFor('operator')).toEqual(['Harrow'])
    expect(await namesFor('strangerOperator')).toEqual(['Moorland'])
  })
})

interface Named {
  name: string
}
