import type { Database } from '../../../db/connection'
import { groupBy } from '../../../domain/group-by'
import { normalizePartNumber } from '../../../domain/part-number'
import { type CataloguePart, findPartChainsByKey } from './priced-part.repository'
import { followSupersession } from './supersession'

export interface ResolveNumbers {
  dealershipId: string
  /** Part numbers as people write them. */
  numbers: readonly string[]
}

/** What the catalogue has for a part number. */
export type ResolvedNumber =
  | { fate: 'found'; part: CataloguePart }
  /** `part` replaces the one that was asked for. */
  | { fate: 'superseded'; part: CataloguePart; askedNumber: string; reason: string }
  /** No longer sold, and without a replacement that is. */
  | { fate: 'inactive'; part: CataloguePart }
  /** Several parts on sale differ from it only in punctuation, and none is written exactly like it. */
  | { fate: 'ambiguous'; candidates: readonly CataloguePart[] }
  | { fate: 'unknown' }

/** Looks up part numbers regardless of case and punctuation, in their order, in one query. */
export async function resolveNumbers(
  db: Database,
  { dealershipId, numbers }: ResolveNumbers,
): Promise<ResolvedNumber[]> {
  const keys = new Set(numbers.flatMap(keysOf))
  keys.delete('')
  const parts = await findPartChainsByKey(db, dealershipId, [...keys])
  const byKey = groupBy(parts.values(), ({ numberKey }) => numberKey)
  return numbers.map((number) => {
    const matching = keysOf(number).flatMap((key) => byKey.get(key) ?? [])
    return resolveNumber(number, matching, parts)
  })
}

/**
 * Chooses among the parts whose number matches: the one that is written alike before those that differ in punctuation,
 * those on sale before those that are not.
 * @param parts by id, with those that replace the matching ones
 */
function resolveNumber(
  number: string,
  matching: readonly CataloguePart[],
  parts: ReadonlyMap<string, CataloguePart>,
): ResolvedNumber {
  const alike = matching.filter(({ partNumber }) => partNumber.toUpperCase() === number.trim().toUpperCase())
  const asked = alike.length > 0 ? alike : matching
  const [first] = asked
  if (!first) return { fate: 'unknown' }
  const sold = new Map<string, ResolvedNumber & { part: CataloguePart }>()
  for (const part of asked) {
    const end = followSupersession(part, parts)
    if (!end?.part.isActive) continue
    if (end.part === part) sold.set(part.id, { fate: 'found', part })
    else if (!sold.has(end.part.id)) sold.set(end.part.id, superseded(part, end))
  }
  const [only, another] = sold.values()
  if (another) return { fate: 'ambiguous', candidates: [...sold.values()].map(({ part }) => part) }
  return only ?? { fate: 'inactive', part: first }
}

const superseded = (
  { partNumber }: CataloguePart,
  { part, reasons }: { part: CataloguePart; reasons: readonly string[] },
) => ({ fate: 'superseded', part, askedNumber: partNumber, reason: reasons.join('; ') }) as const

/** The database's `number_key` retains accents, which `normalizePartNumber` removes. */
const keysOf = (number: string): string[] => {
  const withAccents = number.toUpperCase().replace(/[^\p{L}\p{N}]/gu, '')
  return [...new Set([normalizePartNumber(number), withAccents])]
}
