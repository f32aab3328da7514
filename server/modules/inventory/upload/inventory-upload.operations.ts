import { randomUUID } from 'node:crypto'
import type { components } from '#contract/platform'
import { managesCatalogue } from '../../../access'
import type { Caller } from '../../../access/caller'
import { tableStream } from '../../../csv/table-stream'
import type { Database } from '../../../db/connection'
import { invalid, notFound } from '../../../domain/domain-error'
import { notChecked, notDiscardable, notRestartable, rowsRefused } from '../../../domain/table-import'
import type { Language } from '../../../domain/text'
import type { Transact } from '../../../events/unit-of-work'
import type { PlatformHandlers } from '../../../http/operation'
import type { FileStore } from '../../../infrastructure/files/file-store'
import { storeRecorded } from '../../../infrastructure/files/store-recorded'
import { rememberMapping } from '../../../infrastructure/imports/remembered-mapping.repository'
import { requireUndoable, startedUndo, undoToWire } from '../../../tables/import-undo'
import { mappingOfWire, outlineToWire } from '../../../tables/table-outline.wire'
import { managedDealership } from '../managed-dealership.operations'
import { countKind } from './count-columns'
import { allLevels } from './exported-stock.repository'
import { enqueueStockImport } from './import-stock.job'
import {
  deleteImport,
  findImport,
  insertImport,
  isStoredInPart,
  listImportRows,
  listImports,
  lockImport,
  type StockImport,
  updateImport,
} from './stock-import.repository'
import { stockTable } from './stock-table'

type Schemas = components['schemas']

interface Dependencies {
  db: Database
  files: Pick<FileStore, 'remove'>
  transact: Transact
}

