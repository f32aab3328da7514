import type { components } from '#contract/platform'
import type { Caller } from '../../../../access/caller'
import type { Database } from '../../../../db/connection'
import { notFound } from '../../../../domain/domain-error'
import { notRestartable } from '../../../../domain/table-import'
import type { Language } from '../../../../domain/text'
import type { Transact } from '../../../../events/unit-of-work'
import type { PlatformHandlers } from '../../../../http/operation'
import { requireUndoable, startedUndo, undoToWire } from '../../../../tables/import-undo'
import { requireOwner } from '../../instances/require-owner'
import { listRefused } from '../storing/import-input.repository'
import { enqueueStoring } from '../storing/store-machine-import.job'
import { findImport, lockImport, type MachineImport, updateImport } from './machine-import.repository'
import { listKept } from './machine-import-row.repository'
import { enqueueUndo } from './undo-machine-import.job'

interface Dependencies {
  db: Database
  transact: Transact
}

export function machineImportOperations({ db, transact }: Dependencies) {
  /** An import of one's own organization, or of one's own machines. */
  async function requireImport(caller: Caller, id: string): Promise<MachineImport> {
    const found = await findImport(db, id)
    const own = [found?.imported_by, found?.organization_id]
    const isOwn = caller.isSuperuser || (caller.organization !== null && own.includes(caller.organization.id))
    if (!found || !isOwn) throw notFound('Import')
    await requireOwner(db, caller, found.organization_id)
    return found
  }
  return {
    getMachineImport: async ({ path, caller, language }) => ({
      status: 200,
      body: await toWire(db, await requireImport(caller, path.id), language),
    }),

    restartMachineImport: async ({ path, caller, language }) => {
      await requireImport(caller, path.id)
      await transact(async (trx) => {
        const current = await lockImport(trx, path.id)
        if (!current) throw notFound('Import')
        if (current.status === 'APPLYING') return
        if (!canRestart(current)) throw notRestartable()
        const begun = { status: 'APPLYING', started_by: caller.userId, failure: null, finished_at: null } as const
        await updateImport(trx, path.id, begun)
        await enqueueStoring(trx, current)
      })
      return { status: 202, body: await toWire(db, await requireImport(caller, path.id), language) }
    },

    undoMachineImport: async ({ path, caller, language }) => {
      await requireImport(caller, path.id)
      await transact(async (trx) => {
        const current = await lockImport(trx, path.id)
        if (!current) throw notFound('Import')
        requireUndoable(asStored(current))
        if (current.undo?.status === 'RUNNING' || current.undo?.status === 'DONE') return
        const undo = { ...(current.undo ?? startedUndo), status: 'RUNNING' } as const
        await updateImport(trx, path.id, { undo, undone_by: caller.userId })
        await enqueueUndo(trx, current)
      })
      return { status: 202, body: await toWire(db, await requireImport(caller, path.id), language) }
    },
  } satisfies Pick<PlatformHandlers, 'getMachineImport' | 'restartMachineImport' | 'undoMachineImport'>
}

/** What was stored before it failed can be undone, too. What is stored at once has no other end than its beginning. */
const asStored = ({ status, created, updated, created_at, finished_at, undo }: MachineImport) => ({
  status: status === 'FAILED' && created + updated > 0 ? 'APPLIED' : status,
  finished_at: finished_at ?? created_at,
  undo,
})

const canRestart = ({ status, undo }: MachineImport) => status === 'FAILED' && undo === null

async function toWire(
  db: Database,
  stored: MachineImport,
  language: Language,
): Promise<components['schemas']['MachineImport']> {
  const { id, organization_id, file_name, status, progress, created, updated, refused, created_at } = stored
  const [kept, refusedRows] = await Promise.all([listKept(db, stored), listRefused(db, stored)])
  return {
    ...{ id, organization_id, file_name, status, rows: stored.total, progress, created, updated, refused },
    refused_rows: refusedRows.flatMap(({ line: row, serial_number, reason }) =>
      reason ? [{ row, serial_number, reason: reason[language] }] : [],
    ),
    failure: stored.failure?.[language] ?? null,
    can_restart: canRestart(stored),
    undo: undoToWire(asStored(stored)),
    kept: kept.map(({ line, serial_number, instance_id, reason }) => ({
      ...{ row: line, serial_number, instance_id, reason: reason?.[language] ?? null },
    })),
    created_at: created_at.toISOString(),
    finished_at: status === 'APPLYING' ? null : (stored.finished_at ?? created_at).toISOString(),
  }
}
