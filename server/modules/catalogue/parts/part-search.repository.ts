import { type Expression, sql } from 'kysely'
import { containsEveryWord } from '../../../db/contains-every-word'
import { normalizePartNumber } from '../../../domain/part-number'

/**
 * Whether a `catalogue_part` is found by what a person typed: a piece of its number regardless of case and punctuation, or
 * words of number, description and manufacturer. Nothing typed finds all.
 */
export function matchesPartSearch(search: string): Expression<boolean> {
  const number = normalizePartNumber(search)
  if (number === '') return search.trim() ? sql<boolean>`false` : sql<boolean>`true`
  const words = containsEveryWord(search, [sql.ref<string | null>('catalogue_part.search_text')])
  return sql<boolean>`(catalogue_part.number_key like ${`%${number}%`} or ${words})`
}
