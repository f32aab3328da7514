import { sql } from 'kysely'
import type { Database } from '../../../db/connection'

const LEVELS_AT_ONCE = 1000

type Last = { part_number: string; part_id: string; location_id: string }

const levelsAfter = (db: Database, dealershipId: string, last: Last | undefined) => {
  const levels = db
    .selectFrom('stock_level as level')
    .innerJoin('catalogue_part as part', (join) =>
      join.onRef('part.organization_id', '=', 'level.organization_id').onRef('part.id', '=', 'level.part_id'),
    )
    .innerJoin('stock_location as location', (join) =>
      join
        .onRef('location.organization_id', '=', 'level.organization_id')
        .onRef('location.id', '=', 'level.location_id'),
    )
    .where('level.organization_id', '=', dealershipId)
    .where('location.is_active', '=', true)
    .select(['part.part_number', 'part.description', 'location.name as location', 'level.on_hand'])
    .select(['level.reserved', 'level.reorder_level', 'level.part_id', 'level.location_id'])
    .orderBy('part.part_number')
    .orderBy('level.part_id')
    .orderBy('level.location_id')
    .limit(LEVELS_AT_ONCE)
  if (!last) return levels
  return levels.where(
    sql<boolean>`(part.part_number, level.part_id, level.location_id)
      > (${last.part_number}, ${last.part_id}::uuid, ${last.location_id}::uuid)`,
  )
}

export type ExportedLevel = Awaited<ReturnType<ReturnType<typeof levelsAfter>['executeTakeFirstOrThrow']>>

/** The stock of a dealership at its open locations by part number, read a piece at a time. */
export async function* allLevels(db: Database, dealershipId: string): AsyncGenerator<ExportedLevel> {
  let levels = await levelsAfter(db, dealershipId, undefined).execute()
  for (let last = levels.at(-1); last; last = levels.at(-1)) {
    yield* levels
    levels = await levelsAfter(db, dealershipId, last).execute()
  }
}
