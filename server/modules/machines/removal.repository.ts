import { sql } from 'kysely'
import type { Database } from '../../db/connection'
import type { Text } from '../../domain/text'
import { type MachineDependents, whatGoes } from './machine-dependents'

/** A manual that is no more, and where its file still lies. */
export interface RemovedManual {
  id: string
  storageKey: string
}

export type Removed =
  | { manuals: RemovedManual[] }
  | { refused: 'gone' }
  | { refused: 'served'; instances: number }
  | { refused: 'unconfirmed'; goes: Text }

/** The ends of models in the catalogue. */
export function createRemovalRepository(db: Database) {
  return {
    dependents: (machineId: string, dealershipId: string | null) => dependentsOf(db, machineId, dealershipId),

    /**
     * Ends what a dealership has of a model, and the model itself where nothing of anybody else hangs on it; with null,
     * for a super user, the model with all of it. The files of the manuals are left to the caller, once this is stored.
     */
    remove: (machineId: string, dealershipId: string | null, isConfirmed: boolean): Promise<Removed> =>
      db.transaction().execute(async (trx) => {
        // Whoever adds something to the model meanwhile waits.
        const machine = await trx
          .selectFrom('machine')
          .where('id', '=', machineId)
          .select('id')
          .forUpdate()
          .executeTakeFirst()
        if (!machine) return { refused: 'gone' }
        const dependents = await dependentsOf(trx, machineId, dealershipId)
        if (dependents.instances > 0) return { refused: 'served', instances: dependents.instances }
        const goes = whatGoes(dependents)
        if (goes && !isConfirmed) return { refused: 'unconfirmed', goes }
        const manuals = await removeManuals(trx, machineId, dealershipId)
        if (dealershipId) await giveUp(trx, machineId, dealershipId)
        if (dependents.deletesModel) await trx.deleteFrom('machine').where('id', '=', machineId).execute()
        return { manuals }
      }),
  }
}

export type RemovalRepository = ReturnType<typeof createRemovalRepository>

async function dependentsOf(db: Database, machineId: string, dealershipId: string | null): Promise<MachineDependents> {
  const own = (column: string) => (dealershipId ? sql`${sql.ref(column)} = ${dealershipId}` : sql`true`)
  // A super user may not delete what the history of a machine hangs on, also of one that is retired.
  const served = dealershipId ? sql`dealership_id = ${dealershipId} and retired_at is null` : sql`true`
  const others = sql`
    exists (select from organization_machine where machine_id = ${machineId} and organization_id <> ${dealershipId})
    or exists (select from operator_machine where machine_id = ${machineId} and dealership_id <> ${dealershipId})
    or exists (select from manual where machine_id = ${machineId} and organization_id is distinct from ${dealershipId})
    or exists (select from schedule_task where machine_id = ${machineId} and organization_id <> ${dealershipId})
    or exists (select from bundle where machine_id = ${machineId} and organization_id <> ${dealershipId})
    or exists (select from machine_instance where machine_id = ${machineId} and (${served}) is not true)`
  const { rows } = await sql<MachineDependents>`
    select
      (select count(*) from manual where machine_id = ${machineId} and ${own('organization_id')}) as "manuals",
      (select count(*) from machine_instance where machine_id = ${machineId} and ${served}) as "instances",
      (select count(*) from schedule_task where machine_id = ${machineId} and ${own('organization_id')}) as "tasks",
      (select count(*) from bundle where machine_id = ${machineId} and ${own('organization_id')}) as "kits",
      (select count(*) from operator_machine where machine_id = ${machineId} and ${own('dealership_id')}) as "operators",
      (select count(*) from conversation where machine_id = ${machineId}) as "conversations",
      ${dealershipId ? sql`not (${others})` : sql`true`} as "deletesModel"`.execute(db)
  const [dependents] = rows
  if (!dependents) throw new Error('a count without a row')
  return dependents.deletesModel ? dependents : { ...dependents, conversations: 0 }
}

async function removeManuals(trx: Database, machineId: string, dealershipId: string | null): Promise<RemovedManual[]> {
  const all = trx.deleteFrom('manual').where('machine_id', '=', machineId)
  const own = dealershipId ? all.where('organization_id', '=', dealershipId) : all
  const rows = await own.returning(['id', 'storage_key']).execute()
  return rows.map(({ id, storage_key }) => ({ id, storageKey: storage_key }))
}

/** Ends what a dealership has of a model. Retired machines that it served go on with the platform's variants. */
async function giveUp(trx: Database, machineId: string, dealershipId: string): Promise<void> {
  await sql`
    update machine_instance as instance set variant_id = (
      select platform.id from machine_variant as platform
      where platform.machine_id = own.machine_id and platform.organization_id is null and platform.name = own.name
      order by platform.position limit 1)
    from machine_variant as own
    where instance.variant_id = own.id and own.machine_id = ${machineId}
      and own.organization_id = ${dealershipId}`.execute(trx)
  for (const table of ['schedule_task', 'bundle', 'organization_machine'] as const) {
    await trx
      .deleteFrom(table)
      .where('machine_id', '=', machineId)
      .where('organization_id', '=', dealershipId)
      .execute()
  }
  await trx
    .updateTable('operator_machine')
    .set({ removed_at: new Date() })
    .where('machine_id', '=', machineId)
    .where('dealership_id', '=', dealershipId)
    .where('removed_at', 'is', null)
    .execute()
}
