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
  const { rows } = await sql<Omit<SearchedWord, 'typing'>>`
    with named as materialized (${modelsOf(caller)})
    select word, array(${typing === 'as-typed' ? isNamed : almostNamedBy(caller)}) as "machineIds"
    from unnest(${words}::text[], ${words.map(numberIn)}::text[], ${words.map((word) => expressionOf(word, typing))}::text[])
      as searched (word, number, expression)`.execute(db)
  return rows.map((row) => ({ ...row, typing }))
}

/** Letters and digits of a word with a digit; empty for any other. */
const numberIn = (word: string): string => (/\d/.test(word) ? signsOf(word) : '')

/** Whether a dealership describes a model for the caller. */
const describesFor = (caller: Caller) =>
  caller.isSuperuser
    ? sql`true`
    : sql`(own.organization_id = ${caller.organization?.id ?? null} or exists (
        select from operator_machine as assigned
        where assigned.dealership_id = own.organization_id and assigned.machine_id = own.machine_id
          and assigned.organization_id = ${caller.organization?.id ?? null}))`

/** The models by the names that the caller knows, read once for all words. */
const modelsOf = (caller: Caller) => sql`
  select lower(brand_name) as brand, lower(model) as model, id from machine
  union
  select lower(own.brand_name), lower(own.model), own.machine_id from organization_machine as own
  where ${describesFor(caller)}`

/** Whether name or brand contain a word, or the name a number, however it is written. */
const isNamed = sql`
  select distinct named.id from named
  where strpos(named.model, lower(word)) > 0 or strpos(named.brand, lower(word)) > 0
    or (number <> '' and strpos(translate(named.model, ${SEPARATORS}, ''), number) > 0)`

/** The models whose name or brand a word is with an error; an index knows the text of both, and of the type. */
const almostNamedBy = (caller: Caller) => sql`
  select machine.id from machine
  where machine.search_text ~ expression and (lower(machine.model) ~ expression or lower(machine.brand_name) ~ expression)
  union
  select own.machine_id from organization_machine as own
  where own.search_text ~ expression and (lower(own.model) ~ expression or lower(own.brand_name) ~ expression)
    and ${describesFor(caller)}`

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
