import { sql } from 'kysely'
import { caseFolded } from '../db/case-folded'
import type { Database } from '../db/connection'
import type { DemonstrationMachine, DemonstrationOperator } from './demonstration'

/**
 * Creates the demonstration's models with their variants, in the dealership's catalogue and for the operators that own
 * machines of these models.
 * @returns the machines' ids by model
 */
export async function seedMachines(
  trx: Database,
  machines: readonly DemonstrationMachine[],
  operators: readonly DemonstrationOperator[],
  dealershipId: string,
): Promise<Map<string, string>> {
  const idOf = async (table: 'brand' | 'machine_type', name: string) => {
    const row = await trx
      .insertInto(table)
      .values({ name })
      .onConflict((conflict) => conflict.expression(caseFolded(sql.ref('name'))).doUpdateSet({ name }))
      .returning('id')
      .executeTakeFirstOrThrow()
    return row.id
  }
  const ids = new Map<string, string>()
  for (const { brand, type, model, variants } of machines) {
    const description = { brand_id: await idOf('brand', brand), type_id: await idOf('machine_type', type), model }
    const { id } = await trx
      .insertInto('machine')
      .values({ ...description, storage_key: `machines/${brand}/${model}`.toLowerCase() })
      .returning('id')
      .executeTakeFirstOrThrow()
    ids.set(model, id)
    await trx
      .insertInto('organization_machine')
      .values({ organization_id: dealershipId, machine_id: id, ...description })
      .execute()
    const leaves = [dealershipId, null].flatMap((organization_id) =>
      variants.map(({ name, serialStart, serialEnd }, position) => ({
        ...{ organization_id, machine_id: id, name, position },
        serial_number_start: serialStart,
        serial_number_end: serialEnd,
      })),
    )
    if (leaves.length > 0) await trx.insertInto('machine_variant').values(leaves).execute()
  }
  for (const { name, instances } of operators) {
    const operator = await trx
      .selectFrom('organization')
      .where('name', '=', name)
      .select('id')
      .executeTakeFirstOrThrow()
    for (const model of new Set(instances.map((instance) => instance.model))) {
      const machineId = ids.get(model)
      if (!machineId) throw new Error(`the demonstration has no machine ${model}`)
      await trx
        .insertInto('operator_machine')
        .values({ organization_id: operator.id, dealership_id: dealershipId, machine_id: machineId })
        .execute()
    }
  }
  return ids
}
