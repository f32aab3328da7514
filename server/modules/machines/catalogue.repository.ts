import { sql, type Transaction } from 'kysely'
import type { Database } from '../../db/connection'
import type { DB } from '../../db/schema'
import { isSameName } from './brand'
import { storageKeyFor } from './storage-key'
import type { VariantDraft } from './variant'

/** A model as somebody describes it, its texts tidy. */
export interface ModelDraft {
  brandId: string
  type: string
  model: string
  variants: VariantDraft[]
}

export type ModelChange = Partial<Omit<ModelDraft, 'brandId'>>

/** What came of it: the model's id, or why there is none. */
export type Kept = { id: string } | { refused: 'no_brand' | 'exists' }
export type Changed = { id: string } | { refused: 'gone' } | { refused: 'exists'; model: string }

/** The catalogue of machines as it is written. */
export function createCatalogueRepository(db: Database) {
  return {
    /**
     * Makes a model, or takes the one that there is as it is.
     * @param keeper the dealership that keeps it from then on; null for a super user, who keeps none
     */
    keep: ({ brandId, type, model, variants }: ModelDraft, keeper: string | null): Promise<Kept> =>
      writing(db, async (trx) => {
        const brand = await trx.selectFrom('brand').where('id', '=', brandId).select('name').executeTakeFirst()
        if (!brand) return { refused: 'no_brand' }
        const known = await sameModel(trx, brandId, model)
        if (known) return (await isKeptNow(trx, known.id, keeper)) ? { id: known.id } : { refused: 'exists' }
        const { id } = await trx
          .insertInto('machine')
          .values({
            brand_id: brandId,
            type_id: await typeId(trx, type),
            model,
            storage_key: await freeStorageKey(trx, brand.name, model),
            owner_id: keeper,
          })
          .returning('id')
          .executeTakeFirstOrThrow()
        await putVariants(trx, id, variants)
        await isKeptNow(trx, id, keeper)
        return { id }
      }),

    /** Changes what is given. The place of its documents stays, and so do the variants that are named by their ids. */
    change: (id: string, { type, model, variants }: ModelChange): Promise<Changed> =>
      writing(db, async (trx) => {
        const machine = await trx.selectFrom('machine').where('id', '=', id).select('brand_id').executeTakeFirst()
        if (!machine) return { refused: 'gone' }
        const other = model === undefined ? undefined : await sameModel(trx, machine.brand_id, model, id)
        if (other) return { refused: 'exists', model: other.model }
        const typed = type === undefined ? undefined : await typeId(trx, type)
        if (model !== undefined || typed !== undefined) {
          await trx.updateTable('machine').set({ model, type_id: typed }).where('id', '=', id).execute()
        }
        if (variants) await putVariants(trx, id, variants)
        return { id }
      }),
  }
}

export type CatalogueRepository = ReturnType<typeof createCatalogueRepository>

/** Writes while nobody else can, so that of two who name a model the same at once the second finds the first's. */
export function writing<Result>(db: Database, write: (trx: Transaction<DB>) => Promise<Result>): Promise<Result> {
  return db.transaction().execute(async (trx) => {
    await sql`lock table machine in share row exclusive mode`.execute(trx)
    return write(trx)
  })
}

async function sameModel(trx: Database, brandId: string, model: string, exceptId?: string) {
  const models = await trx.selectFrom('machine').where('brand_id', '=', brandId).select(['id', 'model']).execute()
  return models.find((one) => one.id !== exceptId && isSameName(one.model, model))
}

/** @returns whether it was not among those that the dealership keeps before */
async function isKeptNow(trx: Database, machineId: string, keeper: string | null): Promise<boolean> {
  if (!keeper) return false
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('organization_machine')
    .values({ organization_id: keeper, machine_id: machineId })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

async function typeId(trx: Database, name: string): Promise<string> {
  const types = await trx.selectFrom('machine_type').selectAll().execute()
  const known = types.find((type) => isSameName(type.name, name))
  return (
    known?.id ?? (await trx.insertInto('machine_type').values({ name }).returning('id').executeTakeFirstOrThrow()).id
  )
}

async function freeStorageKey(trx: Database, brand: string, model: string): Promise<string> {
  const rows = await trx.selectFrom('machine').select('storage_key').execute()
  const taken = new Set(rows.map(({ storage_key }) => storage_key))
  return storageKeyFor(brand, model, (key) => taken.has(key))
}

async function putVariants(trx: Database, machineId: string, variants: readonly VariantDraft[]): Promise<void> {
  const kept = variants.flatMap(({ id }) => (id ? [id] : []))
  const own = trx.deleteFrom('machine_variant').where('machine_id', '=', machineId)
  await (kept.length > 0 ? own.where('id', 'not in', kept) : own).execute()
  for (const [position, { id, name, serialStart, serialEnd }] of variants.entries()) {
    const values = { name, serial_number_start: serialStart, serial_number_end: serialEnd, position }
    await (id
      ? trx
          .updateTable('machine_variant')
          .set(values)
          .where('id', '=', id)
          .where('machine_id', '=', machineId)
          .execute()
      : trx
          .insertInto('machine_variant')
          .values({ ...values, machine_id: machineId })
          .execute())
  }
}
