import { sql } from 'kysely'
import type { Database } from '../../../db/connection'

const PARTS_AT_ONCE = 1000

const partsAfter = (db: Database, dealershipId: string, last: { part_number: string; id: string } | undefined) => {
  const parts = db
    .selectFrom('catalogue_part as part')
    .leftJoin('catalogue_part as next', (join) =>
      join.onRef('next.organization_id', '=', 'part.organization_id').onRef('next.id', '=', 'part.superseded_by_id'),
    )
    .where('part.organization_id', '=', dealershipId)
    .select(['part.id', 'part.part_number', 'part.description', 'part.manufacturer', 'part.unit'])
    .select(['part.cost_amount', 'part.cost_currency', 'part.core_charge_amount', 'part.pack_size'])
    .select(['part.min_quantity', 'part.is_active', 'part.supersession_reason'])
    .select('next.part_number as superseded_by')
    .orderBy('part.part_number')
    .orderBy('part.id')
    .limit(PARTS_AT_ONCE)
  if (!last) return parts
  return parts.where(sql<boolean>`(part.part_number, part.id) > (${last.part_number}, ${last.id}::uuid)`)
}

export type ExportedPart = Awaited<ReturnType<ReturnType<typeof partsAfter>['executeTakeFirstOrThrow']>>

/** All parts of a catalogue by number, read a piece at a time. */
export async function* allParts(db: Database, dealershipId: string): AsyncGenerator<ExportedPart> {
  let parts = await partsAfter(db, dealershipId, undefined).execute()
  for (let last = parts.at(-1); last; last = parts.at(-1)) {
    yield* parts
    parts = await partsAfter(db, dealershipId, last).execute()
  }
}
