import type { Database } from '../../../db/connection'

export interface Replacement {
  /** The part that is sold instead. */
  next: string | undefined
  reason: string
  /** The parts that it is sold instead of. */
  earlier: string[]
}

/** What replaces parts, and what they replace, by their ids. */
export async function replacementsOf(db: Database, ids: readonly string[]): Promise<Map<string, Replacement>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('catalogue_part as old')
    .innerJoin('catalogue_part as new', 'new.id', 'old.superseded_by_id')
    .where((eb) => eb.or([eb('old.id', 'in', ids), eb('new.id', 'in', ids)]))
    .select(['old.id as old_id', 'old.part_number as old_number', 'old.supersession_reason as reason'])
    .select(['new.id as new_id', 'new.part_number as new_number'])
    .orderBy('old.part_number')
    .execute()
  const found = new Map<string, Replacement>()
  const of = (id: string) => found.get(id) ?? { next: undefined, reason: '', earlier: [] }
  for (const { old_id, old_number, new_id, new_number, reason } of rows) {
    found.set(old_id, { ...of(old_id), next: new_number, reason })
    found.set(new_id, { ...of(new_id), earlier: [...of(new_id).earlier, old_number] })
  }
  return found
}
