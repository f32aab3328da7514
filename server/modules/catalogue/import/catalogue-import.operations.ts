import { randomUUID } from 'node:crypto'
import type { components } from '#contract/platform'
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
import { requireCatalogue } from '../pricing/require-catalogue.operations'
import {
  type CatalogueImport,
  deleteImport,
  findImport,
  type ImportKey,
  insertImport,
  listImportRows,
  listImports,
  lockImport,
  updateImport,
} from './catalogue-import.repository'
import { allParts } from './exported-part.repository'
import { enqueueImport } from './import-catalogue.job'
import { partKind } from './part-columns'
import { partTable } from './part-table'

type Schemas = components['schemas']

interface Dependencies {
  db: Database
  files: Pick<FileStore, 'remove'>
  transact: Transact
}

export function catalogueImportOperations({ db, files, transact }: Dependencies) {
  const requireImport = async (key: ImportKey): Promise<CatalogueImport> => {
    const found = await findImport(db, key)
    if (!found) throw notFound('Import')
    return found
  }
  return {
    exportCatalogue: async ({ path, caller }) => {
      const { dealershipId, currency } = await requireCatalogue(db, caller, path.id)
      const headers = {
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': 'attachment; filename="parts.csv"',
        'cache-control': 'no-store',
      }
      return { status: 200, body: tableStream(partTable(allParts(db, dealershipId), currency)), headers }
    },

    startCatalogueImport: async ({ path, body: { file }, caller, language }) => {
      const { dealershipId } = await requireCatalogue(db, caller, path.id)
      if (typeof file === 'string') {
        throw invalid({ path: 'body.file', message: { en: 'Send a file.', es: 'Envíe un archivo.' } })
      }
      const storageKey = `imports/${randomUUID()}.table`
      const stored = { name: file.filename.slice(0, 200), storageKey, startedBy: caller.userId }
      const started = await storeRecorded(files, { file, key: storageKey }, () =>
        transact(async (trx) => {
          const added = await insertImport(trx, dealershipId, stored)
          await enqueueImport(trx, { dealershipId, id: added.id })
          return added
        }),
      )
      return { status: 202, body: toWire(started, language) }
    },

    listCatalogueImports: async ({ path, query: { page, limit }, caller, language }) => {
      const { dealershipId } = await requireCatalogue(db, caller, path.id)
      const { items, total } = await listImports(db, dealershipId, { page, limit })
      return { status: 200, body: { items: items.map((item) => toWire(item, language)), total, page, limit } }
    },

    getCatalogueImport: async ({ path, caller, language }) => {
      const { dealershipId } = await requireCatalogue(db, caller, path.id)
      return { status: 200, body: toWire(await requireImport({ dealershipId, id: path.importId }), language) }
    },

    listCatalogueImportRows: async ({ path, query: { page, limit, fate, undone }, caller, language }) => {
      const { dealershipId } = await requireCatalogue(db, caller, path.id)
      const key = { dealershipId, id: path.importId }
      const { status } = await requireImport(key)
      const { items, total } = await listImportRows(db, key, { fate, undone, page, limit })
      const rows = items.map(({ reason, part_id: id, ...row }) => ({
        ...{ ...row, reason: reason?.[language] ?? null },
        part_id: status === 'APPLIED' ? id : null,
      }))
      return { status: 200, body: { items: rows, total, page, limit } }
    },

    applyCatalogueImport: async ({ path, body, caller, language }) => {
      const { dealershipId } = await requireCatalogue(db, caller, path.id)
      const key = { dealershipId, id: path.importId }
      await transact(async (trx) => {
        const current = await lockImport(trx, key)
        if (!current) throw notFound('Import')
        if (current.status === 'APPLYING' || current.status === 'APPLIED') return
        if (current.status !== 'CHECKED') throw notChecked()
        if (body.rows === 'all' && current.refused > 0) throw rowsRefused(current.refused)
        await updateImport(trx, key, { status: 'APPLYING', progress: 0 })
        await enqueueImport(trx, key)
      })
      return { status: 202, body: toWire(await requireImport(key), language) }
    },

    restartCatalogueImport: async ({ path, caller, language }) => {
      const { dealershipId } = await requireCatalogue(db, caller, path.id)
      const key = { dealershipId, id: path.importId }
      await transact(async (trx) => {
        const current = await lockImport(trx, key)
        if (!current) throw notFound('Import')
        if (current.status === 'READING' || current.status === 'APPLYING') return
        if (!current.restarts_as) throw notRestartable()
        await updateImport(trx, key, {
          status: current.restarts_as,
          restarts_as: null,
          failure: null,
          finished_at: null,
        })
        await enqueueImport(trx, key)
      })
      return { status: 202, body: toWire(await requireImport(key), language) }
    },

    mapCatalogueImport: async ({ path, body, caller, language }) => {
      const { dealershipId } = await requireCatalogue(db, caller, path.id)
      const key = { dealershipId, id: path.importId }
      await transact(async (trx) => {
        const current = await lockImport(trx, key)
        if (!current) throw notFound('Import')
        const { status, outline } = current
        if (!outline || (status !== 'CHECKED' && status !== 'FAILED')) throw notChecked()
        const mapping = mappingOfWire(body)
        await rememberMapping(trx, { organizationId: dealershipId, kind: partKind.name, outline }, mapping)
        await updateImport(trx, key, {
          ...{ status: 'READING', progress: 0, mapping },
          ...{ failure: null, restarts_as: null, finished_at: null },
        })
        await enqueueImport(trx, key)
      })
      return { status: 202, body: toWire(await requireImport(key), language) }
    },

    undoCatalogueImport: async ({ path, caller, language }) => {
      const { dealershipId } = await requireCatalogue(db, caller, path.id)
      const key = { dealershipId, id: path.importId }
      await transact(async (trx) => {
        const current = await lockImport(trx, key)
        if (!current) throw notFound('Import')
        requireUndoable(current)
        if (current.undo?.status === 'DONE') return
        await updateImport(trx, key, { undo: startedUndo })
        await enqueueImport(trx, key)
      })
      return { status: 202, body: toWire(await requireImport(key), language) }
    },

    discardCatalogueImport: async ({ path, caller }) => {
      const { dealershipId } = await requireCatalogue(db, caller, path.id)
      const key = { dealershipId, id: path.importId }
      await transact(async (trx) => {
        const current = await lockImport(trx, key)
        if (!current) throw notFound('Import')
        if (current.status !== 'CHECKED' && current.status !== 'FAILED') throw notDiscardable()
        await deleteImport(trx, current)
      })
      return { status: 204 }
    },
  } satisfies Pick<
    PlatformHandlers,
    | 'exportCatalogue'
    | 'startCatalogueImport'
    | 'listCatalogueImports'
    | 'getCatalogueImport'
    | 'listCatalogueImportRows'
    | 'applyCatalogueImport'
    | 'restartCatalogueImport'
    | 'mapCatalogueImport'
    | 'undoCatalogueImport'
    | 'discardCatalogueImport'
  >
}

const toWire = (stored: CatalogueImport, language: Language): Schemas['CatalogueImport'] => {
  const { id, file_name, status, progress, created, updated, unchanged, refused } = stored
  return {
    ...{ id, file_name, status, progress, created, updated, unchanged, refused },
    unused_columns: stored.unused_columns,
    outline: stored.outline && outlineToWire(stored.outline, partKind, language),
    failure: stored.failure?.[language] ?? null,
    can_restart: stored.restarts_as !== null,
    undo: undoToWire(stored),
    created_at: stored.created_at.toISOString(),
    finished_at: stored.finished_at?.toISOString() ?? null,
  }
}
