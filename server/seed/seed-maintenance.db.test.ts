import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { organizationId } from '../../tests/support/instances'
import { createTestApp, type TestApp } from '../../tests/support/test-app'
import { demonstrationOperators } from './demonstration'
import { demonstrationServices, demonstrationTasks } from './demonstration-maintenance'
import { seedMaintenance } from './seed-maintenance'

let test: TestApp
beforeAll(async () => {
  test = await createTestApp()
})
afterAll(() => test.close())

async function addLoader(serialNumber: string, total: number, dealershipId: string, machineId: string) {
  const organization_id = await organizationId(test, 'Ridgeline Quarry')
  const { id: instance_id } = await test.db
    .insertInto('machine_instance')
    .values({
      organization_id,
      dealership_id: dealershipId,
      machine_id: machineId,
      serial_number: serialNumber,
      serial_key: serialNumber,
      last_total: total,
      last_value: total,
      last_read_at: new Date(),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const taken_at = new Date(Date.now() - 1000)
  await test.db
    .insertInto('reading')
    .values({ organization_id, instance_id, taken_at, value: total, source: 'person' })
    .execute()
}

describe('the demonstration of maintenance', () => {
  it('has kits, schedules and, once the job has run, due tasks (behaviour, section 10)', async () => {
    const dealershipId = await organizationId(test, 'Northfield Equipment')
    const machineId = await test.machineId('WL-120')
    await addLoader('GHT00123', 47_640, dealershipId, machineId)
    await addLoader('GHT00204', 23_105, dealershipId, machineId)
    await test.db.transaction().execute((trx) => seedMaintenance(trx, dealershipId, new Map([['WL-120', machineId]])))
    await test.runJobs()
    const { items } = (await (await test.as('operator')).get('/api/v2/machines/due')).body
    expect(items).toEqual([
      expect.objectContaining({
        name: '500 h service',
        status: 'OVERDUE',
        due_at_hours: 4500,
        kit: expect.objectContaining({ name: 'WL-120 500 h kit', cost: { amount: 16_050, currency: 'USD' } }),
      }),
    ])
  })

  it('has completions only for its own machines and tasks', () => {
    const instances = demonstrationOperators.flatMap((operator) => operator.instances)
    for (const { serialNumber, task } of demonstrationServices) {
      const instance = instances.find((one) => one.serialNumber === serialNumber)
      expect(demonstrationTasks.some(({ model, name }) => model === instance?.model && name === task)).toBe(true)
    }
  })
})
