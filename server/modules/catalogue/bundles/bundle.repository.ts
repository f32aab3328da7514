import { sql } from 'kysely'
import { jsonArrayFrom, jsonBuildObject } from 'kysely/helpers/postgres'
import { seesCatalogue } from '../../../access'
import type { Caller } from '../../../access/caller'
import type { Database, Transaction } from '../../../db/connection'
import { listOf } from '../../../db/list-of'
import type { Bundle, BundleFields } from './bundle'

interface BundleList {
  dealershipId: string
  /** Each word must occur in name or description. */
  search: string
  active?: boolean | undefined
  field: 'name' | 'updated_at'
  direction: 'asc' | 'desc'
  page: number
  limit: number
}

/** Bundles, without the service kits, which are tied to a machine. */
export function createBundleRepository(db: Database) {
  return {
    async find(caller: Caller, id: string): Promise<Bundle | undefined> {
      const row = await bundles(db)
        .where('bundle.id', '=', id)
        .where((eb) => seesCatalogue(caller, eb.ref('bundle.organization_id')))
        .executeTakeFirst()
      return row && toBundle(row)
    },

    async list({ dealershipId, search, active, field, direction, ...page }: BundleList) {
      let found = bundles(db).where('bundle.organization_id', '=', dealershipId)
      if (active !== undefined) found = found.where('bundle.is_active', '=', active)
      const { items, total } = await listOf(found, {
        page,
        search: { text: search, in: ['bundle.search_text'] },
        sort: [[`bundle.${field}`, direction], 'bundle.id'],
      })
      return { items: items.map(toBundle), total }
    },
  }
}

const bundles = (db: Database) =>
  db
    .selectFrom('bundle')
    .innerJoin('catalogue', 'catalogue.organization_id', 'bundle.organization_id')
    .where('bundle.machine_id', 'is', null)
    .select(['bundle.id', 'bundle.organization_id', 'catalogue.id as catalogue_id', 'catalogue.currency'])
    .select(['bundle.name', 'bundle.description', 'bundle.cost_amount', 'bundle.is_active'])
    .select(['bundle.version', 'bundle.updated_at'])
    .select((eb) =>
      jsonArrayFrom(
        eb
          .selectFrom('bundle_part')
          .innerJoin('catalogue_part as part', (join) =>
            join
              .onRef('part.organization_id', '=', 'bundle_part.organization_id')
              .onRef('part.id', '=', 'bundle_part.part_id'),
          )
          .whereRef('bundle_part.organization_id', '=', 'bundle.organization_id')
          .whereRef('bundle_part.bundle_id', '=', 'bundle.id')
          .select('bundle_part.quantity')
          .select(
            sql<number | null>`case when part.cost_currency = catalogue.currency then part.cost_amount end`.as(
              'amount',
            ),
          )
          .select((one) =>
            jsonBuildObject({
              id: one.ref('part.id'),
              partNumber: one.ref('part.part_number'),
              description: one.ref('part.description'),
            }).as('part'),
          )
          .orderBy('bundle_part.position'),
      ).as('parts'),
    )

type BundleRow = Awaited<ReturnType<ReturnType<typeof bundles>['executeTakeFirstOrThrow']>>

const toBundle = (row: BundleRow): Bundle => ({
  id: row.id,
  catalogueId: row.catalogue_id,
  dealershipId: row.organization_id,
  name: row.name,
  description: row.description,
  ownCost: row.cost_amount === null ? null : { amount: row.cost_amount, currency: row.currency },
  isActive: row.is_active,
  parts: row.parts,
  currency: row.currency,
  version: row.version,
  updatedAt: row.updated_at,
})

const columnsOf = ({ name, description, ownCost, isActive }: Partial<BundleFields>) =>
  Object.fromEntries(
    Object.entries({
      name,
      description,
      cost_amount: ownCost === undefined ? undefined : (ownCost?.amount ?? null),
      is_active: isActive,
    }).filter(([, value]) => value !== undefined),
  )

export async function insertBundle(
  trx: Transaction,
  dealershipId: string,
  fields: Partial<BundleFields> & { name: string },
): Promise<string> {
  const { id } = await trx
    .insertInto('bundle')
    .values({ organization_id: dealershipId, name: fields.name, ...columnsOf(fields) })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export const lockBundle = (trx: Transaction, id: string) =>
  trx
    .selectFrom('bundle')
    .where('id', '=', id)
    .where('machine_id', 'is', null)
    .select(['name', 'version', 'is_active as isActive'])
    .forUpdate()
    .executeTakeFirst()

/** Changes what is given of a bundle's own values. */
export async function updateBundle(trx: Transaction, id: string, fields: Partial<BundleFields>): Promise<void> {
  await trx
    .updateTable('bundle')
    .set((eb) => ({ ...columnsOf(fields), version: eb('version', '+', 1), updated_at: sql`now()` }))
    .where('id', '=', id)
    .execute()
}

/** @returns the index of the first part that the catalogue does not have; undefined if all were stored */
export async function replaceParts(
  trx: Transaction,
  { id, dealershipId }: { id: string; dealershipId: string },
  parts: BundleFields['parts'],
): Promise<number | undefined> {
  const rows = await trx
    .selectFrom('catalogue_part')
    .where('organization_id', '=', dealershipId)
    .where(
      'id',
      'in',
      parts.map(({ partId }) => partId),
    )
    .select('id')
    .forShare()
    .execute()
  const known = new Set(rows.map((row) => row.id))
  const unknown = parts.findIndex(({ partId }) => !known.has(partId))
  if (unknown >= 0) return unknown
  await trx.deleteFrom('bundle_part').where('organization_id', '=', dealershipId).where('bundle_id', '=', id).execute()
  await trx
    .insertInto('bundle_part')
    .values(
      parts.map(({ partId, quantity }, position) => ({
        organization_id: dealershipId,
        bundle_id: id,
        part_id: partId,
        position,
        quantity,
      })),
    )
    .execute()
  return undefined
}

/** @returns whether it was deleted; otherwise something refers to it, and nothing has changed */
export async function deleteBundle(
  trx: Transaction,
  id: string,
  beforeDeletion: () => Promise<void>,
): Promise<boolean> {
  const refers = await sql<{ is_ordered: boolean }>`
    select exists (select from order_line where bundle_id = ${id}) or exists (
      select from quote_line where bundle_id = ${id}) as is_ordered`.execute(trx)
  if (refers.rows[0]?.is_ordered) return false
  await beforeDeletion()
  await trx.deleteFrom('bundle').where('id', '=', id).where('machine_id', 'is', null).execute()
  return true
}
