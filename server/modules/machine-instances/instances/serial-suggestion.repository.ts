import { sql } from 'kysely'
import { visibleInstances } from '../../../access'
import type { Caller } from '../../../access/caller'
import type { Database } from '../../../db/connection'
import { normalizeSerialNumber } from '../../machines'
import { MAX_SUGGESTIONS, type Suggestion } from './serial-suggestion'

/** The serial numbers of a model's machines that a caller may see and that start with a prefix, in their order. */
export function findByPrefix(db: Database, caller: Caller, machineId: string, prefix: string): Promise<Suggestion[]> {
  // What people type is never a pattern: `%` finds a percent sign.
  const pattern = `${normalizeSerialNumber(prefix).replace(/[\\%_]/g, '\\$&')}%`
  return visibleInstances(db, caller)
    .leftJoin('machine_variant', 'machine_variant.id', 'record.variant_id')
    .where('record.machine_id', '=', machineId)
    .where(sql<boolean>`record.serial_key like ${pattern}`)
    .select(['record.serial_number', 'record.id as instance_id', 'machine_variant.name as variant'])
    .orderBy('record.serial_key')
    .limit(MAX_SUGGESTIONS)
    .execute()
}
