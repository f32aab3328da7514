import { sql } from 'kysely'
import { visibleInstances } from '../../../access'
import type { Caller } from '../../../access/caller'
import type { Database } from '../../../db/connection'
import { normalizeSerialNumber } from '../../machines'

/** How many of somebody's newest conversations are considered; whoever has more works with these machines. */
const CONVERSATIONS = 100

/** The machines in service that a caller asked about, the last one first. */
export async function findAskedMachines(db: Database, caller: Caller, limit: number): Promise<string[]> {
  const conversations = await db
    .selectFrom('conversation')
    .where('person_id', '=', caller.userId)
    .where('serial_number', 'is not', null)
    .select(['machine_id', 'serial_number'])
    .orderBy('updated_at', 'desc')
    .limit(CONVERSATIONS)
    .execute()
  const asked = conversations.map(({ machine_id, serial_number }, place) => ({
    ...{ machine_id, place },
    serial_key: normalizeSerialNumber(serial_number ?? ''),
  }))
  if (asked.length === 0) return []
  const rows = await visibleInstances(db, caller)
    .innerJoin(
      sql<{
        machine_id: string
        serial_key: string
        place: number
      }>`jsonb_to_recordset(${JSON.stringify(asked)}::jsonb)`.as<'asked'>(
        sql`asked (machine_id uuid, serial_key text, place integer)`,
      ),
      (join) =>
        join.onRef('asked.machine_id', '=', 'record.machine_id').onRef('asked.serial_key', '=', 'record.serial_key'),
    )
    .where('record.retired_at', 'is', null)
    .where('record.served_until', 'is', null)
    .groupBy('record.id')
    .select('record.id')
    .orderBy(({ fn }) => fn.min('asked.place'))
    .limit(limit)
    .execute()
  return rows.map(({ id }) => id)
}

/** The machines in service of a caller's own organization, the one whose meter was read last first. */
export async function findReadMachines(db: Database, caller: Caller, limit: number): Promise<string[]> {
  if (!caller.organization) return []
  const rows = await visibleInstances(db, caller)
    .where('record.organization_id', '=', caller.organization.id)
    .where('record.retired_at', 'is', null)
    .select('record.id')
    .orderBy('record.last_read_at', (order) => order.desc().nullsLast())
    .orderBy('record.id')
    .limit(limit)
    .execute()
  return rows.map(({ id }) => id)
}
