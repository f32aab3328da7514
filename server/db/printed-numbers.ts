import { type Expression, type SqlBool, sql } from 'kysely'
import { normalizePartNumber } from '../domain/part-number'
import type { Database } from './connection'
import { containsEveryWord } from './contains-every-word'

/** Records whose papers have numbers by which people look for them. */
export interface PrintedNumbers {
  /** Of the records. It has organization_id, id and search_text. */
  table: 'customer_order' | 'quote'
  /** Queries of the organization_id and record_id of what has a normalized number on paper. */
  findersOf: (number: string) => readonly Expression<unknown>[]
}

/** A word of a search, and the records that have it as a number on paper; `more` if there are more than are named. */
interface FoundNumber {
  word: string
  number: string
  ids: readonly string[]
  more: boolean
}

export interface FoundOnPaper {
  isEmpty: boolean
  /** Whether a record has each word of the search, in its own words or on paper. */
  isFound: Expression<SqlBool>
}

/** Fewer signs would be the beginning of numbers that nobody means. */
const SHORTEST_BEGINNING = 6
const MAX_NAMED = 1000
const LAST_CHARACTER = '\u{10FFFF}'

const keyOf = (column: string) => sql`upper(regexp_replace(${sql.ref(column)}, '[^[:alnum:]]', '', 'g'))`

/** Whether a column has a number as its whole, regardless of case and punctuation. */
export const isNumber = (column: string, number: string): Expression<SqlBool> =>
  sql<SqlBool>`(${sql.ref(column)} <> '' and ${keyOf(column)} = ${number})`

/** Whether a column has a number as its whole or, if it is long enough, as its beginning, regardless of case and punctuation. */
export function hasNumber(column: string, number: string): Expression<SqlBool> {
  if (number.length < SHORTEST_BEGINNING) return isNumber(column, number)
  const key = keyOf(column)
  return sql<SqlBool>`(${sql.ref(column)} <> '' and ${key} ~>=~ ${number} and ${key} ~<~ ${number + LAST_CHARACTER})`
}

/** What of a search may be a number: each word with a digit, and all of it, as numbers are printed in groups. */
function numbersOf(search: string): { word: string; number: string }[] {
  const words = [...new Set(search.split(/\s+/).filter(Boolean))]
  const whole = search.trim()
  return [...words, ...(words.length > 1 ? [whole] : [])]
    .map((word) => ({ word, number: normalizePartNumber(word) }))
    .filter(({ number }) => /\d/.test(number))
}

/**
 * Looks the words of a search up on the papers of records. The records are named, so that the database knows how few they
 * are, which it cannot estimate for a condition that is met by their words or by their papers.
 *
 * @param among the ids of those records that the caller may see and that meet a condition
 */
export async function findOnPaper(
  db: Database,
  printed: PrintedNumbers,
  search: string,
  among: (condition: Expression<SqlBool>) => Expression<{ id: string }>,
): Promise<FoundOnPaper> {
  const numbers = numbersOf(search)
  const found = numbers.length === 0 ? [] : await lookUp(db, printed, numbers, among)
  const named = found.filter(({ ids }) => ids.length > 0)
  return { isEmpty: named.length === 0, isFound: matches(printed, search, named) }
}

async function lookUp(
  db: Database,
  printed: PrintedNumbers,
  numbers: ReturnType<typeof numbersOf>,
  among: (condition: Expression<SqlBool>) => Expression<{ id: string }>,
): Promise<FoundNumber[]> {
  const { table } = printed
  const lookups = numbers.map(({ number }, index) => {
    const key = sql`(${sql.ref(`${table}.organization_id`)}, ${sql.ref(`${table}.id`)})`
    const ids = among(sql<SqlBool>`${key} in (${anyOf(printed, number)})`)
    return sql`select ${sql.lit(index)} as index, array(select id from ${ids} as seen limit ${sql.lit(MAX_NAMED + 1)}) as ids`
  })
  const { rows } = await sql<{ index: number; ids: string[] }>`${sql.join(lookups, sql` union all `)}`.execute(db)
  const idsOf = new Map(rows.map(({ index, ids }) => [index, ids]))
  return numbers.map(({ word, number }, index) => {
    const ids = idsOf.get(index) ?? []
    return { word, number, ids: ids.slice(0, MAX_NAMED), more: ids.length > MAX_NAMED }
  })
}

const anyOf = ({ findersOf }: PrintedNumbers, number: string) => sql`${sql.join(findersOf(number), sql` union all `)}`

function matches(printed: PrintedNumbers, search: string, found: readonly FoundNumber[]): Expression<SqlBool> {
  const { table } = printed
  const isOn = ({ number, ids, more }: FoundNumber) =>
    more
      ? sql<SqlBool>`exists (
          select from (${anyOf(printed, number)}) as paper (organization_id, record_id)
          where paper.organization_id = ${sql.ref(`${table}.organization_id`)}
            and paper.record_id = ${sql.ref(`${table}.id`)})`
      : sql<SqlBool>`${sql.ref(`${table}.id`)} = any(${ids}::uuid[])`
  const inWords = (text: string) => containsEveryWord(text, [sql.ref<string | null>(`${table}.search_text`)])
  const words = search.split(/\s+/).filter(Boolean)
  const isOnPaper = (word: string) => found.filter((number) => number.word === word).map(isOn)
  const plain = words.filter((word) => isOnPaper(word).length === 0)
  const eachWord = [
    inWords(plain.join(' ')),
    ...words.flatMap((word) => isOnPaper(word).map((isPrinted) => sql<SqlBool>`(${inWords(word)} or ${isPrinted})`)),
  ]
  const whole = words.length > 1 ? isOnPaper(search.trim()) : []
  return sql<SqlBool>`(${sql.join([sql`(${sql.join(eachWord, sql` and `)})`, ...whole], sql` or `)})`
}
