import { sql } from 'kysely'
import { managesInstance } from '../../../../access'
import type { Rights } from '../../../../access/caller'
import type { Database, Transaction } from '../../../../db/connection'
import { findReferences, refersTo } from '../../../../db/references.repository'
import type { Text } from '../../../../domain/text'
import type { MachineImport } from './machine-import.repository'

type Key = Pick<MachineImport, 'id' | 'organization_id'>

/** Some rows of an import. */
interface Rows {
  key: Key
  lines: readonly number[]
}

const these = ({ key: { id, organization_id }, lines }: Rows) => sql`
  row.organization_id = ${organization_id} and row.import_id = ${id} and row.line = any(${lines}::integer[])`

const description = sql`jsonb_build_object(
  'name', machine.name, 'location', machine.location, 'in_service_on', machine.in_service_on,
  'serial_number', machine.serial_number, 'retired_at', machine.retired_at)`

/** The machine of a row, if it is still as the import has left it. */
const unchanged = sql`
  machine.organization_id = row.organization_id and machine.id = row.instance_id and ${description} = row.after`

interface StoredRow {
  line: number
  fate: 'created' | 'updated'
  id: string
}

/** Notes what rows are about to store, and what their machines are before. */
export async function rememberMachines(trx: Transaction, key: Key, rows: readonly StoredRow[]): Promise<void> {
  await sql`
    insert into machine_import_row (organization_id, import_id, line, fate, serial_number, instance_id, before)
    select machine.organization_id, ${key.id}, stored.line, stored.fate::catalogue_import_fate, machine.serial_number,
      machine.id, case when stored.fate = 'updated' then ${description} end
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as stored (line integer, fate text, id uuid)
    join machine_instance as machine on machine.organization_id = ${key.organization_id} and machine.id = stored.id`.execute(
    trx,
  )
}

/** Notes how rows have left their machines, and their readings. */
export async function recordStored(
  trx: Transaction,
  rows: Rows,
  readings: readonly { instanceId: string; readingId: string }[],
): Promise<void> {
  await sql`
    update machine_import_row as row set after = ${description}, reading_id = stored."readingId"
    from machine_instance as machine
    left join jsonb_to_recordset(${JSON.stringify(readings)}::jsonb) as stored ("instanceId" uuid, "readingId" uuid)
      on stored."instanceId" = machine.id
    where ${these(rows)} and machine.organization_id = row.organization_id and machine.id = row.instance_id`.execute(
    trx,
  )
}

/** The next rows of an import that are to be taken back. */
export async function nextLines(trx: Transaction, { id, organization_id }: Key, count: number): Promise<number[]> {
  const rows = await trx
    .selectFrom('machine_import_row')
    .where('organization_id', '=', organization_id)
    .where('import_id', '=', id)
    .where('undone', 'is', null)
    .select('line')
    .orderBy('line')
    .limit(count)
    .execute()
  return rows.map(({ line }) => line)
}

/** Has others wait who would change the machines of these rows. */
export async function lockMachines(trx: Transaction, rows: Rows): Promise<void> {
  await sql`
    select machine.id from machine_instance as machine
    where machine.organization_id = ${rows.key.organization_id}
      and machine.id in (select row.instance_id from machine_import_row as row where ${these(rows)})
    order by machine.id for update`.execute(trx)
}

/** Leaves what others have to work on since: a machine that another dealership serves. */
export async function keepForeign(trx: Transaction, { key, lines }: Rows, rights: Rights): Promise<void> {
  const stored = trx
    .selectFrom('machine_import_row')
    .where('organization_id', '=', key.organization_id)
    .where('import_id', '=', key.id)
    .where(sql<boolean>`line = any(${lines}::integer[])`)
  const foreign = trx
    .selectFrom('machine_instance')
    .where('organization_id', '=', key.organization_id)
    .where('id', 'in', stored.select('instance_id'))
    .where((eb) => eb.not(managesInstance(rights)(eb)))
  await trx
    .updateTable('machine_import_row')
    .set({ undone: 'kept', reason: servedByOther })
    .where('organization_id', '=', key.organization_id)
    .where('import_id', '=', key.id)
    .where('instance_id', 'in', foreign.select('id'))
    .execute()
}

const servedByOther: Text = {
  en: 'Another dealership serves the machine since.',
  es: 'Otro concesionario atiende la máquina desde entonces.',
}

/**
 * Removes the machines that the import has added, with its own readings and their schedules, unless they were changed or
 * read since, or anything else refers to them.
 */
