import { sql } from 'kysely'
import { seesInstance } from '../../access'
import type { Caller } from '../../access/caller'
import type { Database } from '../../db/connection'
import { signsOf } from '../machines'
import { mostSuggestions, type Suggestion } from './serial-suggestion'

/** The serial numbers of a model's machines that a caller may see and that begin with a prefix, in their order. */
export function findBeginningWith(
  db: Database,
  caller: Caller,
  machineId: string,
  prefix: string,
): Promise<Suggestion[]> {
  // What people type is never a pattern: `%` looks for a percent sign.
  const pattern = `${signsOf(prefix).replace(/[\\%_]/g, '\\$&')}%`
  return db
    .selectFrom('machine_instance')
    .leftJoin('machine_variant', 'machine_variant.id', 'machine_instance.variant_id')
    .where('machine_instance.machine_id', '=', machineId)
    .where(sql<boolean>`machine_instance.serial_key like ${pattern}`)
    .where(seesInstance(caller))
    .select(['machine_instance.serial_number', 'machine_instance.id as instance_id', 'machine_variant.name as variant'])
    .orderBy('machine_instance.serial_key')
    .limit(mostSuggestions)
    .execute()
}
