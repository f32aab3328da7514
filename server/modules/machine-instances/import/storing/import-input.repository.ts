import { sql } from 'kysely'
import type { Database, Transaction } from '../../../../db/connection'
import type { Text } from '../../../../domain/text'
import type { ImportedMachine } from '../parse-row'
import type { ParsedRow } from '../parse-table'
import type { MachineImport } from '../undo/machine-import.repository'

type Key = Pick<MachineImport, 'id' | 'organization_id'>

/** A row that is to be stored, or the reason why it is not. */
interface InputRow {
  line: number
  serialNumber: string | null
  machine?: ImportedMachine
  reason?: Text
}

const ROWS_AT_ONCE = 1000

/** Notes rows of a table: what a job is to store, or why it is refused. */
export async function insertInput(trx: Transaction, key: Key, rows: readonly InputRow[]): Promise<void> {
  for (let start = 0; start < rows.length; start += ROWS_AT_ONCE) {
    await sql`
      insert into machine_import_input (organization_id, import_id, line, serial_number, machine, reason)
      select ${key.organization_id}, ${key.id}, line, "serialNumber", machine, reason
      from jsonb_to_recordset(${JSON.stringify(rows.slice(start, start + ROWS_AT_ONCE))}::jsonb)
        as input (line integer, "serialNumber" text, machine jsonb, reason jsonb)`.execute(trx)
  }
}

const ofImport = ({ organization_id, id }: Key) => sql`
  input.organization_id = ${organization_id} and input.import_id = ${id}`

/** A machine as JSON has it: without what is undefined. */
type StoredMachine = Pick<ImportedMachine, 'brand' | 'model' | 'serialNumber'> &
  Partial<Omit<ImportedMachine, 'hoursAt'>> & { hoursAt?: string }

/** The next rows that are to be stored. */
export async function nextInput(trx: Transaction, key: Key, count: number): Promise<ParsedRow[]> {
  const { rows } = await sql<{ line: number; machine: StoredMachine }>`
    select input.line, input.machine from machine_import_input as input
    where ${ofImport(key)} and input.reason is null
    order by input.line limit ${count}`.execute(trx)
  return rows.map(({ line, machine }) => ({
    ...{ line, serialNumber: machine.serialNumber, parsed: machineOf(machine) },
    ...{ cells: [], cellOf: () => undefined },
  }))
}

const machineOf = ({ hoursAt, ...machine }: StoredMachine): ImportedMachine => ({
  ...{ name: undefined, location: undefined, unit: undefined, hours: undefined, inServiceOn: undefined },
  ...machine,
  hoursAt: hoursAt === undefined ? undefined : new Date(hoursAt),
})

/** Ends the work on rows: those with a reason stay with it. */
export async function finishInput(
  trx: Transaction,
  key: Key,
  rows: readonly { line: number; reason?: Text }[],
): Promise<void> {
  const json = JSON.stringify(rows.map(({ line, reason }) => ({ line, reason })))
  const done = sql`jsonb_to_recordset(${json}::jsonb) as done (line integer, reason jsonb)`
  await sql`
    delete from machine_import_input as input using ${done}
    where ${ofImport(key)} and input.line = done.line and done.reason is null`.execute(trx)
  await sql`
    update machine_import_input as input set reason = done.reason from ${done}
    where ${ofImport(key)} and input.line = done.line and done.reason is not null`.execute(trx)
}

/** As many rows as a person reads. */
export const MAX_REFUSED = 500

/** Why rows are not stored. */
export const listRefused = (db: Database, { id, organization_id }: Key) =>
  db
    .selectFrom('machine_import_input')
    .where('organization_id', '=', organization_id)
    .where('import_id', '=', id)
    .where('reason', 'is not', null)
    .select(['line', 'serial_number', 'reason'])
    .orderBy('line')
    .limit(MAX_REFUSED)
    .execute()
