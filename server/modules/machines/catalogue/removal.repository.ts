import { sql } from 'kysely'
import type { Database, Transaction } from '../../../db/connection'
import type { RemovedManual } from '../machine.events'
import type { MachineDependents } from './machine-dependents'

/** Locks a model against additions to it. @returns whether it exists */
export async function lockModel(trx: Transaction, machineId: string): Promise<boolean> {
  const machine = trx.selectFrom('machine').where('id', '=', machineId).select('id').forUpdate()
  return (await machine.executeTakeFirst()) !== undefined
}

/** @param dealershipId null to count everybody's */
export async function countDependents(
  db: Database,
  machineId: string,
  dealershipId: string | null,
): Promise<MachineDependents> {
  const own = (column: string) => (dealershipId ? sql`${sql.ref(column)} = ${dealershipId}` : sql`true`)
  // A super user may not delete the model of a machine with a history, not even of a retired one.
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
  if (!dependents) throw new Error('the count returned no row')
  return dependents.deletesModel ? dependents : { ...dependents, conversations: 0 }
}

/** @param dealershipId null for the manuals of everybody */
export async function deleteManuals(
  trx: Transaction,
  machineId: string,
  dealershipId: string | null,
): Promise<RemovedManual[]> {
  const all = trx.deleteFrom('manual').where('machine_id', '=', machineId)
  const own = dealershipId ? all.where('organization_id', '=', dealershipId) : all
  const rows = await own.returning(['id', 'storage_key']).execute()
  return rows.map(({ id, storage_key }) => ({ id, storageKey: storage_key }))
}

/** Removes what a dealership has of a model. Retired machines that it served get the platform's variants. */
export async function removeFromCatalogue(trx: Transaction, machineId: string, dealershipId: string): Promise<void> {
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

export async function deleteModel(trx: Transaction, machineId: string): Promise<void> {
  await trx.deleteFrom('machine').where('id', '=', machineId).execute()
}
