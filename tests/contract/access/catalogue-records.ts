import { randomUUID } from 'node:crypto'
import { addToCatalogue } from '../../support/catalogue'
import type { TestApp } from '../../support/test-app'
import type { Cast } from './cast'
import type { Side } from './columns'

/** Models that only one dealership keeps, and what it has assigned to its operator. */
export function createCatalogueRecords({ db }: TestApp, { organizations, inTime }: Cast) {
  async function model(side: Side): Promise<string> {
    const { dealership } = organizations[side]
    const name = `M ${randomUUID()}`
    const { id } = await db
      .insertInto('machine')
      .values(({ selectFrom }) => ({
        brand_id: selectFrom('brand').where('name', '=', 'Harrow').select('id'),
        type_id: selectFrom('machine_type').where('name', '=', 'Excavator').select('id'),
        model: name,
        storage_key: name,
      }))
      .returning('id')
      .executeTakeFirstOrThrow()
    await addToCatalogue(db, dealership, id)
    return id
  }

  return {
    model,
    operatorMachine: (side: Side): Promise<string> =>
      inTime(side, async () => {
        const { dealership, operator } = organizations[side]
        const { id } = await db
          .insertInto('operator_machine')
          .values({ organization_id: operator, dealership_id: dealership, machine_id: await model(side) })
          .returning('id')
          .executeTakeFirstOrThrow()
        return id
      }),
    /** A message in a thread, of somebody whose account no longer exists. */
    async message(operatorMachineId: string): Promise<string> {
      const { id } = await db
        .insertInto('operator_machine_message')
        .values({ operator_machine_id: operatorMachineId, body: 'The bucket drifts.' })
        .returning('id')
        .executeTakeFirstOrThrow()
      return id
    },
  }
}
