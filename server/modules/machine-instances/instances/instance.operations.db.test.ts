import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addAccount, setLinkEnded } from '../../../../tests/support/accounts'
import { organizationId } from '../../../../tests/support/instances'
import { createTestApp, type TestApp, type Who } from '../../../../tests/support/test-app'
import { normalizeSerialNumber } from '../../machines'

let test: TestApp
const ids: Record<'northfield' | 'ridgeline' | 'tallPines' | 'eastmoor' | 'pit', string> = {
  northfield: '',
  ridgeline: '',
  tallPines: '',
  eastmoor: '',
  pit: '',
}
beforeAll(async () => {
  test = await createTestApp()
  ids.northfield = await organizationId(test, 'Northfield Equipment')
  ids.ridgeline = await organizationId(test, 'Ridgeline Quarry')
  ids.tallPines = await organizationId(test, 'Tall Pines Forestry')
  ids.eastmoor = await organizationId(test, 'Eastmoor Machines')
  ids.pit = await organizationId(test, 'Eastmoor Pit')
})
afterAll(() => test.close())

const api = '/api/v2/machines'
const list = async (who: Who, orgId: string, query = '') =>
  (await (await test.as(who)).get(`${api}/instances/${orgId}${query}`)).body
const serialsOf = async (who: Who, orgId: string, query = '') =>
  ((await list(who, orgId, query)).items as { serial_number: string }[]).map(({ serial_number }) => serial_number)
const add = async (who: Who, orgId: string, body: object, model = 'WL-120') =>
  (await test.as(who)).post(`${api}/instances/${orgId}`, { machine_id: await test.machineId(model), ...body })
const change = async (who: Who, id: string, body: object) => (await test.as(who)).put(`${api}/instance/${id}`, body)
const statusOf = async (who: Who, id: string) => (await (await test.as(who)).get(`${api}/instance/${id}`)).status

