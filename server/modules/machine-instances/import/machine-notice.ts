import type { Caller, OrganizationType } from '../../../access/caller'
import type { Transaction } from '../../../db/connection'
import { type ImportUndo, undoEnded } from '../../../tables/import-undo'
import { addNotice } from '../../notices'
import type { PlannedRow } from './import-plan'

interface StoredMachines {
  /** The operator whose machines they are. */
  organizationId: string
  /** Who uploaded them. */
  caller: Caller
  file: string
  plan: readonly PlannedRow[]
  importId: string
}

/** Tells whoever uploaded a table of machines what became of it. */
export function notifyOfMachines(
  trx: Transaction,
  { organizationId, caller, file, plan, importId }: StoredMachines,
): Promise<void> {
  const count = (fate: PlannedRow['fate']) => plan.filter((row) => row.fate === fate).length
  const [created, updated, refused] = [count('created'), count('updated'), count('refused')]
  return addNotice(trx, {
    personId: caller.userId,
    outcome: 'success',
    text: {
      en: `${file} is imported. New: ${created}. Changed: ${updated}. Refused: ${refused}.`,
      es: `${file} está importado. Nuevas: ${created}. Cambiadas: ${updated}. Rechazadas: ${refused}.`,
    },
    link: linkTo({ organizationId, importId }, caller.organization?.type ?? null),
  })
}

interface EndedUndo {
  organizationId: string
  /** Who undid it, and on which side they are; null for a super user. */
  personId: string
  side: OrganizationType | null
  file: string
  undo: ImportUndo
  importId: string
}

/** Tells whoever undid an import what became of that. */
export const notifyOfUndo = (trx: Transaction, { personId, side, file, undo, ...of }: EndedUndo): Promise<void> =>
  addNotice(trx, {
    personId,
    outcome: undo.status === 'FAILED' ? 'failure' : 'success',
    text: undoEnded(file, undo),
    link: linkTo(of, side),
  })

function linkTo(
  { organizationId, importId }: { organizationId: string; importId: string },
  side: OrganizationType | null,
) {
  const filter = side === 'DEALERSHIP' ? 'operator_id' : 'organization_id'
  return `/machine-instances?${filter}=${organizationId}&import_id=${importId}`
}
