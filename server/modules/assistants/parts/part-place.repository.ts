import type { Database } from '../../../db/connection'
import type { PartPlace } from '../answering/engine'

/** The first place where one of some manuals lists each of some numbers, by the number; all of them normalized. */
export async function findPlaces(
  db: Database,
  numbers: readonly string[],
  manualIds: readonly string[],
): Promise<Map<string, PartPlace>> {
  if (numbers.length === 0 || manualIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('manual_part as part')
    .innerJoin('manual', 'manual.id', 'part.manual_id')
    .where('part.manual_id', 'in', manualIds)
    .where('part.number_normalized', 'in', numbers)
    .distinctOn('part.number_normalized')
    .orderBy('part.number_normalized')
    .orderBy('manual.display_name')
    .orderBy('part.position')
    .select(['part.number_normalized as key', 'manual.id as manualId', 'manual.display_name as manualName'])
    .select(['part.page', 'part.figure', 'part.item'])
    .execute()
  return new Map(rows.map(({ key, ...place }) => [key, place]))
}
