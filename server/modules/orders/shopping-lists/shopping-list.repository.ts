import { sql } from 'kysely'
import type { Caller } from '../../../access/caller'
import type { Database, Transaction } from '../../../db/connection'
import { listOf } from '../../../db/list-of'
import { storesUnique } from '../../../db/stores-unique'
import type { CartLine, CartOwner } from '../cart/cart.repository'

/** A list of one dealership and one operator. */
export interface ListKey {
  dealershipId: string
  operatorId: string
  id: string
}

/** A line, with the number and the description that its part had when it was added. */
export interface ListLine extends Omit<CartLine, 'instanceId'> {
  partNumber: string
  description: string
}

const ofPair = ({ dealershipId, operatorId }: Omit<ListKey, 'id'>) => ({
  organization_id: dealershipId,
  operator_id: operatorId,
})

const linesOf = (key: ListKey) => ({ ...ofPair(key), list_id: key.id })

const visibleLists = (db: Database, { userId, organization }: Caller, pair: Omit<ListKey, 'id'>) =>
  db
    .selectFrom('shopping_list as list')
    .innerJoin('person', 'person.id', 'list.person_id')
    .where('list.organization_id', '=', pair.dealershipId)
    .where('list.operator_id', '=', pair.operatorId)
    .where((eb) =>
      eb.or([
        eb('list.person_id', '=', userId),
        ...(organization ? [eb('list.shared_with', '=', organization.id)] : []),
      ]),
    )
    .select(['list.id', 'list.version', 'list.name', 'list.person_id as personId', 'list.shared_with as sharedWith'])
    .select(sql<string>`concat_ws(' ', person.first_name, person.last_name)`.as('owner'))
    .select(({ selectFrom }) =>
      selectFrom('shopping_list_line as line')
        .whereRef('line.organization_id', '=', 'list.organization_id')
        .whereRef('line.operator_id', '=', 'list.operator_id')
        .whereRef('line.list_id', '=', 'list.id')
        .select(({ fn }) => fn.countAll<number>().as('lines'))
        .$asScalar()
        .$notNull()
        .as('lineCount'),
    )

export type ShoppingList = Awaited<ReturnType<typeof listVisible>>['items'][number]

export const listVisible = (
  db: Database,
  caller: Caller,
  { page, ...pair }: { dealershipId: string; operatorId: string; page: { page: number; limit: number } },
) => listOf(visibleLists(db, caller, pair), { page, sort: [sql`lower(list.name)`, 'list.id'] })

export const findVisible = (db: Database, caller: Caller, { id, ...pair }: ListKey) =>
  visibleLists(db, caller, pair).where('list.id', '=', id).executeTakeFirst()

/** Locks a list, so that of two who change its lines one waits for the other. */
export const lockList = (trx: Transaction, key: ListKey) =>
  trx
    .selectFrom('shopping_list')
    .where((eb) => eb.and({ ...ofPair(key), id: key.id }))
    .select(['id', 'name', 'version'])
    .forNoKeyUpdate()
    .executeTakeFirst()

const uniqueName = 'shopping_list_name_idx'

/** @returns undefined if the person has a list with this name */
export async function insertList(
  trx: Transaction,
  { personId, ...pair }: CartOwner,
  { name, sharedWith }: { name: string; sharedWith: string | null },
): Promise<string | undefined> {
  let id: string | undefined
  await storesUnique(trx, uniqueName, async () => {
    const insert = trx
      .insertInto('shopping_list')
      .values({ ...ofPair(pair), person_id: personId, name, shared_with: sharedWith })
    id = (await insert.returning('id').executeTakeFirstOrThrow()).id
  })
  return id
}

/** @returns whether the name was free */
export const updateList = (
  trx: Transaction,
  key: ListKey,
  { name, sharedWith }: { name: string; sharedWith: string | null },
): Promise<boolean> =>
  storesUnique(trx, uniqueName, () =>
    trx
      .updateTable('shopping_list')
      .set((eb) => ({ name, shared_with: sharedWith, version: eb('version', '+', 1) }))
      .where((eb) => eb.and({ ...ofPair(key), id: key.id }))
      .execute(),
  )

export const deleteList = (trx: Transaction, key: ListKey) =>
  trx
    .deleteFrom('shopping_list')
    .where((eb) => eb.and({ ...ofPair(key), id: key.id }))
    .execute()

export async function countListsOf(db: Database, { personId, ...pair }: CartOwner): Promise<number> {
  const { lists } = await db
    .selectFrom('shopping_list')
    .where((eb) => eb.and({ ...ofPair(pair), person_id: personId }))
    .select(({ fn }) => fn.countAll<number>().as('lists'))
    .executeTakeFirstOrThrow()
  return lists
}

export const findListLines = (db: Database, key: ListKey): Promise<ListLine[]> =>
  db
    .selectFrom('shopping_list_line')
    .where((eb) => eb.and(linesOf(key)))
    .select(['id', 'part_id as partId', 'bundle_id as bundleId', 'quantity'])
    .select(['part_number as partNumber', 'description'])
    .orderBy('position')
    .orderBy('id')
    .execute()

/** Those that the list has already get a higher quantity. */
export async function addListLines(
  trx: Transaction,
  key: ListKey,
  lines: readonly Omit<ListLine, 'id'>[],
): Promise<void> {
  await trx
    .insertInto('shopping_list_line')
    .values(
      lines.map(({ partId, bundleId, partNumber, description, quantity }) => ({
        ...linesOf(key),
        ...{ part_id: partId, bundle_id: bundleId, part_number: partNumber, description, quantity },
      })),
    )
    .onConflict((conflicting) =>
      conflicting
        .columns(['organization_id', 'operator_id', 'list_id', 'part_id', 'bundle_id'])
        .doUpdateSet({ quantity: sql`shopping_list_line.quantity + excluded.quantity` }),
    )
    .execute()
}

/** @returns whether the list has the line */
export async function updateListLine(
  trx: Transaction,
  key: ListKey,
  { lineId, quantity }: { lineId: string; quantity: number },
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('shopping_list_line')
    .set({ quantity })
    .where((eb) => eb.and({ ...linesOf(key), id: lineId }))
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

/** @returns whether the list had the line */
export async function deleteListLine(trx: Transaction, key: ListKey, lineId: string): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('shopping_list_line')
    .where((eb) => eb.and({ ...linesOf(key), id: lineId }))
    .executeTakeFirstOrThrow()
  return numDeletedRows > 0n
}