export async function removeMachines(trx: Transaction, rows: Rows): Promise<void> {
  const references = await findReferences(trx, 'machine_instance')
  // Its reading and the tasks of its schedule came with it.
  const others = references.filter(({ table }) => table !== 'reading' && table !== 'instance_task')
  const ofTasks = (await findReferences(trx, 'instance_task')).filter(({ table }) => table !== 'due_item')
  await sql`
    update machine_import_row as row set undone = 'removed'
    from machine_instance as machine
    where ${these(rows)} and row.undone is null and row.fate = 'created' and ${unchanged}
      and not exists (
        select from reading
        where reading.organization_id = machine.organization_id and reading.instance_id = machine.id
          and reading.id is distinct from row.reading_id
          -- Of a later import that was undone before.
          and not (reading.source = 'import' and reading.voided_at is not null))
      and not exists (
        select from instance_task as task
        where task.organization_id = machine.organization_id and task.instance_id = machine.id and task.is_own)
      and ${sql.join(
        [
          ...others.map(
            (other) => sql`not exists (
              select from ${sql.table(other.table)} as other
              where ${refersTo(other, { from: 'other', to: 'machine' })})`,
          ),
          ...ofTasks.map(
            (other) => sql`not exists (
              select from instance_task as task
              join ${sql.table(other.table)} as other on ${refersTo(other, { from: 'other', to: 'task' })}
              where task.organization_id = machine.organization_id and task.instance_id = machine.id)`,
          ),
        ],
        sql` and `,
      )}`.execute(trx)
  await sql`
    delete from machine_instance as machine using machine_import_row as row
    where ${these(rows)} and row.undone = 'removed'
      and machine.organization_id = row.organization_id and machine.id = row.instance_id`.execute(trx)
}

/** Those of the rows that have changed a machine which is still as they have left it, with their readings. */
export async function restorableRows(trx: Transaction, rows: Rows): Promise<RestorableRow[]> {
  const { rows: restorable } = await sql<RestorableRow>`
    select row.line, row.instance_id as "instanceId", row.reading_id as "readingId"
    from machine_import_row as row
    join machine_instance as machine on ${unchanged}
    where ${these(rows)} and row.undone is null and row.fate = 'updated'`.execute(trx)
  return restorable
}

interface RestorableRow {
  line: number
  instanceId: string
  readingId: string | null
}

/** Describes machines as they were before. */
export async function restoreMachines(trx: Transaction, rows: Rows): Promise<void> {
  await sql`
    update machine_instance as machine set name = was.name, location = was.location, in_service_on = was.in_service_on
    from machine_import_row as row
    cross join lateral jsonb_to_record(row.before) as was (name text, location text, in_service_on date)
    where ${these(rows)} and machine.organization_id = row.organization_id and machine.id = row.instance_id`.execute(
    trx,
  )
  await sql`update machine_import_row as row set undone = 'restored' where ${these(rows)}`.execute(trx)
}

interface KeptRow {
  line: number
  reason: Text
}

/** Leaves what rows have stored. */
export async function keepRows(trx: Transaction, { organization_id, id }: Key, rows: readonly KeptRow[]) {
  if (rows.length === 0) return
  await sql`
    update machine_import_row as row set undone = 'kept', reason = kept.reason
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as kept (line integer, reason jsonb)
    where row.organization_id = ${organization_id} and row.import_id = ${id} and row.line = kept.line`.execute(trx)
}

/** Says of the rows that stay stored why they do. */
export async function keepOthers(trx: Transaction, rows: Rows): Promise<void> {
  await sql`
    update machine_import_row as row set undone = 'kept', reason = case
      when not exists (
        select from machine_instance as machine
        where machine.organization_id = row.organization_id and machine.id = row.instance_id)
        then jsonb_build_object('en', 'The machine was deleted since.', 'es', 'La máquina se eliminó después.')
      when exists (select from machine_instance as machine where ${unchanged})
        then jsonb_build_object('en', 'The machine is used since.', 'es', 'La máquina se usa desde entonces.')
      else jsonb_build_object('en', 'The machine was changed since.', 'es', 'La máquina se modificó después.') end
    where ${these(rows)} and row.undone is null`.execute(trx)
}

/** As many rows as a person reads. */
const MAX_KEPT = 500

export const listKept = (db: Database, { id, organization_id }: Key) =>
  db
    .selectFrom('machine_import_row')
    .where('organization_id', '=', organization_id)
    .where('import_id', '=', id)
    .where('undone', '=', 'kept')
    .select(['line', 'serial_number', 'instance_id', 'reason'])
    .orderBy('line')
    .limit(MAX_KEPT)
    .execute()
