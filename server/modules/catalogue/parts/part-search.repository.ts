import { type Expression, sql } from 'kysely'
import type { Database } from '../../../db/connection'
import { containsEveryWord } from '../../../db/contains-every-word'
import { normalizePartNumber } from '../../../domain/part-number'

/** What may be the whole number of a part: one without a digit may be a word of many descriptions. */
export function wholeNumberIn(search: string): string | undefined {
  const number = normalizePartNumber(search)
  return /\d/.test(number) ? number : undefined
}

/** Whether the number of a `catalogue_part` begins with a normalized number. */
export const beginsWithNumber = (number: string): Expression<boolean> =>
  sql<boolean>`catalogue_part.number_key like ${`${number}%`}`

/**
 * Whether a `catalogue_part` has what a person typed: a piece of its number, regardless of case and punctuation, or words of
 * number, description and manufacturer.
 */
export function containsText(search: string): Expression<boolean> {
  const number = normalizePartNumber(search)
  if (number === '') return sql<boolean>`false`
  const words = containsEveryWord(search, [sql.ref<string | null>('catalogue_part.search_text')])
  return sql<boolean>`(catalogue_part.number_key like ${`%${number}%`} or ${words})`
}

/** Whether a `catalogue_part` of a dealership is found by what a person typed, as in the list of parts. Nothing typed finds all. */
export async function partSearch(db: Database, dealershipId: string, search: string): Promise<Expression<boolean>> {
  if (search.trim() === '') return sql<boolean>`true`
  const number = wholeNumberIn(search)
  if (number === undefined) return containsText(search)
  const whole = await db
    .selectFrom('catalogue_part')
    .where('organization_id', '=', dealershipId)
    .where('number_key', '=', number)
    .select('id')
    .limit(1)
    .executeTakeFirst()
  return whole ? beginsWithNumber(number) : containsText(search)
}
