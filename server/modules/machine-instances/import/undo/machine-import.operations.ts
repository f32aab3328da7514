import type { components } from '#contract/platform'
import type { Caller } from '../../../../access/caller'
import type { Database } from '../../../../db/connection'
import { notFound } from '../../../../domain/domain-error'
import type { Language } from '../../../../domain/text'
import type { Transact } from '../../../../events/unit-of-work'
import type { PlatformHandlers } from '../../../../http/operation'
import { requireUndoable, startedUndo, undoToWire } from '../../../../tables/import-undo'
import { requireOwner } from '../../instances/scope.operations'
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
  } satisfies Pick<PlatformHandlers, 'getMachineImport' | 'undoMachineImport'>
}

/** All of it was stored when it was imported. */
const asStored = ({ created_at, undo }: MachineImport) => ({ status: 'APPLIED', finished_at: created_at, undo })

async function toWire(
  db: Database,
  stored: MachineImport,
  language: Language,
): Promise<components['schemas']['MachineImport']> {
  const { id, organization_id, file_name, created, updated, created_at } = stored
  const kept = await listKept(db, stored)
  return {
    ...{ id, organization_id, file_name, created, updated },
    undo: undoToWire(asStored(stored)),
    kept: kept.map(({ line, serial_number, instance_id, reason }) => ({
      ...{ row: line, serial_number, instance_id, reason: reason?.[language] ?? null },
    })),
    created_at: created_at.toISOString(),
  }
}
