import { randomInt } from 'node:crypto'
import type { TestApp } from './test-app'

interface Place {
  operatorId: string
  dealershipId: string | null
  model?: string
}

export async function organizationId({ db }: TestApp, name: string): Promise<string> {
  const row = await db.selectFrom('organization').where('name', '=', name).select('id').executeTakeFirstOrThrow()
  return row.id
}

/** Inserts a machine of an operator with a unique serial number into the database. */
export async function addInstance(
  test: TestApp,
  { operatorId, dealershipId, model = 'WL-120' }: Place,
): Promise<string> {
  const serial_number = `GHT${randomInt(1e12)}`
  const { id } = await test.db
    .insertInto('machine_instance')
    .values({
      organization_id: operatorId,
      dealership_id: dealershipId,
      machine_id: await test.machineId(model),
      serial_number,
      serial_key: serial_number,
      name: 'Loader 3',
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
