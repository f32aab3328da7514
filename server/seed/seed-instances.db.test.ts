import { afterAll, beforeAll, expect, it } from 'vitest'
import { organizationId } from '../../tests/support/instances'
import { createTestApp, type TestApp } from '../../tests/support/test-app'
import { testUnitOfWork } from '../../tests/support/unit-of-work'
import { demonstrationMachines, demonstrationOperators } from './demonstration'
import { seedInstances } from './seed-instances'

let test: TestApp
beforeAll(async () => {
  test = await createTestApp()
})
afterAll(() => test.close())

it('the demonstration’s operators have machines with readings, served by the dealership', async () => {
  const dealershipId = await organizationId(test, 'Northfield Equipment')
  const models = demonstrationMachines.map(({ model }) => model)
  const machineIds = new Map(await Promise.all(models.map(async (one) => [one, await test.machineId(one)] as const)))
  const { transact } = testUnitOfWork(test.db)
  await transact((trx) => seedInstances(trx, demonstrationOperators, { machineIds, dealershipId }))

  const ridgeline = await organizationId(test, 'Ridgeline Quarry')
  const operator = await test.as('operator')
  const { body } = await operator.get(`/api/v2/machines/instances/${ridgeline}?search=GHT00123`)
  expect(body.items[0]).toMatchObject({
    name: 'Loader 3',
    location: 'North face',
    hours: 4764,
    dealership: { name: 'Northfield Equipment' },
  })
  expect(body.items[0].daily_use).toBeGreaterThan(6)
  expect(body.items[0].daily_use).toBeLessThan(9)
  const readings = await operator.get(`/api/v2/machines/instance/${body.items[0].id}/readings`)
  expect(readings.body).toMatchObject({ total: 18 })
  expect(readings.body.items[0]).toMatchObject({ value: 4764, by: 'Rosa Delgado' })
  const served = await (await test.as('dealerUser')).get(`/api/v2/machines/instances/${dealershipId}`)
  expect(served.body.total).toBe(7)
})
