import { caseFolded } from '../../../db/case-folded'
import type { Database, Transaction } from '../../../db/connection'
import { storesUnique } from '../../../db/stores-unique'
import { storageKeys } from './storage-key'
import type { VariantDraft } from './variant'

/** A model in one catalogue: a dealership's, or with null the platform's. */
interface CatalogueEntry {
  machineId: string
  dealershipId: string | null
}

interface Description {
  brandId: string
  typeId: string
  model: string
}

/** Whether a catalogue has a model of that brand and name, whatever its case. */
export async function hasModelNamed(
  db: Database,
  dealershipId: string | null,
  { brandId, model }: Pick<Description, 'brandId' | 'model'>,
): Promise<boolean> {
  const entries = dealershipId
    ? db
        .selectFrom('organization_machine as entry')
        .where('organization_id', '=', dealershipId)
        .select(['brand_id', 'model'])
    : db.selectFrom('machine').select(['brand_id', 'model'])
  const found = await db
    .selectFrom(entries.as('entry'))
    .where('brand_id', '=', brandId)
    .where(({ ref }) => caseFolded(ref('entry.model')), '=', caseFolded(model))
    .select('brand_id')
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}

/** Finds a model of that brand and name which a dealership does not describe yet, and locks it against deletion. */
export async function findModelToDescribe(
  trx: Transaction,
  dealershipId: string,
  { brandId, model }: Description,
): Promise<string | undefined> {
  const found = await trx
    .selectFrom('machine')
    .where('brand_id', '=', brandId)
    .where(({ ref }) => caseFolded(ref('model')), '=', caseFolded(model))
    .where(({ exists, not, selectFrom }) =>
      not(
        exists(
          selectFrom('organization_machine')
            .where('organization_id', '=', dealershipId)
            .whereRef('machine_id', '=', 'machine.id')
            .select('machine_id'),
        ),
      ),
    )
    .select('id')
    .orderBy('namesake')
    .limit(1)
    .forKeyShare()
    .executeTakeFirst()
  return found?.id
}

/** @returns its id; undefined if someone else has meanwhile stored a model with this name or storage key */
export async function insertModel(
  trx: Transaction,
  brandName: string,
  { brandId, typeId, model }: Description,
): Promise<string | undefined> {
  const { next } = await trx
    .selectFrom('machine')
    .where('brand_id', '=', brandId)
    .where(({ ref }) => caseFolded(ref('model')), '=', caseFolded(model))
    .select(({ eb, fn }) => eb(fn.coalesce(fn.max('namesake'), eb.lit(-1)), '+', 1).as('next'))
    .executeTakeFirstOrThrow()
  const added = await trx
    .insertInto('machine')
    .values({
      brand_id: brandId,
      type_id: typeId,
      model,
      namesake: next,
      storage_key: await freeStorageKey(trx, brandName, model),
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return added?.id
}

/** @returns whether it was added: not if the dealership already has the model, or another one of this name */
export async function insertDescription(
  trx: Transaction,
  { machineId, dealershipId }: { machineId: string; dealershipId: string },
  { brandId, typeId, model }: Description,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('organization_machine')
    .values({ organization_id: dealershipId, machine_id: machineId, brand_id: brandId, type_id: typeId, model })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

/** @returns whether the catalogue has the model */
export async function lockDescription(trx: Transaction, { machineId, dealershipId }: CatalogueEntry): Promise<boolean> {
  const locked = dealershipId
    ? await trx
        .selectFrom('organization_machine')
        .where('organization_id', '=', dealershipId)
        .where('machine_id', '=', machineId)
        .select('machine_id')
        .forNoKeyUpdate()
        .executeTakeFirst()
    : await trx.selectFrom('machine').where('id', '=', machineId).select('id').forNoKeyUpdate().executeTakeFirst()
  return locked !== undefined
}

/** @returns whether it was stored: not if the catalogue has another model of that name */
export async function updateDescription(
  trx: Transaction,
  { machineId, dealershipId }: CatalogueEntry,
  change: { model?: string; type_id?: string },
): Promise<boolean> {
  if (Object.keys(change).length === 0) return true
  return dealershipId
    ? storesUnique(trx, 'organization_machine_folded', () =>
        trx
          .updateTable('organization_machine')
          .set(change)
          .where('organization_id', '=', dealershipId)
          .where('machine_id', '=', machineId)
          .execute(),
      )
    : storesUnique(trx, 'machine_model_folded', () =>
        trx.updateTable('machine').set(change).where('id', '=', machineId).execute(),
      )
}

/** Whether another dealership describes the model too. */
export async function isDescribedByOthers(db: Database, machineId: string, dealershipId: string): Promise<boolean> {
  const other = await db
    .selectFrom('organization_machine')
    .where('machine_id', '=', machineId)
    .where('organization_id', '<>', dealershipId)
    .select('machine_id')
    .limit(1)
    .executeTakeFirst()
  return other !== undefined
}

export async function typeIdOf(trx: Transaction, name: string): Promise<string> {
  const alike = () =>
    trx
      .selectFrom('machine_type')
      .where(({ ref }) => caseFolded(ref('name')), '=', caseFolded(name))
      .select('id')
  const existing = await alike().executeTakeFirst()
  if (existing) return existing.id
  const added = await trx
    .insertInto('machine_type')
    .values({ name })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  // Types are never removed: if it was not added, it exists.
  return (added ?? (await alike().executeTakeFirstOrThrow())).id
}

/** Checks the candidates in growing groups, because names that leave nothing safe for a path share their key with many. */
async function freeStorageKey(trx: Transaction, brand: string, model: string): Promise<string> {
  for (let first = 1, count = 8; ; first += count, count *= 2) {
    const candidates = storageKeys(brand, model, { first, count })
    const rows = await trx.selectFrom('machine').where('storage_key', 'in', candidates).select('storage_key').execute()
    const taken = new Set(rows.map(({ storage_key }) => storage_key))
    const free = candidates.find((key) => !taken.has(key))
    if (free) return free
  }
}

export const findVariantsOf = (db: Database, { machineId, dealershipId }: CatalogueEntry) =>
  db
    .selectFrom('machine_variant')
    .where('machine_id', '=', machineId)
    .where('organization_id', 'is not distinct from', dealershipId)
    .select(['id', 'name'])
    .execute()

/** Stores the variants of a model in their order; one with an id replaces that variant, and all others are removed. */
export async function replaceVariants(
  trx: Transaction,
  { machineId, dealershipId }: CatalogueEntry,
  variants: readonly VariantDraft[],
): Promise<void> {
  const retained = variants.flatMap(({ id }) => (id ? [id] : []))
  const own = trx
    .deleteFrom('machine_variant')
    .where('machine_id', '=', machineId)
    .where('organization_id', 'is not distinct from', dealershipId)
  await (retained.length > 0 ? own.where('id', 'not in', retained) : own).execute()
  for (const [position, { id, name, serialStart, serialEnd }] of variants.entries()) {
    const values = { name, serial_number_start: serialStart, serial_number_end: serialEnd, position }
    await (id
      ? trx.updateTable('machine_variant').set(values).where('id', '=', id).execute()
      : trx
          .insertInto('machine_variant')
          .values({ ...values, machine_id: machineId, organization_id: dealershipId })
          .execute())
  }
}
