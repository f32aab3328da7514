import { sql } from 'kysely'
import { managesInstance } from '../../../access'
import type { Rights } from '../../../access/caller'
import type { Database } from '../../../db/connection'
import type { TimeZone } from '../../../domain/time-zone'
import { normalizeSerialNumber } from '../../machines'
import { type KnownMachine, machineKey } from './import-plan'

interface MachineLookup {
  /** Whose machines are imported. */
  organizationId: string
  machineIds: readonly string[]
  serialNumbers: readonly string[]
  /** Whether others who would change them wait until the transaction ends. */
  isLocked: boolean
}

/** The machines of an operator that exist already with one of these serial numbers, by `machineKey`. */
export async function findKnownMachines(
  db: Database,
  rights: Rights,
  { organizationId, machineIds, serialNumbers, isLocked }: MachineLookup,
): Promise<Map<string, KnownMachine>> {
  const keys = serialNumbers.map(normalizeSerialNumber)
  const matching = db
    .selectFrom('machine_instance')
    .where('organization_id', '=', organizationId)
    .where(sql<boolean>`machine_instance.machine_id = any(${machineIds}::uuid[])`)
    .where(sql<boolean>`machine_instance.serial_key = any(${keys}::text[])`)
  if (isLocked) await matching.select('id').orderBy('id').forUpdate().execute()
  const rows = await matching
    .selectAll()
    .select((eb) => [
      sql<string | null>`in_service_on::text`.as('service_day'),
      sql<boolean>`${managesInstance(rights)(eb)}`.as('manages'),
    ])
    .execute()
  return new Map(
    rows.map((row) => [
      machineKey(row.machine_id, row.serial_number),
      {
        id: row.id,
        isOurs: row.manages,
        name: row.name,
        location: row.location,
        unit: row.unit,
        inServiceOn: row.service_day,
        last: lastOf(row),
      },
    ]),
  )
}

/** The time zone of an organization, in which the days and times of its tables are read. */
export async function findTimeZone(db: Database, organizationId: string): Promise<TimeZone> {
  const owner = db.selectFrom('organization').where('id', '=', organizationId).select('time_zone')
  return (await owner.executeTakeFirstOrThrow()).time_zone
}

function lastOf(row: { last_value: number | null; last_total: number | null; last_read_at: Date | null }) {
  if (row.last_value === null || row.last_total === null || row.last_read_at === null) return null
  return {
    value: row.last_value,
    offset: row.last_total - row.last_value,
    takenAt: row.last_read_at,
    isReplacement: false,
  }
}
