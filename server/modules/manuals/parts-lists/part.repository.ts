import { sql } from 'kysely'
import type { Database, Transaction } from '../../../db/connection'
import { normalizePartNumber } from '../../../domain/part-number'
import type { Part } from '../reading/parts/part'
import type { Passage } from '../reading/passage'

/** Incremented when the rules change by which parts are listed, so that READY manuals are listed again. */
export const PARTS_VERSION = 2

/** Rows per insert, as PostgreSQL accepts at most 65,535 parameters. */
const BATCH_SIZE = 2000

interface StoreParts {
  manualId: string
  organizationId: string | null
  parts: readonly Part[]
}

/** Replaces the parts of a manual. */
export async function storeParts(trx: Transaction, { manualId, organizationId, parts }: StoreParts): Promise<void> {
  await trx.deleteFrom('manual_part').where('manual_id', '=', manualId).execute()
  for (let start = 0; start < parts.length; start += BATCH_SIZE) {
    const rows = parts.slice(start, start + BATCH_SIZE).map((part, index) => ({
      organization_id: organizationId,
      manual_id: manualId,
      position: start + index,
      page: part.page,
      passage: part.passage,
      passage_row: part.row,
      figure: part.figure ?? null,
      item: part.item ?? null,
      number: part.number,
      number_normalized: normalizePartNumber(part.number),
      description: part.description,
      name: part.name,
      assembly: part.assembly ?? null,
      quantity: part.quantity ?? null,
      remark: part.remark ?? null,
      box: [...part.box],
    }))
    await trx.insertInto('manual_part').values(rows).execute()
  }
}

/** A READY manual whose parts were not listed by the current rules. */
export interface UnlistedManual {
  id: string
  organizationId: string | null
  revision: number
}

export function createPartRepository(db: Database) {
  return {
    /** The next one in the order of ids, after another. */
    async nextUnlisted(after: string | undefined): Promise<UnlistedManual | undefined> {
      const row = await db
        .selectFrom('manual')
        .where('status', '=', 'READY')
        .where('parts_version', '<', PARTS_VERSION)
        .$if(after !== undefined, (query) => query.where('id', '>', after ?? ''))
        .select(['id', 'organization_id', 'revision'])
        .orderBy('id')
        .limit(1)
        .executeTakeFirst()
      return row && { id: row.id, organizationId: row.organization_id, revision: row.revision }
    },

    /** Each is parsed when it is taken, so that a caller that shares its thread can pause. */
    async passagesOf(manualId: string): Promise<Iterable<Passage>> {
      const rows = await db
        .selectFrom('passage')
        .where('manual_id', '=', manualId)
        .select(sql<string>`body::text`.as('body'))
        .orderBy('ordinal')
        .execute()
      return parsed(rows)
    },
  }
}

function* parsed(rows: readonly { body: string }[]): Generator<Passage> {
  // Only manual processing writes this column, from `Passage` values.
  for (const { body } of rows) yield JSON.parse(body)
}

export type PartRepository = ReturnType<typeof createPartRepository>

/**
 * Stores the parts of a READY manual. Its revision remains, as its text is the same.
 * @returns false if the manual was deleted or changed meanwhile
 */
export async function storeListedParts(
  trx: Transaction,
  { id, organizationId, revision }: UnlistedManual,
  parts: readonly Part[],
): Promise<boolean> {
  const row = await trx
    .updateTable('manual')
    .set({ parts_version: PARTS_VERSION })
    .where('id', '=', id)
    .where('revision', '=', revision)
    .where('parts_version', '<', PARTS_VERSION)
    .where('status', '=', 'READY')
    .returning('id')
    .executeTakeFirst()
  if (!row) return false
  await storeParts(trx, { manualId: id, organizationId, parts })
  return true
}
