import type { Selectable } from 'kysely'
import { seesManual } from '../../access'
import type { Rights } from '../../access/caller'
import type { Database, Transaction } from '../../db/connection'
import { isUniqueViolation } from '../../db/database-error'
import { listOf } from '../../db/list-of'
import type { Manual as ManualRow } from '../../db/schema'
import type { Manual, ManualKind } from './manual'
import { enqueueProcessing } from './manual-queue.repository'
import { resetEmptyPages } from './recognition/recognition.repository'

export interface NewManual {
  id: string
  organizationId: string | null
  machineId: string
  displayName: string
  kind: ManualKind
  years: string | null
  serialStart: string | null
  serialEnd: string | null
  storageKey: string
  sha256: string
  size: number
  uploadedBy: string
}

/** Manuals in the database. Queueing a manual enqueues its job in the same transaction. */
export function createManualRepository(db: Database) {
  return {
    visibleTo(caller: Rights) {
      const visible = db.selectFrom('manual').where(seesManual(caller))
      return {
        async find(id: string): Promise<Manual | undefined> {
          const row = await visible.where('id', '=', id).selectAll().executeTakeFirst()
          return row && toManual(row)
        },

        async ofMachine(machineId: string, page: number, limit: number): Promise<{ items: Manual[]; total: number }> {
          const { items, total } = await listOf(visible.selectAll(), {
            page: { page, limit },
            filter: { machine_id: machineId },
            sort: [['uploaded_at', 'desc'], 'id'],
          })
          return { items: items.map(toManual), total }
        },

        /** All manuals of a machine, regardless of status. */
        async allOf(machineId: string): Promise<Manual[]> {
          const rows = await visible.where('machine_id', '=', machineId).selectAll().orderBy('uploaded_at').execute()
          return rows.map(toManual)
        },

        /** Whether a visible manual is stored under this key. */
        async isStoredAt(storageKey: string): Promise<boolean> {
          const row = await visible.where('storage_key', '=', storageKey).select('id').executeTakeFirst()
          return row !== undefined
        },

        /** The subset of ids that the caller may still see. */
        async among(ids: readonly string[]): Promise<Set<string>> {
          if (ids.length === 0) return new Set()
          const rows = await visible.where('id', 'in', ids).select('id').execute()
          return new Set(rows.map(({ id }) => id))
        },

        async newestUpload(machineId: string): Promise<Date | null> {
          const row = await visible
            .where('machine_id', '=', machineId)
            .select(({ fn }) => fn.max('uploaded_at').as('newest'))
            .executeTakeFirst()
          return row?.newest ?? null
        },
      }
    },

    /** @returns undefined if the machine already has a manual with the same file hash */
    async add(manual: NewManual): Promise<Manual | undefined> {
      try {
        return await db.transaction().execute(async (trx) => {
          const row = await trx
            .insertInto('manual')
            .values({
              id: manual.id,
              organization_id: manual.organizationId,
              machine_id: manual.machineId,
              display_name: manual.displayName,
              kind: manual.kind,
              machine_years: manual.years,
              serial_number_start: manual.serialStart,
              serial_number_end: manual.serialEnd,
              storage_key: manual.storageKey,
              sha256: manual.sha256,
              size: manual.size,
              uploaded_by: manual.uploadedBy,
            })
            .returningAll()
            .executeTakeFirstOrThrow()
          await enqueueProcessing(trx, row.id, row.revision)
          return toManual(row)
        })
      } catch (error) {
        if (isUniqueViolation(error)) return undefined
        throw error
      }
    },

    /** Queues a failed manual again; undefined if it has not failed. */
    requeue(id: string): Promise<Manual | undefined> {
      return db.transaction().execute(async (trx) => {
        const row = await trx
          .updateTable('manual')
          .set((eb) => ({
            status: 'QUEUED',
            reason: null,
            pages_done: 0,
            reading_again: false,
            revision: eb('revision', '+', 1),
          }))
          .where('id', '=', id)
          .where('status', '=', 'FAILED')
          .returningAll()
          .executeTakeFirst()
        if (!row) return undefined
        await resetEmptyPages(trx, row.id)
        await enqueueProcessing(trx, row.id, row.revision)
        return toManual(row)
      })
    },
  }
}

export type ManualRepository = ReturnType<typeof createManualRepository>

/** @returns undefined if it was deleted */
export async function lockManual(trx: Transaction, id: string): Promise<Manual | undefined> {
  const row = await trx.selectFrom('manual').where('id', '=', id).selectAll().forUpdate().executeTakeFirst()
  return row && toManual(row)
}

export async function updateManual(
  trx: Transaction,
  id: string,
  {
    displayName,
    kind,
    years,
    serialStart,
    serialEnd,
  }: Pick<Manual, 'displayName' | 'kind' | 'years' | 'serialStart' | 'serialEnd'>,
): Promise<Manual> {
  const row = await trx
    .updateTable('manual')
    .set({
      display_name: displayName,
      kind,
      machine_years: years,
      serial_number_start: serialStart,
      serial_number_end: serialEnd,
    })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
  return toManual(row)
}

export async function deleteManual(trx: Transaction, id: string): Promise<void> {
  await trx.deleteFrom('manual').where('id', '=', id).execute()
}

export function toManual(row: Selectable<ManualRow>): Manual {
  return {
    id: row.id,
    organizationId: row.organization_id,
    machineId: row.machine_id,
    displayName: row.display_name,
    kind: row.kind,
    years: row.machine_years,
    serialStart: row.serial_number_start,
    serialEnd: row.serial_number_end,
    storageKey: row.storage_key,
    size: row.size,
    status: row.status,
    reason: row.reason,
    showsPages: row.shows_pages,
    pages: row.pages,
    pagesDone: row.pages_done,
    ocrPages: row.ocr_pages,
    unreadablePages: row.unreadable_pages,
    pageTexts: row.page_texts ?? [],
    revision: row.revision,
    partsVersion: row.parts_version,
    uploadedAt: row.uploaded_at,
    uploadedBy: row.uploaded_by,
  }
}
