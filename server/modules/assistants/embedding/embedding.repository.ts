import { sql } from 'kysely'
import type { Database, Transaction } from '../../../db/connection'
import type { Passage } from '../../manuals'

/** A manual whose passages still have to be embedded. */
export interface ManualToEmbed {
  id: string
  revision: number
  /** The first passage to embed. */
  from: number
}

export interface NewVector {
  hash: Buffer
  /** Null if the server refuses the text. */
  vector: Buffer | null
}

interface StoreBatch {
  manual: ManualToEmbed
  model: string
  vectors: readonly NewVector[]
  /** The passages of the batch with the hashes of their texts, in hexadecimal. */
  places: readonly { hash: string; ordinal: number }[]
  /** The passage after the last one of the batch. */
  next: number
  isLast: boolean
}

export function createEmbeddingRepository(db: Database) {
  return {
    /**
     * The next manual to embed: of the organization whose last batch is the longest ago, one begun or else the newest.
     * Those that failed within the last hour come after all others, so that one which always fails does not stop them.
     * A manual of which a process of an older version stored vectors without places starts again from its first passage.
     */
    async findNext(model: string): Promise<ManualToEmbed | undefined> {
      const { rows } = await sql<ManualToEmbed>`
        with turn as (
          select ${owner} as owner, max(last_batch_at) as last_batch_at
          from manual_embedding join manual on manual.id = manual_embedding.manual_id
          group by 1)
        select manual.id, manual.revision, case when ${hasPlaces} then begun.next_ordinal else 0 end as from
        from manual
        left join manual_embedding as begun on begun.manual_id = manual.id
          and begun.model = ${model} and begun.revision = manual.revision
        left join turn on turn.owner = ${owner}
        where manual.status = 'READY' and (begun.completed_at is null or ${hasPlaces} is not true)
        order by case when begun.failed_at > now() - interval '1 hour' then begun.failed_at end nulls first,
           turn.last_batch_at nulls first,
          begun.manual_id is null, manual.uploaded_at desc, manual.id
        limit 1`.execute(db)
      return rows[0]
    },

    /** Postpones a manual, unless it was deleted or queued again meanwhile. */
    async recordFailure({ id, revision, from }: ManualToEmbed, model: string): Promise<void> {
      // A failed batch is no turn of its organization.
      await sql`
        insert into manual_embedding (manual_id, revision, model, next_ordinal, last_batch_at, failed_at)
        select id, revision, ${model}, ${from}, 'epoch', clock_timestamp()
        from manual where id = ${id} and revision = ${revision}
        on conflict (manual_id) do update set revision = excluded.revision, model = excluded.model,
          next_ordinal = excluded.next_ordinal, completed_at = null, failed_at = excluded.failed_at`.execute(db)
    },

    async passages({ id, from }: ManualToEmbed, limit: number): Promise<Passage[]> {
      const rows = await db
        .selectFrom('passage')
        .where('manual_id', '=', id)
        .where('ordinal', '>=', from)
        .select(sql<string>`body::text`.as('body'))
        .orderBy('ordinal')
        .limit(limit)
        .execute()
      // Only manual processing writes this column, from `Passage` values.
      return rows.map(({ body }): Passage => JSON.parse(body))
    },

    /** Those of the hashes whose texts have been embedded already, in hexadecimal. */
    async findStored({ id }: ManualToEmbed, model: string, hashes: readonly Buffer[]): Promise<Set<string>> {
      if (hashes.length === 0) return new Set()
      const rows = await db
        .selectFrom('passage_embedding')
        .where('manual_id', '=', id)
        .where('model', '=', model)
        .where('text_hash', 'in', hashes)
        .select('text_hash')
        .execute()
      return new Set(rows.map(({ text_hash }) => text_hash.toString('hex')))
    },
  }
}

/** What a super user uploaded belongs to no organization. */
const owner = sql<string>`coalesce(manual.organization_id, '00000000-0000-0000-0000-000000000000')`

/** Whether the places of all passages before `next_ordinal` are stored; null if none ever were. */
const hasPlaces = sql<boolean | null>`
  (begun.places_revision = begun.revision and begun.places_next = begun.next_ordinal)`

export type EmbeddingRepository = ReturnType<typeof createEmbeddingRepository>

/** Stores a batch, unless the manual was deleted or queued again meanwhile. */
export async function storeBatch(trx: Transaction, batch: StoreBatch): Promise<void> {
  const { manual, model, vectors, places, next, isLast } = batch
  const current = await trx
    .selectFrom('manual')
    .where('id', '=', manual.id)
    .where('revision', '=', manual.revision)
    .where('status', '=', 'READY')
    .select('id')
    .forShare()
    .executeTakeFirst()
  if (!current) return
  if (manual.from === 0) await deletePlaces(trx, manual.id)
  const rows = vectors.map(({ hash, vector }) => ({ manual_id: manual.id, text_hash: hash, model, vector }))
  if (rows.length > 0) {
    await trx
      .insertInto('passage_embedding')
      .values(rows)
      .onConflict((conflict) =>
        conflict
          .columns(['manual_id', 'text_hash'])
          .doUpdateSet(({ ref }) => ({ model: ref('excluded.model'), vector: ref('excluded.vector') })),
      )
      .execute()
  }
  await addPlaces(trx, manual.id, places)
  const progress = {
    revision: manual.revision,
    model,
    next_ordinal: next,
    places_revision: manual.revision,
    places_next: next,
    last_batch_at: sql<Date>`clock_timestamp()`,
    completed_at: isLast ? sql<Date>`clock_timestamp()` : null,
    failed_at: null,
  }
  await trx
    .insertInto('manual_embedding')
    .values({ manual_id: manual.id, ...progress })
    .onConflict((conflict) => conflict.column('manual_id').doUpdateSet(progress))
    .execute()
  if (isLast) await deleteUnused(trx, manual.id, model)
}

const deletePlaces = (trx: Transaction, manualId: string) =>
  trx.updateTable('passage_embedding').set({ ordinals: [] }).where('manual_id', '=', manualId).execute()

const addPlaces = (trx: Transaction, manualId: string, places: StoreBatch['places']) =>
  sql`
    update passage_embedding set ordinals = passage_embedding.ordinals || found.ordinals
    from (
      select decode(hash, 'hex') as hash, array_agg(ordinal order by ordinal) as ordinals
      from unnest(${places.map(({ hash }) => hash)}::text[], ${places.map(({ ordinal }) => ordinal)}::integer[])
        as place (hash, ordinal)
      group by hash) as found
    where manual_id = ${manualId} and text_hash = found.hash`.execute(trx)

/** Vectors of other models, and of texts that the manual no longer has. */
const deleteUnused = (trx: Transaction, manualId: string, model: string) =>
  trx
    .deleteFrom('passage_embedding')
    .where('manual_id', '=', manualId)
    .where((eb) => eb.or([eb('model', '!=', model), eb('ordinals', '=', sql<number[]>`'{}'`)]))
    .execute()
