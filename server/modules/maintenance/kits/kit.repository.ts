import { sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { Database, Transaction } from '../../../db/connection'
import { listOf } from '../../../db/list-of'
import { type NewKitPart, partKey, type ServiceKit } from './kit'

export interface NewKit {
  name: string
  intervalHours: number | null
  parts: readonly NewKitPart[]
}

/** Kits by their ids; those that are none are left out. */
export async function readKits(db: Database, ids: readonly string[]): Promise<Map<string, ServiceKit>> {
  if (ids.length === 0) return new Map()
  const rows = await kits(db).where('bundle.id', 'in', ids).execute()
  return new Map(rows.map((row) => [row.id, toKit(row)]))
}

/**
 * The kits of a model, by interval.
 * @param of the dealerships to which the kits belong; undefined for all
 */
export async function listKits(
  db: Database,
  { machineId, of, page, limit }: { machineId: string; of?: readonly string[]; page: number; limit: number },
): Promise<{ items: ServiceKit[]; total: number }> {
  if (of?.length === 0) return { items: [], total: 0 }
  let found = db.selectFrom('bundle').select('id')
  if (of) found = found.where('organization_id', 'in', of)
  const { items, total } = await listOf(found, {
    page: { page, limit },
    filter: { machine_id: machineId },
    // Those without an interval come last.
    sort: ['interval_hours', 'name', 'id'],
  })
  const byId = await readKits(
    db,
    items.map(({ id }) => id),
  )
  return { items: items.flatMap(({ id }) => byId.get(id) ?? []), total }
}

export async function addKit(trx: Database, organizationId: string, machineId: string, kit: NewKit): Promise<string> {
  const { id } = await trx
    .insertInto('bundle')
    .values({
      organization_id: organizationId,
      machine_id: machineId,
      name: kit.name,
      interval_hours: kit.intervalHours,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await setParts(trx, organizationId, id, kit.parts)
  return id
}

/** Locks a kit, so that of two who change it one waits for the other. */
export async function lockKit(trx: Transaction, id: string): Promise<ServiceKit | undefined> {
  await trx.selectFrom('bundle').where('id', '=', id).select('id').forUpdate().execute()
  return (await readKits(trx, [id])).get(id)
}

/** Changes what is given of a kit and nothing else. */
export async function updateKit(
  trx: Transaction,
  { id, organizationId }: Pick<ServiceKit, 'id' | 'organizationId'>,
  { name, intervalHours, parts }: Partial<NewKit>,
): Promise<void> {
  await trx
    .updateTable('bundle')
    .set(({ eb }) => ({
      version: eb('version', '+', 1),
      ...(name === undefined ? {} : { name }),
      ...(intervalHours === undefined ? {} : { interval_hours: intervalHours }),
    }))
    .where('organization_id', '=', organizationId)
    .where('id', '=', id)
    .execute()
  if (parts) await setParts(trx, organizationId, id, parts)
}

export async function removeKit(
  trx: Transaction,
  { id, organizationId }: Pick<ServiceKit, 'id' | 'organizationId'>,
): Promise<void> {
  await trx.deleteFrom('bundle').where('organization_id', '=', organizationId).where('id', '=', id).execute()
}

/** Parts that the catalogue does not have are added to it; the description of one that it has does not change. */
async function setParts(trx: Database, organizationId: string, kitId: string, parts: readonly NewKitPart[]) {
  await trx
    .insertInto('catalogue_part')
    .values(
      // In one order, so that two who add the same parts never wait for each other.
      parts
        .toSorted((one, other) => partKey(one.partNumber).localeCompare(partKey(other.partNumber)))
        .map(({ partNumber, description, cost }) => ({
          organization_id: organizationId,
          part_number: partNumber.trim(),
          description,
          cost_amount: cost?.amount ?? null,
          cost_currency: cost?.currency ?? null,
        })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const existing = await trx
    .selectFrom('catalogue_part')
    .where('organization_id', '=', organizationId)
    .where(
      ({ fn }) => fn('upper', ['part_number']),
      'in',
      parts.map(({ partNumber }) => sql`upper(${partNumber.trim()})`),
    )
    .select(['id', 'part_number'])
    .forShare()
    .execute()
  const idOf = new Map(existing.map(({ id, part_number }) => [partKey(part_number), id]))
  await trx
    .deleteFrom('bundle_part')
    .where('organization_id', '=', organizationId)
    .where('bundle_id', '=', kitId)
    .execute()
  await trx
    .insertInto('bundle_part')
    .values(
      parts.map(({ partNumber, quantity }, position) => ({
        organization_id: organizationId,
        bundle_id: kitId,
        part_id: idOf.get(partKey(partNumber)) ?? missing(partNumber),
        position,
        quantity,
      })),
    )
    .execute()
}

function missing(partNumber: string): never {
  throw new Error(`the part ${partNumber} is not in the catalogue it was just added to`)
}

const kits = (db: Database) =>
  db
    .selectFrom('bundle')
    .where('bundle.machine_id', 'is not', null)
    .select(['bundle.id', 'bundle.organization_id', 'bundle.name', 'bundle.interval_hours'])
    .select('bundle.version')
    .select((eb) => [
      eb.ref('bundle.machine_id').$notNull().as('machine_id'),
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
          .select(['part.id', 'part.part_number', 'part.description', 'bundle_part.quantity'])
          .select(['part.cost_amount', 'part.cost_currency'])
          .orderBy('bundle_part.position'),
      ).as('parts'),
    ])

type KitRow = Awaited<ReturnType<ReturnType<typeof kits>['executeTakeFirstOrThrow']>>

const toKit = (row: KitRow): ServiceKit => ({
  id: row.id,
  organizationId: row.organization_id,
  machineId: row.machine_id,
  version: row.version,
  name: row.name,
  intervalHours: row.interval_hours,
  parts: row.parts.map((part) => ({
    partId: part.id,
    partNumber: part.part_number,
    description: part.description,
    quantity: part.quantity,
    cost:
      part.cost_amount === null || part.cost_currency === null
        ? null
        : { amount: part.cost_amount, currency: part.cost_currency },
  })),
})

/** The kits that a dealership has for a model. */
export async function kitIdsOf(db: Database, dealershipId: string | null, machineId: string): Promise<Set<string>> {
  if (dealershipId === null) return new Set()
  const rows = await db
    .selectFrom('bundle')
    .where('organization_id', '=', dealershipId)
    .where('machine_id', '=', machineId)
    .select('id')
    .execute()
  return new Set(rows.map(({ id }) => id))
}
