import { afterAll, beforeAll, expect, it } from 'vitest'
import { addInstance, organizationId } from '../../../tests/support/instances'
import { createTestApp, type TestApp } from '../../../tests/support/test-app'
import { testUnitOfWork } from '../../../tests/support/unit-of-work'
import { inTransaction } from '../../events/subscription'
import { createLogger } from '../../infrastructure/logging/logger'
import { readingRecorded } from '../machine-instances'
import { readFleetPage } from './document/read-fleet'
import { type RecordFleetTools, recordFleet } from './record-fleet'
import { fleetXml } from './testing/fleet'

let test: TestApp
beforeAll(async () => {
  test = await createTestApp()
})
afterAll(() => test.close())

it('a machine whose reading cannot be stored does not affect the others', async () => {
  const operatorId = await organizationId(test, 'Tall Pines Forestry')
  const [broken, removed, good] = await Promise.all(
    [1, 2, 3].map(() => addInstance(test, { operatorId, dealershipId: null })),
  )
  const rows = await test.db.selectFrom('machine_instance').select(['id', 'serial_number']).execute()
  const serials = [broken, removed, good].map((id) => rows.find((row) => row.id === id)?.serial_number ?? '')
  const { transactOn, subscribe } = testUnitOfWork(test.db)
  const failForOne = inTransaction(readingRecorded, async (_trx, { readings: [reading] }) => {
    if (reading?.instanceId !== broken) return
    await test.db
      .deleteFrom('machine_instance')
      .where('id', '=', removed ?? '')
      .execute()
    throw new Error('deadlock detected')
  })
  subscribe([failForOne])
  const tools: RecordFleetTools = { transactOn, logger: createLogger('silent') }
  const { equipment: fleet } = readFleetPage(Buffer.from(fleetXml(serials.map((serial) => ({ serial })))))
  const scope = { organizationId: operatorId, dealershipId: null }
  const { report } = await recordFleet(test.db, tools, { scope, fleet, signal: new AbortController().signal })
  expect(report).toMatchObject({
    applied: 1,
    refused: [
      {
        row: 1,
        serial_number: serials[0],
        reason: { en: 'The reading could not be stored. It will be recorded when it is sent again.' },
      },
    ],
    unknown: [{ row: 2, serial_number: serials[1] }],
  })
})
