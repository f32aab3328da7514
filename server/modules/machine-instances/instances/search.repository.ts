import { type SqlBool, sql } from 'kysely'
import type { Caller } from '../../../access/caller'
import type { Database } from '../../../db/connection'
import { likePattern } from '../../../db/contains-every-word'
import { signsOf } from '../../../db/typed-word'
import { expressionOf, type Typing } from '../../../db/typing'
import { normalizeSerialNumber } from '../../machines'

/** A word of a search with the models whose name or brand contains it. */
export interface SearchedWord {
  word: string
  machineIds: string[]
  typing: Typing
}

/** What people write between the parts of a model's name, or leave out. */
const SEPARATORS = ' -‐‑‒–—_./,()'

/**
 * Splits a search into words. The models are found first, by their names at the caller's organization and at the
 * dealerships of the caller's operator, so that the database can estimate how many machines match each word.
 */
export async function searchedWords(
  db: Database,
  caller: Caller,
  search: string,
  typing: Typing,
): Promise<SearchedWord[]> {
  const words = search.split(/\s+/).filter(Boolean)
  if (words.length === 0) return []
  const own = caller.isSuperuser ? sql`true` : sql`own.organization_id = ${caller.organization?.id ?? null}`
  const { rows } = await sql<Omit<SearchedWord, 'typing'>>`
    with named as (
      select lower(brand.name) as brand, lower(machine.model) as model, machine.id
      from machine join brand on brand.id = machine.brand_id
      union
      select lower(brand.name), lower(own.model), own.machine_id
      from organization_machine as own join brand on brand.id = own.brand_id
      where ${own} or exists (
        select from operator_machine as assigned
        where assigned.dealership_id = own.organization_id and assigned.machine_id = own.machine_id
          and assigned.organization_id = ${caller.organization?.id ?? null}))
    select word, array(select distinct named.id from named where ${typing === 'as-typed' ? isNamed : isAlmostNamed})
      as "machineIds"
    from unnest(${words}::text[], ${words.map(numberIn)}::text[], ${words.map((word) => expressionOf(word, typing))}::text[])
      as searched (word, number, expression)`.execute(db)
  return rows.map((row) => ({ ...row, typing }))
}

/** Letters and digits of a word with a digit; empty for any other. */
const numberIn = (word: string): string => (/\d/.test(word) ? signsOf(word) : '')

const isNamed = sql`(
  strpos(named.model, lower(word)) > 0 or strpos(named.brand, lower(word)) > 0
  or (number <> '' and strpos(translate(named.model, ${SEPARATORS}, ''), number) > 0))`
const isAlmostNamed = sql`(named.model ~ expression or named.brand ~ expression)`

/** The index knows pieces of three signs and beginnings of words. */
const shortest = 3
/** A digit alone would be the last one of a tenth of all machines. */
const SHORTEST_END = 2

/**
 * Whether name, place, serial number, brand or model of a machine contains a word; a short one must be at the beginning of a
 * word or, of a serial number, at its end. A serial number is found however it is typed: without case, blanks and dashes.
 */
export function containsWord({ word, machineIds, typing }: SearchedWord) {
  const text = word.length < shortest ? `% ${likePattern(word)}%` : `%${likePattern(word)}%`
  const signs = normalizeSerialNumber(word)
  const serials = signs.length < shortest ? [`${likePattern(signs)}%`] : [`%${likePattern(signs)}%`]
  if (signs.length >= SHORTEST_END && signs.length < shortest) serials.push(`%${likePattern(signs)}`)
  return sql<SqlBool>`(${sql.join(
    [
      sql`record.search_text like lower(${text})`,
      ...(typing === 'with-errors' ? [sql`record.search_text ~ ${expressionOf(word, typing)}`] : []),
      ...(signs ? serials.map((serial) => sql`record.serial_key like ${serial}`) : []),
      ...(machineIds.length > 0 ? [sql`record.machine_id = any(${machineIds}::uuid[])`] : []),
    ],
    sql` or `,
  )})`
}

/** How well a machine fits what is typed: by its whole serial number or name, by the end of its serial number, or otherwise. */
export function rankOf(search: string) {
  const whole = search.trim().toLowerCase()
  const keys = [...new Set([search, ...search.split(/\s+/)].map(normalizeSerialNumber).filter(Boolean))]
  const ends = keys.filter(({ length }) => length >= SHORTEST_END).map((key) => `%${likePattern(key)}`)
  return sql`case
    when record.serial_key = any(${keys}::text[]) or lower(record.name) = ${whole} then 0
    when record.serial_key like any(${ends}::text[]) then 1
    else 2 end`
}