describe('adding a machine', () => {
  it('by its owner: the only dealership serves it, and its range determines the variant', async () => {
    const { status, body } = await add(
      'operatorAdmin',
      ids.ridgeline,
      {
        serial_number: ' RQ-0518 ',
        name: 'Digger',
        location: 'Pond',
        in_service_on: '2024-02-29',
      },
      'EX-210',
    )
    expect([status, body.serial_number, body.dealership.name]).toEqual([201, 'RQ-0518', 'Northfield Equipment'])
    expect(body).toMatchObject({ name: 'Digger', location: 'Pond', in_service_on: '2024-02-29', status: 'OK' })
    expect(body).toMatchObject({ unit: 'hours', hours: null, hours_at: null, next_due: null, can_manage: true })
    const variant = await test.db
      .selectFrom('machine_variant')
      .where('id', '=', body.variant_id)
      .select('name')
      .execute()
    expect(variant).toEqual([{ name: 'Long reach' }])
  })

  it('by the dealership, of a model of its catalogue: the operator has the model from then on', async () => {
    const { status, body } = await add('dealerUser', ids.ridgeline, { serial_number: 'FX-1' }, 'FX-90')
    expect([status, body.organization.name, body.variant_id]).toEqual([201, 'Ridgeline Quarry', null])
    const { body: machines } = await (await test.as('operator')).get('/api/v2/machines/?search=FX-90')
    expect(machines.total).toBe(1)
  })

  it('an operator cannot add one of a model that was not assigned to it', async () => {
    const { status, body } = await add('operatorAdmin', ids.ridgeline, { serial_number: 'SK-1' }, 'SK-40')
    expect([status, body.errors]).toEqual([400, [{ path: 'body.machine_id', message: 'There is no such machine.' }]])
  })

  it('a serial number is unique for an owner and a model, in any spelling', async () => {
    expect((await add('dealerAdmin', ids.ridgeline, { serial_number: 'GHT-ONCE-1' })).status).toBe(201)
    for (const who of ['operatorAdmin', 'dealerAdmin'] as const) {
      const { status, body } = await add(who, ids.ridgeline, { serial_number: 'ght once–1' })
      expect([status, body.code]).toEqual([409, 'serial_taken'])
    }
    expect((await add('dealerAdmin', ids.ridgeline, { serial_number: 'ght once–1' }, 'EX-210')).status).toBe(201)
  })

  it('does not reveal that another owner has the serial number', async () => {
    await addForeign('GHT-FOREIGN-1')
    const { status, body } = await add('operatorAdmin', ids.ridgeline, { serial_number: 'ght foreign–1' })
    expect([status, body.organization.name]).toEqual([201, 'Ridgeline Quarry'])
    expect(JSON.stringify(body)).not.toMatch(/Eastmoor|Pit/)
  })

  it('the super user sees each serial number of two owners while both machines are in service', async () => {
    await addForeign('GHT-FOREIGN-2')
    const { body: ours } = await add('dealerAdmin', ids.ridgeline, { serial_number: 'ght foreign–2', name: 'Loader 9' })
    const clashes = async (query: string) =>
      (await (await test.as('superUser')).get(`/api/v2/machines/serial-clashes?search=${query}`)).body
    expect(await clashes('foreign-2%20ridgeline')).toMatchObject({
      total: 1,
      items: [
        {
          machine: 'Harrow WL-120',
          serial_number: 'GHT-FOREIGN-2',
          instances: [
            { organization: 'Eastmoor Pit' },
            { id: ours.id, organization: 'Ridgeline Quarry', name: 'Loader 9' },
          ],
        },
      ],
    })
    await (await test.as('operatorAdmin')).put(`/api/v2/machines/instance/${ours.id}`, { retired: true })
    expect((await clashes('foreign-2')).total).toBe(0)
  })

  it('of two people who add the same one at once, the second is refused', async () => {
    const both = await Promise.all([1, 2].map(() => add('dealerAdmin', ids.ridgeline, { serial_number: 'GHT-RACE' })))
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409])
  })

  it.each([
    [{ serial_number: ' - ' }, 'body.serial_number'],
    [{ serial_number: 'X1', in_service_on: '2023-02-29' }, 'body.in_service_on'],
    [{ serial_number: 'X1', unit: 'miles' }, 'body.unit'],
  ])('refuses %j with the field', async (body, path) => {
    const answer = await add('operatorAdmin', ids.ridgeline, body)
    expect([answer.status, answer.body.errors?.[0]?.path]).toEqual([400, path])
  })

  it('is for the owner’s people and those who serve it; for others it does not exist', async () => {
    const statuses = async (orgId: string) =>
      Promise.all(
        (['operator', 'strangerStaff', 'strangerOperator'] as const).map(
          async (who) => (await add(who, orgId, { serial_number: 'GHT-NO' })).status,
        ),
      )
    expect(await statuses(ids.ridgeline)).toEqual([403, 404, 403])
    expect((await add('operatorAdmin', ids.tallPines, { serial_number: 'GHT-NO' })).status).toBe(404)
    expect((await add('operatorAdmin', ids.northfield, { serial_number: 'GHT-NO' })).status).toBe(403)
    expect((await add('dealerAdmin', ids.northfield, { serial_number: 'GHT-NO' })).status).toBe(400)
  })
})

