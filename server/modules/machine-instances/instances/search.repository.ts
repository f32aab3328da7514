import { type SqlBool, sql } from 'kysely'
import type { Caller } from '../../../access/caller'
import type { Database } from '../../../db/connection'
import { normalizeSerialNumber } from '../../machines'

/** A word of a search with the models whose name or brand contains it. */
export interface SearchedWord {
  word: string
  machineIds: string[]
}

/**
 * Splits a search into words. The models are found first, by their names at the caller's organization and at the
 * dealerships of the caller's operator, so that the database can estimate how many machines match each word.
 */
export async function searchedWords(db: Database, caller: Caller, search: string): Promise<SearchedWord[]> {
  const words = search.split(/\s+/).filter(Boolean)
  if (words.length === 0) return []
  const own = caller.isSuperuser ? sql`true` : sql`own.organization_id = ${caller.organization?.id ?? null}`
  const { rows } = await sql<SearchedWord>`
    with named as (
      select brand.name as brand, machine.model, machine.id from machine join brand on brand.id = machine.brand_id
      union
      select brand.name, own.model, own.machine_id from organization_machine as own join brand on brand.id = own.brand_id
      where ${own} or exists (
        select from operator_machine as assigned
        where assigned.dealership_id = own.organization_id and assigned.machine_id = own.machine_id
          and assigned.organization_id = ${caller.organization?.id ?? null}))
    select word, array(
      select distinct named.id from named
      where strpos(lower(named.model), lower(word)) > 0 or strpos(lower(named.brand), lower(word)) > 0) as "machineIds"
    from unnest(${words}::text[]) as word`.execute(db)
  return rows
}

/** The index knows pieces of three signs and beginnings of words. */
const shortest = 3

/**
 * Whether name, place, serial number, brand or model of a machine contains a word; a short one must be at the beginning of a word. A
 * serial number is found however it is typed: without case, blanks and dashes.
 */
export function containsWord({ word, machineIds }: SearchedWord) {
  const text = word.length < shortest ? `% ${literal(word)}%` : `%${literal(word)}%`
  const signs = normalizeSerialNumber(word)
  const serial = signs.length < shortest ? `${literal(signs)}%` : `%${literal(signs)}%`
  return sql<SqlBool>`(${sql.join(
    [
      sql`record.search_text like lower(${text})`,
      ...(signs ? [sql`record.serial_key like ${serial}`] : []),
      ...(machineIds.length > 0 ? [sql`record.machine_id = any(${machineIds}::uuid[])`] : []),
    ],
    sql` or `,
  )})`
}

/** What people type is never a pattern: `%` finds a percent sign. */
const literal = (text: string) => text.replace(/[\\%_]/g, '\\$&')
