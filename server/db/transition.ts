import { sql, type UpdateObject } from 'kysely'
import { changedMeanwhile } from '../domain/domain-error'
import { assertCanMove, type StateTable } from '../domain/state-table'
import type { Database, Transaction } from './connection'
import type { DB } from './schema'

/** A record as read before it is moved. */
export interface VersionedRecord<State extends string> {
  id: string
  status: State
  version: number
}

interface Change<Actor extends string> {
  by: {
    /** Every role that the person has towards the record. */
    actors: readonly Actor[]
    /** Absent for the system. */
    personId?: string | undefined
  }
  reason?: string | undefined
}

interface Move<State extends string, Actor extends string, Table extends string> extends Change<Actor> {
  to: State
  /** Further columns that change with the state. */
  set?: Table extends keyof DB ? Omit<UpdateObject<DB, Table>, 'id' | 'status' | 'version'> : never
}

/**
 * Moves a record to another state and records who moved it, when and why.
 * @returns the changed record
 * @throws DomainError forbidden or conflict as `assertCanMove` does; conflict with the current state when the record has
 *   been changed since it was read
 */
export async function transition<State extends string, Actor extends string, Table extends string>(
  trx: Transaction,
  states: StateTable<State, Actor, Table>,
  record: VersionedRecord<State>,
  { to, by, reason = '', set }: Move<State, Actor, Table>,
): Promise<VersionedRecord<State>> {
  assertCanMove(states, record.status, to, by.actors)
  const changes = Object.entries(set ?? {}).map(([column, value]) => sql`, ${sql.ref(column)} = ${value}`)
  const { numAffectedRows } = await sql`
    update ${sql.table(states.table)} set status = ${to}, version = version + 1${sql.join(changes, sql``)}
    where id = ${record.id} and version = ${record.version} and status = ${record.status}`.execute(trx)
  if (numAffectedRows !== 1n) throw changedMeanwhile(await present(trx, states.table, record.id))
  await insertHistory(trx, states.table, record, { to, by, reason })
  return { id: record.id, status: to, version: record.version + 1 }
}

/**
 * Records a change of a record's content, which leaves its status as it is.
 * @returns the changed record
 * @throws DomainError conflict with the current state when the record has been changed since it was read
 */
export async function recordChange<State extends string, Actor extends string>(
  trx: Transaction,
  { table }: StateTable<State, Actor>,
  record: VersionedRecord<State>,
  { by, reason = '' }: Change<Actor>,
): Promise<VersionedRecord<State>> {
  const { numAffectedRows } = await sql`
    update ${sql.table(table)} set version = version + 1
    where id = ${record.id} and version = ${record.version} and status = ${record.status}`.execute(trx)
  if (numAffectedRows !== 1n) throw changedMeanwhile(await present(trx, table, record.id))
  await insertHistory(trx, table, record, { to: record.status, by, reason })
  return { ...record, version: record.version + 1 }
}

/** Records to whom the last step of a record was e-mailed; nobody is an answer, too. */
export async function recordEmailedTo(
  trx: Transaction,
  { table }: { table: string },
  recordId: string,
  addressees: readonly { to: string }[],
): Promise<void> {
  await trx
    .updateTable('state_change')
    .set({ emailed_to: addressees.map(({ to }) => to) })
    .where('id', '=', (eb) =>
      eb
        .selectFrom('state_change')
        .where('record_type', '=', table)
        .where('record_id', '=', recordId)
        .select(({ fn }) => fn.max('id').as('id')),
    )
    .execute()
}

/** Lists the transitions of a record, oldest first. */
export const listTransitions = (db: Database, { table }: { table: string }, recordId: string) =>
  db
    .selectFrom('state_change')
    .where('record_type', '=', table)
    .where('record_id', '=', recordId)
    .select(['from_status as from', 'to_status as to', 'person_id as personId', 'reason', 'changed_at as changedAt'])
    .orderBy('id')
    .execute()

const insertHistory = <State extends string, Actor extends string>(
  trx: Transaction,
  table: string,
  { id, status }: VersionedRecord<State>,
  { to, by, reason }: Required<Change<Actor>> & { to: State },
) =>
  trx
    .insertInto('state_change')
    .values({
      record_type: table,
      record_id: id,
      from_status: status,
      to_status: to,
      actors: [...by.actors],
      person_id: by.personId ?? null,
      reason,
    })
    .execute()

async function present(trx: Transaction, table: string, id: string) {
  const { rows } = await sql<{ status: string; version: number }>`
    select status, version from ${sql.table(table)} where id = ${id}`.execute(trx)
  return rows[0]
}
