import { conflict } from '../domain/domain-error'
import type { Text } from '../domain/text'

export type UndoOutcome = 'removed' | 'restored' | 'kept'

/** How far an import is taken back, and how many rows have each outcome. */
export interface ImportUndo extends Record<UndoOutcome, number> {
  /** Failed if it was interrupted; somebody may start it again. */
  status: 'RUNNING' | 'DONE' | 'FAILED'
}

export const startedUndo: ImportUndo = { status: 'RUNNING', removed: 0, restored: 0, kept: 0 }

export const failedUndo = (undo: ImportUndo): ImportUndo => ({ ...undo, status: 'FAILED' })

export const undoInterrupted = (file: string): Text => ({
  en: `Undoing ${file} was interrupted. Open the import, and undo it again.`,
  es: `La anulación de ${file} se interrumpió. Abra la importación y vuelva a deshacerla.`,
})

/** How the undo of an import ended. */
export const undoEnded = (file: string, { status, removed, restored, kept }: ImportUndo): Text =>
  status === 'FAILED'
    ? undoInterrupted(file)
    : {
        en: `${file} is undone. Removed: ${removed}. Restored: ${restored}. Left as they are: ${kept}.`,
        es: `${file} se deshizo. Quitadas: ${removed}. Restauradas: ${restored}. Sin cambios: ${kept}.`,
      }

const UNDO_MS = 24 * 3_600_000

interface Stored {
  status: string
  finished_at: Date | null
  undo: ImportUndo | null
}

const undoableUntil = ({ status, finished_at: finishedAt }: Stored): Date | null =>
  status === 'APPLIED' && finishedAt ? new Date(finishedAt.getTime() + UNDO_MS) : null

export function undoToWire(stored: Stored) {
  const until = undoableUntil(stored)
  if (!until || (stored.undo === null && until < new Date())) return null
  const { status = 'POSSIBLE', removed = 0, restored = 0, kept = 0 } = stored.undo ?? {}
  return { status, until: until.toISOString(), removed, restored, kept } as const
}

/** @throws DomainError `import_not_undoable` */
export function requireUndoable(stored: Stored): void {
  const until = undoableUntil(stored)
  if (until && (until >= new Date() || stored.undo?.status === 'FAILED')) return
  throw conflict('import_not_undoable', {
    en: 'Only what an import has stored within the last day can be undone.',
    es: 'Solo se puede deshacer lo que una importación guardó en el último día.',
  })
}