describe('a list', () => {
  const own = () => test.db.deleteFrom('machine_instance').execute()

  it('has an operator’s machines for its people, and those that a dealership serves for its staff', async () => {
    await own()
    await addOne('A-1', ids.ridgeline)
    await addOne('B-1', ids.tallPines)
    await addForeign('C-1')
    await addOne('D-1', ids.ridgeline, null)
    expect(await serialsOf('operator', ids.ridgeline, '?sort_field=serial_number')).toEqual(['A-1', 'D-1'])
    expect(await serialsOf('dealerUser', ids.ridgeline)).toEqual(['A-1'])
    expect(await serialsOf('dealerUser', ids.northfield, '?sort_field=serial_number')).toEqual(['A-1', 'B-1'])
    expect(await serialsOf('dealerUser', ids.northfield, `?operator_id=${ids.tallPines}`)).toEqual(['B-1'])
    expect(await serialsOf('operator', ids.northfield)).toEqual(['A-1'])
    expect(await serialsOf('superUser', ids.pit)).toEqual(['C-1'])
    expect(await serialsOf('superUser', ids.ridgeline, '?isDealership=true')).toEqual([])
  })

  it('of strangers does not exist (behaviour, section 3)', async () => {
    for (const who of ['strangerStaff', 'strangerOperator'] as const) {
      expect((await list(who, ids.ridgeline)).status).toBe(404)
      expect((await list(who, ids.northfield)).status).toBe(404)
    }
  })

  it.each([
    ['ght 001-23', 'a serial number, however it is typed'],
    ['loader', 'its name'],
    ['north FACE', 'its place'],
    ['harrow wl', 'brand and model'],
  ])('is searched for %j: %s', async (search) => {
    await own()
    await addOne('GHT00123', ids.ridgeline, ids.northfield, { name: 'Loader 3', location: 'North face' })
    await addOne('RQ-1', ids.ridgeline, ids.northfield, { model: 'EX-210' })
    expect(await serialsOf('operator', ids.ridgeline, `?search=${encodeURIComponent(search)}`)).toEqual(['GHT00123'])
  })

  it('can be filtered by status and model', async () => {
    await own()
    await addOne('A-1', ids.ridgeline, ids.northfield, { status: 'OVERDUE' })
    await addOne('B-1', ids.ridgeline, ids.northfield, { model: 'EX-210' })
    expect(await serialsOf('operator', ids.ridgeline, '?status=OVERDUE')).toEqual(['A-1'])
    const machineId = await test.machineId('EX-210')
    expect(await serialsOf('operator', ids.ridgeline, `?machine_id=${machineId}`)).toEqual(['B-1'])
  })

  it('shows every tenth of an hour: 60.8 is a multiple of 0.1, however floating point divides them', async () => {
    await own()
    await addOne('A-1', ids.ridgeline, ids.northfield, { last_total: 608 })
    expect((await list('operator', ids.ridgeline)).items).toMatchObject([{ hours: 60.8 }])
  })

  it.each(['1', 'gh', 'bo'])('is searched for %j: short text matches the start of a word', async (search) => {
    await own()
    await addOne('GHT00123', ids.ridgeline, ids.northfield, { name: 'Boom 10' })
    await addOne('RQ-0', ids.ridgeline, ids.northfield, { name: 'Tug 21', model: 'FX-90', location: 'Tabor' })
    expect(await serialsOf('operator', ids.ridgeline, `?search=${search}`)).toEqual(['GHT00123'])
  })

  it('by status has what is overdue first or last', async () => {
    await own()
    for (const [serial, status] of [
      ['A-1', 'DUE_SOON'],
      ['B-1', 'OVERDUE'],
      ['C-1', 'OK'],
      ['D-1', 'DUE'],
    ] as const) {
      await addOne(serial, ids.ridgeline, ids.northfield, { status })
    }
    const byStatus = (direction: string) =>
      serialsOf('operator', ids.ridgeline, `?sort_field=status&sort_direction=${direction}`)
    expect(await byStatus('desc')).toEqual(['B-1', 'D-1', 'A-1', 'C-1'])
    expect(await byStatus('asc')).toEqual(['C-1', 'A-1', 'D-1', 'B-1'])
  })

  it('is sorted, machines without readings last, each machine on exactly one page', async () => {
    await own()
    for (const [serial, tenths] of [
      ['A-1', 500],
      ['B-1', null],
      ['C-1', 0],
    ] as const) {
      await addOne(serial, ids.ridgeline, ids.northfield, { last_total: tenths })
    }
    const byHours = (direction: string) =>
      serialsOf('operator', ids.ridgeline, `?sort_field=hours&sort_direction=${direction}`)
    expect(await byHours('asc')).toEqual(['B-1', 'C-1', 'A-1'])
    expect(await byHours('desc')).toEqual(['A-1', 'C-1', 'B-1'])
    const pages = await Promise.all([1, 2].map((page) => list('operator', ids.ridgeline, `?page_size=2&page=${page}`)))
    expect(pages.map(({ total, limit }) => [total, limit])).toEqual([
      [3, 2],
      [3, 2],
    ])
    expect(new Set(pages.flatMap(({ items }) => items.map(({ id }: { id: string }) => id))).size).toBe(3)
  })
})

