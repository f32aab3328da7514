import { sql } from 'kysely'
import type { Transaction } from '../../../db/connection'
import { isForeignKeyViolation } from '../../../db/database-error'
import type { PartFields } from './part'

/** The index that refuses a second part of one number. */
export const partNumberIndex = 'catalogue_part_organization_id_upper_idx'

const columnsOf = (fields: Partial<PartFields>) => {
  const { cost, coreCharge } = fields
  const columns = {
    part_number: fields.partNumber,
    description: fields.description,
    manufacturer: fields.manufacturer,
    unit: fields.unit,
    pack_size: fields.packSize,
    min_quantity: fields.minQuantity,
    cost_amount: cost === undefined ? undefined : (cost?.amount ?? null),
    cost_currency: cost === undefined ? undefined : (cost?.currency ?? null),
    core_charge_amount: coreCharge === undefined ? undefined : (coreCharge?.amount ?? null),
    is_active: fields.isActive,
    superseded_by_id: fields.supersededById,
    supersession_reason: fields.supersessionReason,
  }
  return Object.fromEntries(Object.entries(columns).filter(([, value]) => value !== undefined))
}

export async function insertPart(
  trx: Transaction,
  dealershipId: string,
  fields: Partial<PartFields> & { partNumber: string },
): Promise<string> {
  const { id } = await trx
    .insertInto('catalogue_part')
    .values({ organization_id: dealershipId, part_number: fields.partNumber, ...columnsOf(fields) })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Locks a part, so that of two who change it one waits for the other. */
export const lockPart = (trx: Transaction, id: string) =>
  trx
    .selectFrom('catalogue_part')
    .where('id', '=', id)
    .select(['part_number as partNumber', 'version'])
    .select(['cost_amount as costAmount', 'is_active as isActive'])
    .forUpdate()
    .executeTakeFirst()

/** Changes what is given of a part and nothing else. */
export async function updatePart(trx: Transaction, id: string, fields: Partial<PartFields>): Promise<void> {
  await trx
    .updateTable('catalogue_part')
    .set((eb) => ({ ...columnsOf(fields), version: eb('version', '+', 1), updated_at: sql`now()` }))
    .where('id', '=', id)
    .execute()
}

/** Has those who supersede parts of a dealership do so one after the other. Lock this before any part. */
export async function lockSupersessions(trx: Transaction, dealershipId: string): Promise<void> {
  await trx.selectFrom('catalogue').where('organization_id', '=', dealershipId).select('id').forUpdate().execute()
}

/** The parts from one to the end of its chain of supersessions; none if the dealership does not have it. */
export async function findChain(trx: Transaction, dealershipId: string, fromId: string) {
  const { rows } = await sql<{ id: string; partNumber: string }>`
    with recursive chain (id, part_number, next_id, place) as (
      select id, part_number, superseded_by_id, 1 from catalogue_part
      where organization_id = ${dealershipId} and id = ${fromId}
      union all
      select part.id, part.part_number, part.superseded_by_id, place + 1
      from chain join catalogue_part as part on part.organization_id = ${dealershipId} and part.id = chain.next_id
      where place < 1000)
    select id, part_number as "partNumber" from chain order by place`.execute(trx)
  return rows
}

/**
 * @param beforeDeletion is undone as well where the part turns out to be in use
 * @returns whether it was deleted; otherwise something refers to it, and nothing has changed
 */
export async function deletePart(trx: Transaction, id: string, beforeDeletion: () => Promise<void>): Promise<boolean> {
  await sql`savepoint part_deleted`.execute(trx)
  try {
    await beforeDeletion()
    await trx.deleteFrom('catalogue_part').where('id', '=', id).execute()
    await sql`release savepoint part_deleted`.execute(trx)
    return true
  } catch (error) {
    if (!isForeignKeyViolation(error)) throw error
    await sql`rollback to savepoint part_deleted`.execute(trx)
    return false
  }
}