/** Counts of many parts, as tables. */
export function inventoryUploadOperations({ db, files, transact }: Dependencies) {
  const managedImport = async (caller: Caller, id: string): Promise<StockImport> => {
    const found = await findImport(db, id)
    if (!found || !managesCatalogue(caller, found.organization_id)) throw notFound('Import')
    return found
  }
  return {
    exportInventory: async ({ query, caller }) => {
      const dealershipId = await managedDealership(db, caller, query.organization_id)
      const headers = {
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': 'attachment; filename="inventory.csv"',
        'cache-control': 'no-store',
      }
      return { status: 200, body: tableStream(stockTable(allLevels(db, dealershipId))), headers }
    },

    uploadInventory: async ({ body: { file, organization_id }, caller, language }) => {
      const dealershipId = await managedDealership(db, caller, organization_id)
      if (typeof file === 'string')
        throw invalid({ path: 'body.file', message: { en: 'Send a file.', es: 'Envíe un archivo.' } })
      const storageKey = `imports/${randomUUID()}.table`
      const fileName = file.filename.slice(0, 200)
      const started = await storeRecorded(files, { file, key: storageKey }, () =>
        transact(async (trx) => {
          const added = await insertImport(trx, { dealershipId, fileName, storageKey, startedBy: caller.userId })
          await enqueueStockImport(trx, added)
          return added
        }),
      )
      return { status: 202, body: toWire(started, language) }
    },

    listStockImports: async ({ query: { organization_id, page, limit }, caller, language }) => {
      const dealershipId = await managedDealership(db, caller, organization_id)
      const { items, total } = await listImports(db, dealershipId, { page, limit })
      return { status: 200, body: { items: items.map((item) => toWire(item, language)), total, page, limit } }
    },

    getStockImport: async ({ path, caller, language }) => ({
      status: 200,
      body: toWire(await managedImport(caller, path.id), language),
    }),

    listStockImportRows: async ({ path, query: { page, limit, fate, undone }, caller, language }) => {
      const { items, total } = await listImportRows(db, await managedImport(caller, path.id), {
        fate,
        undone,
        page,
        limit,
      })
      const rows = items.map(({ reason, fate: of, ...row }) => ({
        ...row,
        fate: of === 'created' ? ('updated' as const) : of,
        reason: reason?.[language] ?? null,
      }))
      return { status: 200, body: { items: rows, total, page, limit } }
    },

    applyStockImport: async ({ path, body, caller, language }) => {
      const { id } = await managedImport(caller, path.id)
      await transact(async (trx) => {
        const current = await lockImport(trx, id)
        if (!current) throw notFound('Import')
        if (current.status === 'APPLYING' || current.status === 'APPLIED') return
        if (current.status !== 'CHECKED') throw notChecked()
        if (body.rows === 'all' && current.refused > 0) throw rowsRefused(current.refused)
        await updateImport(trx, id, { status: 'APPLYING', progress: 0 })
        await enqueueStockImport(trx, current)
      })
      return { status: 202, body: toWire(await managedImport(caller, id), language) }
    },

    restartStockImport: async ({ path, caller, language }) => {
      const { id } = await managedImport(caller, path.id)
      await transact(async (trx) => {
        const current = await lockImport(trx, id)
        if (!current) throw notFound('Import')
        if (current.status === 'READING' || current.status === 'APPLYING') return
        if (!current.restarts_as) throw notRestartable()
        await updateImport(trx, id, {
          status: current.restarts_as,
          restarts_as: null,
          failure: null,
          finished_at: null,
        })
        await enqueueStockImport(trx, current)
      })
      return { status: 202, body: toWire(await managedImport(caller, id), language) }
    },

    mapStockImport: async ({ path, body, caller, language }) => {
      const { id, organization_id: organizationId } = await managedImport(caller, path.id)
      await transact(async (trx) => {
        const current = await lockImport(trx, id)
        if (!current) throw notFound('Import')
        const { status, outline } = current
        const isOpen = status === 'CHECKED' || (status === 'FAILED' && !isStoredInPart(current))
        if (!outline || !isOpen) throw notChecked()
        const mapping = mappingOfWire(body)
        await rememberMapping(trx, { organizationId, kind: countKind.name, outline }, mapping)
        await updateImport(trx, id, {
          ...{ status: 'READING', progress: 0, mapping },
          ...{ failure: null, restarts_as: null, finished_at: null },
        })
        await enqueueStockImport(trx, current)
      })
      return { status: 202, body: toWire(await managedImport(caller, id), language) }
    },

    undoStockImport: async ({ path, caller, language }) => {
      const { id } = await managedImport(caller, path.id)
      await transact(async (trx) => {
        const current = await lockImport(trx, id)
        if (!current) throw notFound('Import')
        requireUndoable(current)
        if (current.undo?.status === 'DONE') return
        await updateImport(trx, id, { undo: startedUndo })
        await enqueueStockImport(trx, current)
      })
      return { status: 202, body: toWire(await managedImport(caller, id), language) }
    },

    discardStockImport: async ({ path, caller }) => {
      const { id } = await managedImport(caller, path.id)
      await transact(async (trx) => {
        const current = await lockImport(trx, id)
        if (!current) throw notFound('Import')
        const hasEnded = current.status === 'CHECKED' || current.status === 'FAILED'
        if (!hasEnded || isStoredInPart(current)) throw notDiscardable()
        await deleteImport(trx, current)
      })
      return { status: 204 }
    },
  } satisfies Pick<
    PlatformHandlers,
    | 'exportInventory'
    | 'uploadInventory'
    | 'listStockImports'
    | 'getStockImport'
    | 'listStockImportRows'
    | 'applyStockImport'
    | 'restartStockImport'
    | 'mapStockImport'
    | 'undoStockImport'
    | 'discardStockImport'
  >
}

const toWire = (stored: StockImport, language: Language): Schemas['StockImport'] => {
  const { id, file_name, status, progress, updated, unchanged, refused } = stored
  return {
    ...{ id, file_name, status, progress, updated, unchanged, refused },
    unused_columns: stored.unused_columns,
    outline: stored.outline && outlineToWire(stored.outline, countKind, language),
    failure: stored.failure?.[language] ?? null,
    can_restart: stored.restarts_as !== null,
    undo: undoToWire(stored),
    created_at: stored.created_at.toISOString(),
    finished_at: stored.finished_at?.toISOString() ?? null,
  }
}
