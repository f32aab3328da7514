import { sql } from 'kysely'
import { serves } from '../../../access'
import type { Caller } from '../../../access/caller'
import type { Database, Transaction } from '../../../db/connection'

/** Whose cart it is: one person's, for one operator at one dealership. */
export interface CartOwner {
  dealershipId: string
  operatorId: string
  personId: string
}

export interface CartLine {
  id: string
  partId: string | null
  bundleId: string | null
  quantity: number
  instanceId: string | null
}

export const ownedBy = ({ dealershipId, operatorId, personId }: CartOwner) => ({
  organization_id: dealershipId,
  operator_id: operatorId,
  person_id: personId,
})

/** The pairs of dealerships and operators for which somebody can have a cart now. */
export function cartPairs(db: Database, { isSuperuser, organization }: Caller) {
  const pairs = db
    .selectFrom('catalogue')
    .innerJoin('organization as dealership', 'dealership.id', 'catalogue.organization_id')
    .innerJoin('organization as operator', (join) => join.on('operator.type', '=', 'OPERATOR'))
    .where(({ ref }) => serves(ref('dealership.id'), ref('operator.id')))
  if (isSuperuser) return pairs
  if (!organization) return pairs.where(sql<boolean>`false`)
  return pairs.where(organization.type === 'DEALERSHIP' ? 'dealership.id' : 'operator.id', '=', organization.id)
}

/** One query for a page of carts, or for the one of a pair. */
export const summarize = (pairs: ReturnType<typeof cartPairs>, personId: string) =>
  pairs.select(({ selectFrom }) => [
    'catalogue.id as catalogueId',
    'catalogue.currency',
    'dealership.id as dealershipId',
    'dealership.name as dealershipName',
    'operator.id as operatorId',
    'operator.name as operatorName',
    selectFrom('cart_line')
      .whereRef('cart_line.organization_id', '=', 'dealership.id')
      .whereRef('cart_line.operator_id', '=', 'operator.id')
      .where('cart_line.person_id', '=', personId)
      .select(({ fn }) => fn.countAll<number>().as('lines'))
      .$asScalar()
      .$notNull()
      .as('lineCount'),
  ])

/** In whose carts a part or a bundle is. */
export async function findPeopleWith(
  db: Database,
  article: { kind: 'part' | 'bundle'; id: string },
): Promise<string[]> {
  const rows = await db
    .selectFrom('cart_line')
    .where(article.kind === 'part' ? 'part_id' : 'bundle_id', '=', article.id)
    .select('person_id')
    .distinct()
    .execute()
  return rows.map(({ person_id }) => person_id)
}

const selectLines = (db: Database, owner: CartOwner) =>
  db
    .selectFrom('cart_line')
    .where((eb) => eb.and(ownedBy(owner)))
    .select(['id', 'part_id as partId', 'bundle_id as bundleId', 'quantity', 'instance_id as instanceId'])
    .orderBy('added_at')
    .orderBy('position')
    .orderBy('id')

export const findLines = (db: Database, owner: CartOwner): Promise<CartLine[]> => selectLines(db, owner).execute()

export const lockLines = (trx: Transaction, owner: CartOwner): Promise<CartLine[]> =>
  selectLines(trx, owner).forUpdate().execute()

export async function deleteLines(trx: Transaction, owner: CartOwner, ids: readonly string[]): Promise<number> {
  const { numDeletedRows } = await trx
    .deleteFrom('cart_line')
    .where((eb) => eb.and(ownedBy(owner)))
    .where('id', 'in', ids)
    .executeTakeFirst()
  return Number(numDeletedRows)
}
