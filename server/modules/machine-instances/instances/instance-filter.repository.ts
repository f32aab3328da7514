import { type Expression, type SelectQueryBuilder, sql } from 'kysely'
import { visibleInstances } from '../../../access'
import type { Caller } from '../../../access/caller'
import type { Database } from '../../../db/connection'
import type { MaintenanceStatus } from '../../maintenance'
import { containsWord, type SearchedWord } from './search.repository'

/** Which machines are asked for. */
export interface InstanceFilter {
  /** Whose they are. */
  operatorId?: string
  /** Who serves them. */
  dealershipId?: string
  /** Each word must be found; see `containsWord`. */
  search: string
  status?: MaintenanceStatus
  machineId?: string
}

export interface InstanceOrder {
  field: 'created_at' | 'serial_number' | 'hours' | 'status'
  direction: 'asc' | 'desc'
}

/** The machines that a filter leaves of those that a caller may see; `words` are those of its search. */
export function chosen(db: Database, caller: Caller, filter: InstanceFilter, words: readonly SearchedWord[]) {
  let found = visibleInstances(db, caller)
  if (filter.operatorId) found = found.where('record.organization_id', '=', filter.operatorId)
  if (filter.dealershipId) found = found.where('record.dealership_id', '=', filter.dealershipId)
  if (filter.status) found = found.where('record.status', '=', filter.status)
  if (filter.machineId) found = found.where('record.machine_id', '=', filter.machineId)
  for (const word of words) found = found.where(containsWord(word))
  return found
}

/** Sorts as the indexes do, which is why each order ends with the id in the same direction; `first` is sorted by before. */
export function inOrder<Tables, Row>(
  query: SelectQueryBuilder<Tables, keyof Tables & 'record', Row>,
  { field, direction }: InstanceOrder,
  first: readonly Expression<unknown>[] = [],
): SelectQueryBuilder<Tables, keyof Tables & 'record', Row> {
  let ordered = query
  for (const by of first) ordered = ordered.orderBy(by)
  return ordered.orderBy(columns[field], direction).orderBy(sql.ref('record.id'), direction)
}

const columns = {
  created_at: sql.ref('record.created_at'),
  serial_number: sql.ref('record.serial_key'),
  hours: sql`coalesce(${sql.ref('record.last_total')}, -1)`,
  status: sql.ref('record.status'),
}
