import { caseFolded } from '../../db/case-folded'
import type { Database } from '../../db/connection'
import { isUniqueViolation } from '../../db/database-error'
import { conflict } from '../../domain/domain-error'
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

const MAX_ATTEMPTS = 5

const modelChanging = () =>
  conflict('conflict', {
    en: 'This model is being changed by somebody else. Try again.',
    es: 'Otra persona está cambiando este modelo. Inténtelo de nuevo.',
  })

/** The catalogue of machines as it is written. */
export function createCatalogueRepository(db: Database) {
  return {
    /**
     * Makes a model, or takes the one that there is as it is.
     * @param keeper the dealership that keeps it from then on; null for a super user, who keeps none
     */
    keep: (draft: ModelDraft, keeper: string | null): Promise<Kept> =>
      db.transaction().execute(async (trx) => {
        const brand = await trx.selectFrom('brand').where('id', '=', draft.brandId).select('name').executeTakeFirst()
        if (!brand) return { refused: 'no_brand' }
        const { id, isNew } = await findOrAdd(trx, draft, brand.name, keeper)
        if (isNew) await putVariants(trx, id, draft.variants)
        const isKept = await isKeptNow(trx, id, keeper)
        return isNew || isKept ? { id } : { refused: 'exists' }
      }),

    /** Changes what is given. The place of its documents stays, and so do the variants that are named by their ids. */
    async change(id: string, { type, model, variants }: ModelChange): Promise<Changed> {
      try {
        return await db.transaction().execute(async (trx) => {
          const machine = await trx
            .selectFrom('machine')
            .where('id', '=', id)
            .select('id')
            .forNoKeyUpdate()
            .executeTakeFirst()
          if (!machine) return { refused: 'gone' }
          const typed = type === undefined ? undefined : await typeId(trx, type)
          if (model !== undefined || typed !== undefined) {
            await trx.updateTable('machine').set({ model, type_id: typed }).where('id', '=', id).execute()
          }
          if (variants) await putVariants(trx, id, variants)
          return { id }
        })
      } catch (error) {
        if (model !== undefined && isUniqueViolation(error, 'machine_model_folded')) return { refused: 'exists', model }
        throw error
      }
    },
  }
}

export type CatalogueRepository = ReturnType<typeof createCatalogueRepository>

/** The model of this name. Of two who add it at once, the second finds the first's, once that is stored. */
async function findOrAdd(trx: Database, { brandId, type, model }: ModelDraft, brand: string, owner: string | null) {
  const alike = () =>
    trx
      .selectFrom('machine')
      .where('brand_id', '=', brandId)
      .where(({ ref }) => caseFolded(ref('model')), '=', caseFolded(model))
      .select('id')
      .executeTakeFirst()
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt++) {
    const known = await alike()
    if (known) return { id: known.id, isNew: false }
    const added = await trx
      .insertInto('machine')
      .values({
        brand_id: brandId,
        type_id: await typeId(trx, type),
        model,
        storage_key: await freeStorageKey(trx, brand, model),
        owner_id: owner,
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst()
    if (added) return { id: added.id, isNew: true }
    // Somebody stored the same model meanwhile, or another one whose documents are in this place.
  }
  throw modelChanging()
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
  const alike = () =>
    trx
      .selectFrom('machine_type')
      .where(({ ref }) => caseFolded(ref('name')), '=', caseFolded(name))
      .select('id')
  const known = await alike().executeTakeFirst()
  if (known) return known.id
  const added = await trx
    .insertInto('machine_type')
    .values({ name })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  // Types are never removed: where it was not added, it is there.
  return (added ?? (await alike().executeTakeFirstOrThrow())).id
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
