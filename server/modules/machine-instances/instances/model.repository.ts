import { sql } from 'kysely'
import { catalogueOf, describerFor, variantsBy } from '../../../access'
import type { Rights } from '../../../access/caller'
import type { Database } from '../../../db/connection'
import type { SerialRange } from './instance'

/** A model of the catalogue with the serial numbers that its variants are built with. */
export interface Model {
  id: string
  brand: string
  model: string
  variants: SerialRange[]
}

/** The models that a caller may see, as they are described to the caller: all, or the one with an id. */
export function findModels(db: Database, caller: Rights, id?: string): Promise<Model[]> {
  const visible = db.selectFrom(catalogueOf(db, caller))
  return (id ? visible.where('machine.id', '=', id) : visible)
    .innerJoin('brand', 'brand.id', 'machine.brand_id')
    .select(['machine.id', 'machine.model', 'brand.name as brand'])
    .select(variantsBy(db, sql.ref<string | null>('machine.dealership_id')).as('variants'))
    .execute()
}

interface Sides {
  organizationId: string
  /** Who serves the machine. */
  dealershipId: string | null
}

/** The variants of models, for machines of an operator that a dealership serves: in their order, by model. */
export async function findVariants(
  db: Database,
  machineIds: readonly string[],
  { organizationId, dealershipId }: Sides,
): Promise<Map<string, SerialRange[]>> {
  const describer = describerFor({ dealership: sql`${dealershipId}::uuid`, owner: sql`${organizationId}::uuid` })
  const rows = await db
    .selectFrom('machine')
    .where(sql<boolean>`machine.id = any(${machineIds}::uuid[])`)
    .select(['machine.id', variantsBy(db, describer).as('variants')])
    .execute()
  return new Map(rows.map(({ id, variants }) => [id, variants]))
}

/**
 * Assigns models to an operator, as far as the dealership has them itself and has not done so yet.
 * @returns the ids of the assignments that were made
 */
export async function assignModels(
  trx: Database,
  { operatorId, dealershipId, machineIds }: { operatorId: string; dealershipId: string; machineIds: string[] },
): Promise<string[]> {
  if (machineIds.length === 0) return []
  const assigned = await trx
    .insertInto('operator_machine')
    .columns(['organization_id', 'dealership_id', 'machine_id'])
    .expression((eb) =>
      eb
        .selectFrom('organization_machine as owned')
        .where('owned.organization_id', '=', dealershipId)
        .where('owned.machine_id', 'in', machineIds)
        .select((owned) => [
          owned.val(operatorId).$castTo<string>().as('organization_id'),
          'owned.organization_id as dealership_id',
          'owned.machine_id',
        ]),
    )
    .onConflict((conflict) =>
      conflict
        .columns(['organization_id', 'dealership_id', 'machine_id'])
        .doUpdateSet({ removed_at: null })
        .where('operator_machine.removed_at', 'is not', null),
    )
    .returning('id')
    .execute()
  return assigned.map(({ id }) => id)
}

/**
 * Ends assignments as far as they are not used: those of models of which the dealership serves no machine there, and about
 * which nobody has written.
 */
export async function unassignModels(trx: Database, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  // Whoever adds a machine meanwhile has locked its assignment.
  await sql`select id from operator_machine where id = any(${ids}::uuid[]) order by id for update`.execute(trx)
  await sql`
    update operator_machine as assigned set removed_at = now()
    where assigned.id = any(${ids}::uuid[]) and assigned.removed_at is null
      and not exists (
        select from machine_instance as machine
        where machine.organization_id = assigned.organization_id and machine.dealership_id = assigned.dealership_id
          and machine.machine_id = assigned.machine_id and machine.retired_at is null)
      and not exists (
        select from operator_machine_message as message where message.operator_machine_id = assigned.id)`.execute(trx)
}
