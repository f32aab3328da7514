import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../../tests/support/test-app'
import { testUnitOfWork } from '../../../../tests/support/unit-of-work'
import { demonstrationOperators } from '../../../seed/demonstration'
import { seedInstances } from '../../../seed/seed-instances'
import { listNewestReadings, listReadings } from './reading.repository'

let test: TestApp
beforeAll(async () => {
  test = await createTestApp()
  const dealer = test.db.selectFrom('organization').where('name', '=', 'Northfield Equipment').select('id')
  const { id: dealershipId } = await dealer.executeTakeFirstOrThrow()
  const models = await test.db.selectFrom('machine').select(['id', 'model']).execute()
  const machineIds = new Map(models.map(({ id, model }) => [model, id]))
  await testUnitOfWork(test.db).transact((trx) =>
    seedInstances(trx, demonstrationOperators, { machineIds, dealershipId }),
  )
})
afterAll(() => test.close())

const machines = () =>
  test.db.selectFrom('machine_instance').select(['id as instanceId', 'organization_id as organizationId']).execute()

it.each([
  ['now', null],
  ['before any was recorded', new Date('2000-01-01')],
])('the newest readings of several machines are those of each: %s', async (_, until) => {
  const asked = (await machines()).map((machine) => ({ ...machine, until }))
  const each = asked.map(async (one) => {
    const { items } = await listReadings(test.db, one, { page: 1, limit: 3, until })
    return [one.instanceId, items] as const
  })
  const expected = new Map((await Promise.all(each)).filter(([, items]) => items.length > 0))
  const found = await listNewestReadings(test.db, asked, 3)
  expect(new Map([...found].toSorted())).toEqual(new Map([...expected].toSorted()))
})