describe('changing a machine', () => {
  it('changes only the properties that are sent (behaviour, section 2)', async () => {
    const id = await addOne('K-1', ids.ridgeline, ids.northfield, { name: 'Loader 3', location: 'North' })
    const { status, body } = await change('operatorAdmin', id, { location: ' South face ' })
    expect([status, body.name, body.location, body.serial_number]).toEqual([200, 'Loader 3', 'South face', 'K-1'])
  })

  it('is for its owner’s Org Admins and Org Users and for the staff who serve it', async () => {
    const id = await addOne('K-2', ids.ridgeline)
    const callers = [
      'superUser',
      'dealerUser',
      'operatorAdmin',
      'operator',
      'strangerStaff',
      'strangerOperator',
    ] as const
    const answers = await Promise.all(callers.map((who) => change(who, id, { name: 'x' })))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 403, 404, 403])
  })

  it('can change its serial number only before the first reading', async () => {
    const id = await addOne('GHT00125', ids.ridgeline)
    const other = await addOne('GHT00126', ids.ridgeline)
    expect((await change('operatorAdmin', id, { serial_number: 'ght-00126' })).body.code).toBe('serial_taken')
    expect((await change('operatorAdmin', id, { serial_number: 'GHT00127' })).body.variant_id).not.toBeNull()
    await (await test.as('operator')).post(`${api}/instance/${other}/readings`, { value: 10 })
    const { status, body } = await change('operatorAdmin', other, { serial_number: 'GHT00128' })
    expect([status, body.code]).toEqual([409, 'has_readings'])
    expect((await change('operatorAdmin', other, { serial_number: 'GHT00126', name: 'x' })).status).toBe(200)
  })

  it('takes it out of service and back', async () => {
    const id = await addOne('K-3', ids.ridgeline)
    const { body: retired } = await change('operatorAdmin', id, { retired: true })
    expect(Date.parse(retired.retired_at)).toBeGreaterThan(0)
    expect((await change('operatorAdmin', id, { retired: true })).body.retired_at).toBe(retired.retired_at)
    expect((await change('operatorAdmin', id, { retired: false })).body.retired_at).toBeNull()
  })

  it('only the owner’s admins choose which of the owner’s dealerships serves it', async () => {
    const id = await addOne('K-4', ids.ridgeline)
    const clerk = await addAccount(test, {
      organization: 'Ridgeline Quarry',
      group: 'Org User',
      email: 'clerk@ridgeline.example',
    })
    const byClerk = (body: object) => clerk.as.put(`${api}/instance/${id}`, body)
    expect((await byClerk({ dealership_id: null })).status).toBe(403)
    expect((await byClerk({ name: 'Loader 9' })).status).toBe(200)
    expect((await change('dealerAdmin', id, { dealership_id: null })).status).toBe(403)
    expect((await change('operatorAdmin', id, { dealership_id: ids.eastmoor })).status).toBe(400)
    expect((await change('operatorAdmin', id, { dealership_id: null })).body.dealership).toBeNull()
    expect(await statusOf('dealerAdmin', id)).toBe(404)
    expect((await change('operatorAdmin', id, { dealership_id: ids.northfield })).status).toBe(200)
    expect(await statusOf('dealerAdmin', id)).toBe(200)
  })
})

it('after the end of a link, what was before stays readable (behaviour, section 1) and cannot be changed', async () => {
  const id = await addOne('L-1', ids.tallPines)
  await setLinkEnded(test, 'Tall Pines Forestry', true)
  const { status, body } = await (await test.as('dealerAdmin')).get(`${api}/instance/${id}`)
  expect([status, body.can_manage]).toEqual([200, false])
  expect((await change('dealerAdmin', id, { name: 'x' })).status).toBe(403)
  expect((await add('dealerAdmin', ids.tallPines, { serial_number: 'L-2' })).status).toBe(403)
  await setLinkEnded(test, 'Tall Pines Forestry', false)
})

interface Columns {
  model?: string
  name?: string
  location?: string
  status?: 'OK' | 'DUE_SOON' | 'DUE' | 'OVERDUE'
  last_total?: number | null
}

async function addOne(
  serial_number: string,
  organization_id: string,
  dealership_id: string | null = ids.northfield,
  { model = 'WL-120', ...columns }: Columns = {},
): Promise<string> {
  const { id } = await test.db
    .insertInto('machine_instance')
    .values({
      organization_id,
      dealership_id,
      machine_id: await test.machineId(model),
      serial_number,
      serial_key: normalizeSerialNumber(serial_number),
      ...columns,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

const addForeign = (serial: string) => addOne(serial, ids.pit, ids.eastmoor)
