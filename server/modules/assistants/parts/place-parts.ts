import type { Database } from '../../../db/connection'
import { normalizePartNumber } from '../../../domain/part-number'
import type { NamedPart } from '../answering/engine'
import { findPlaces } from './part-place.repository'

/** Parts that catalogues have, each with its place in one of the manuals that lists its number, whatever it calls it. */
export async function placeParts(
  db: Database,
  parts: readonly NamedPart[],
  manualIds: readonly string[],
): Promise<NamedPart[]> {
  const numbers = parts.map(({ number }) => normalizePartNumber(number))
  const places = await findPlaces(db, numbers, manualIds)
  return parts.map((part, index) => {
    const listedIn = places.get(numbers[index] ?? '')
    return listedIn ? { ...part, listedIn } : part
  })
}
