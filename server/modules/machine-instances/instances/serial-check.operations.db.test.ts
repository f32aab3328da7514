import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addInstance, organizationId } from '../../../../tests/support/instances'
import { createTestApp, type TestApp, type Who } from '../../../../tests/support/test-app'

let test: TestApp
let ridgeline: string
beforeAll(async () => {
  test = await createTestApp()
  ridgeline = await organizationId(test, 'Ridgeline Quarry')
})
afterAll(() => test.close())

async function check(who: Who, serialNumber: string, { model = 'WL-120', orgId = ridgeline } = {}) {
  const query = new URLSearchParams({ machine_id: await test.machineId(model), serial_number: serialNumber })
  return (await test.as(who)).get(`/api/v2/machines/instances/${orgId}/serial-check?${query}`)
}

const add = async (who: Who, body: object) =>
  (await test.as(who)).post(`/api/v2/machines/instances/${ridgeline}`, {
    machine_id: await test.machineId('WL-120'),
    ...body,
  })

describe('checking a serial number before the machine is added', () => {
  it('names the machine that has it, in any spelling', async () => {
    const { body: machine } = await add('operatorAdmin', { serial_number: 'GHT00777', name: 'Loader 7' })
    for (const who of ['operatorAdmin', 'dealerUser', 'superUser'] as const) {
      expect((await check(who, ' ght-007 77 ')).body).toEqual({
        taken: true,
        instance: { id: machine.id, name: 'Loader 7' },
        missed_ranges: [],
      })
    }
    expect((await check('operatorAdmin', 'GHT00777', { model: 'EX-210' })).body.taken).toBe(false)
  })

  it('says of one that may not be seen only that it would be refused', async () => {
    const id = await addInstance(test, { operatorId: ridgeline, dealershipId: null })
    const { serial_number } = await test.db
      .selectFrom('machine_instance')
      .where('id', '=', id)
      .select('serial_number')
      .executeTakeFirstOrThrow()
    expect((await check('dealerUser', serial_number)).body).toMatchObject({ taken: true, instance: null })
    expect((await add('dealerUser', { serial_number })).status).toBe(409)
  })

  it('does not reveal that another owner has it', async () => {
    const pit = await organizationId(test, 'Eastmoor Pit')
    await addInstance(test, { operatorId: pit, dealershipId: null })
    const { serial_number } = await test.db
      .selectFrom('machine_instance')
      .where('organization_id', '=', pit)
      .select('serial_number')
      .executeTakeFirstOrThrow()
    expect((await check('operatorAdmin', serial_number)).body).toMatchObject({ taken: false, instance: null })
  })

  it('names the ranges that it misses; the machine is added all the same', async () => {
    expect((await check('operatorAdmin', 'GHT00500')).body.missed_ranges).toEqual([])
    for (const who of ['operatorAdmin', 'dealerUser'] as const) {
      expect((await check(who, 'GHT01000')).body).toEqual({
        taken: false,
        instance: null,
        missed_ranges: [{ serial_number_start: 'GHT00100', serial_number_end: 'GHT00999' }],
      })
    }
    expect((await add('operatorAdmin', { serial_number: 'GHT01000' })).status).toBe(201)
  })

  it('is for those who may add machines to the owner, of models that they may see', async () => {
    const statuses = await Promise.all(
      (['operator', 'strangerStaff', 'strangerOperator'] as const).map(
        async (who) => (await check(who, 'GHT00500')).status,
      ),
    )
    expect(statuses).toEqual([403, 404, 403])
    expect((await check('operatorAdmin', 'SK-1', { model: 'SK-40' })).status).toBe(404)
    expect((await check('operatorAdmin', ' ')).status).toBe(400)
  })
})
