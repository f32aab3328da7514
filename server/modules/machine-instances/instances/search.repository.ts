import { type SqlBool, sql } from 'kysely'
import type { Database } from '../../../db/connection'
import { normalizeSerialNumber } from '../../machines'

/** A word of a search with the models whose name or brand holds it. */
export interface SearchedWord {
  word: string
  machineIds: string[]
}

/** Takes a search apart. The models are looked up first, so that the database knows how many machines each word leaves. */
export async function searchedWords(db: Database, search: string): Promise<SearchedWord[]> {
  const words = search.split(/\s+/).filter(Boolean)
  if (words.length === 0) return []
  const { rows } = await sql<SearchedWord>`
    select word, array(
      select machine.id from machine join brand on brand.id = machine.brand_id
      where strpos(lower(machine.model), lower(word)) > 0 or strpos(lower(brand.name), lower(word)) > 0) as "machineIds"
    from unnest(${words}::text[]) as word`.execute(db)
  return rows
}

/** The index knows pieces of three signs and beginnings of words. */
const shortest = 3

/**
 * Whether a word stands in name, place, serial number, brand or model of a machine; a short one must begin a word. A
 * serial number is found however it is typed: without case, blanks and dashes.
 */
export function holds({ word, machineIds }: SearchedWord) {
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

/** What people type is never a pattern: `%` looks for a percent sign. */
const literal = (text: string) => text.replace(/[\\%_]/g, '\\$&')
