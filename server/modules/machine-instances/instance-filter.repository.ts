import { type ExpressionBuilder, type SelectQueryBuilder, type SqlBool, sql } from 'kysely'
import type { components } from '#contract/platform'
import type { Caller } from '../../access/caller'
import type { Database } from '../../db/connection'
import { eachWordIn } from '../../db/each-word-in'
import type { DB } from '../../db/schema'
import { signsOf } from '../machines'
import { seesInstance } from './visibility.repository'

/** Which machines are asked for. */
export interface InstanceFilter {
  /** Whose they are. */
  operatorId?: string
  /** Who serves them. */
  dealershipId?: string
  /** Each word must stand in serial number, name, place, brand or model. */
  search: string
  status?: components['schemas']['MaintenanceStatus']
  machineId?: string
}

export interface InstanceOrder {
  field: 'created_at' | 'serial_number' | 'hours'
  direction: 'asc' | 'desc'
}

/** The machines that a filter leaves of those that a caller may see. */
export function chosen(db: Database, caller: Caller, filter: InstanceFilter) {
  let found = db.selectFrom('machine_instance').where(seesInstance(caller))
  if (filter.operatorId) found = found.where('machine_instance.organization_id', '=', filter.operatorId)
  if (filter.dealershipId) found = found.where('machine_instance.dealership_id', '=', filter.dealershipId)
  if (filter.status) found = found.where('machine_instance.status', '=', filter.status)
  if (filter.machineId) found = found.where('machine_instance.machine_id', '=', filter.machineId)
  for (const word of filter.search.split(/\s+/).filter(Boolean)) found = found.where(holds(word))
  return found
}

/** Sorts as the indexes do, which is why each order ends with the id in the same direction. */
export function inOrder<Tables extends DB, Row>(
  query: SelectQueryBuilder<Tables, 'machine_instance', Row>,
  { field, direction }: InstanceOrder,
): SelectQueryBuilder<Tables, 'machine_instance', Row> {
  return query.orderBy(columns[field], direction).orderBy('machine_instance.id', direction)
}

const columns = {
  created_at: sql.ref('machine_instance.created_at'),
  serial_number: sql.ref('machine_instance.serial_key'),
  hours: sql`coalesce(${sql.ref('machine_instance.last_total')}, -1)`,
}

/** A serial number is found however it is typed: without case, blanks and dashes. */
function holds(word: string) {
  return (eb: ExpressionBuilder<DB, 'machine_instance'>) => {
    const text = eachWordIn(word, [eb.ref('name'), eb.ref('location'), eb.ref('serial_number')])
    const model = eb('machine_id', 'in', models(eb, word))
    const signs = signsOf(word)
    return eb.or([text, model, ...(signs ? [sql<SqlBool>`strpos(serial_key, ${signs}) > 0`] : [])])
  }
}

const models = (eb: ExpressionBuilder<DB, 'machine_instance'>, word: string) =>
  eb
    .selectFrom('machine')
    .innerJoin('brand', 'brand.id', 'machine.brand_id')
    .where(({ ref }) => eachWordIn(word, [ref('machine.model'), ref('brand.name')]))
    .select('machine.id')
