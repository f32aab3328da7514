import { sql } from 'kysely'
import type { Database } from '../../../db/connection'
import { listOf } from '../../../db/list-of'
import { personName } from '../../../db/person-name'
import type { StockMovementKind } from '../../../db/schema'
import { endOfDay, startOfDay } from '../../../domain/time-zone'
import { hasWords } from '../../../record-tools/matching'
import type { Asker, ToolInput } from '../../../record-tools/record-tool'
import { movements } from '../stock/movement.repository'

interface AskedMovements extends Pick<ToolInput, 'period' | 'sort' | 'skip' | 'limit'> {
  dealershipId: string
  /** Undefined for those of all parts. */
  partIds: readonly string[] | undefined
  locationId: string | undefined
  kinds: readonly StockMovementKind[] | undefined
  personIds: readonly string[] | undefined
}

export type AskedMovement = Awaited<ReturnType<typeof findMovements>>['items'][number]

/** What is asked for of the ledger of a dealership, the newest first unless the oldest are asked for. */
export async function findMovements(
  db: Database,
  { dealershipId, partIds, locationId, kinds, personIds, period = {}, sort, skip = 0, limit }: AskedMovements,
  { timeZone }: Pick<Asker, 'timeZone'>,
) {
  const { from, to } = period
  let found = movements(db, dealershipId).innerJoin('catalogue_part as part', (join) =>
    join.onRef('part.organization_id', '=', 'movement.organization_id').onRef('part.id', '=', 'movement.part_id'),
  )
  if (partIds) found = found.where(sql<boolean>`movement.part_id = any(${partIds}::uuid[])`)
  if (kinds) found = found.where('movement.kind', 'in', kinds)
  if (personIds) found = found.where(sql<boolean>`movement.person_id = any(${personIds}::uuid[])`)
  if (from) found = found.where('movement.recorded_at', '>=', startOfDay(timeZone, from))
  if (to) found = found.where('movement.recorded_at', '<=', endOfDay(timeZone, to))
  const { items, total } = await listOf(
    found.select(['part.id as partId', 'part.part_number as partNumber', 'part.description']),
    {
      page: { page: 1, limit: skip + limit },
      filter: { 'movement.location_id': locationId },
      sort: [['movement.id', sort === 'oldest' ? 'asc' : 'desc']],
    },
  )
  return { items: items.slice(skip), total }
}

/** More people of one name are not told apart. */
const MAX_PEOPLE = 1000

/** The people of a dealership who have all words in their names. */
export async function peopleNamed(db: Database, dealershipId: string, words: readonly string[]): Promise<string[]> {
  const people = await db
    .selectFrom('person')
    .where('organization_id', '=', dealershipId)
    .select(['id', personName('person').as('name')])
    .limit(MAX_PEOPLE)
    .execute()
  return people.filter(({ name }) => hasWords(name ?? '', [words])).map(({ id }) => id)
}
