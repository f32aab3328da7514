import { type Expression, sql } from 'kysely'
import type { Database } from '../../../db/connection'
import { containsEveryWord } from '../../../db/contains-every-word'
import { normalizePartNumber } from '../../../domain/part-number'

/**
 * Whether a `catalogue_part` of a dealership is found by what a person typed. The whole number of a part finds that part
 * and those whose numbers begin with it; anything else a piece of a number, regardless of case and punctuation, or words of
 * number, description and manufacturer. Nothing typed finds all.
 */
export async function partSearch(db: Database, dealershipId: string, search: string): Promise<Expression<boolean>> {
  const number = normalizePartNumber(search)
  if (number === '') return search.trim() ? sql<boolean>`false` : sql<boolean>`true`
  if (await isWholeNumber(db, dealershipId, number)) {
    return sql<boolean>`catalogue_part.number_key like ${`${number}%`}`
  }
  const words = containsEveryWord(search, [sql.ref<string | null>('catalogue_part.search_text')])
  return sql<boolean>`(catalogue_part.number_key like ${`%${number}%`} or ${words})`
}

/** A number without a digit may be a word of many descriptions. */
async function isWholeNumber(db: Database, dealershipId: string, number: string): Promise<boolean> {
  if (!/\d/.test(number)) return false
  const found = await db
    .selectFrom('catalogue_part')
    .where('organization_id', '=', dealershipId)
    .where('number_key', '=', number)
    .select('id')
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}
