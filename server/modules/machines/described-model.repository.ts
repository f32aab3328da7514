import { sql } from 'kysely'
import { catalogueOf, seesManual, variantsBy } from '../../access'
import type { Caller } from '../../access/caller'
import type { Database } from '../../db/connection'
import type { MachineStatus } from './machine'

/** The models that a caller may see, with their variants and what the caller may see of their manuals. */
export const describedModels = (db: Database, caller: Caller) =>
  db
    .selectFrom(catalogueOf(db, caller))
    .select(['machine.id', 'machine.model', 'machine.storage_key'])
    .select(['machine.brand_name as brand', 'machine.type_name as type'])
    .select((eb) => [
      statusFor(db, caller).as('status'),
      sql<number>`(${manualsFor(db, caller).select(eb.fn.countAll<number>().as('count'))})`.as('manual_count'),
      variantsBy(db, sql.ref<string | null>('machine.dealership_id')).as('variants'),
    ])

/** What the status of a query's `machine` is to a caller. */
export const statusFor = (db: Database, caller: Caller) =>
  sql<MachineStatus>`case when ${isReady(db, caller)} then 'ready'
    when ${isUnderWay(db, caller)} then 'processing' else 'no_manual' end`

/** Whether a query's `machine` has a status to a caller; unlike the status itself, it can be answered for many at once. */
export function hasStatus(db: Database, caller: Caller, status: MachineStatus) {
  if (status === 'ready') return isReady(db, caller)
  const isNotReady = sql<boolean>`not ${isReady(db, caller)}`
  return status === 'processing'
    ? sql<boolean>`${isNotReady} and ${isUnderWay(db, caller)}`
    : sql<boolean>`${isNotReady} and not ${isUnderWay(db, caller)}`
}

const manualsFor = (db: Database, caller: Caller) =>
  db.selectFrom('manual').where(sql.ref('manual.machine_id'), '=', sql.ref('machine.id')).where(seesManual(caller))

const isReady = (db: Database, caller: Caller) =>
  sql<boolean>`exists ${manualsFor(db, caller).where('manual.status', '=', 'READY').select('manual.id')}`

const isUnderWay = (db: Database, caller: Caller) =>
  sql<boolean>`exists ${manualsFor(db, caller).where('manual.status', 'in', ['QUEUED', 'PROCESSING']).select('manual.id')}`
