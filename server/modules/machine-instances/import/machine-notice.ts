import type { OrganizationType } from '../../../access/caller'
import type { Transaction } from '../../../db/connection'
import type { Text } from '../../../domain/text'
import { type ImportUndo, undoEnded } from '../../../tables/import-undo'
import { addNotice } from '../../notices'

interface StoredMachines {
  /** The operator whose machines they are. */
  organizationId: string
  /** Who uploaded them, and on which side they are; null for a super user. */
  personId: string
  side: OrganizationType | null
  file: string
  counts: Record<'created' | 'updated' | 'refused', number>
  /** Why not all of it is stored. */
  failure: Text | null
  importId: string
}

/** Tells whoever uploaded a table of machines what became of it. */
export function notifyOfMachines(
  trx: Transaction,
  { personId, side, file, counts, failure, ...of }: StoredMachines,
): Promise<void> {
  const { created, updated, refused } = counts
  const imported = {
    en: `${file} is imported. New: ${created}. Changed: ${updated}. Refused: ${refused}.`,
    es: `${file} está importado. Nuevas: ${created}. Cambiadas: ${updated}. Rechazadas: ${refused}.`,
  }
  const incomplete = failure && {
    en: `${file} is not imported completely. New: ${created}. Changed: ${updated}. ${failure.en}`,
    es: `${file} no está importado por completo. Nuevas: ${created}. Cambiadas: ${updated}. ${failure.es}`,
  }
  return addNotice(trx, {
    personId,
    outcome: incomplete ? 'failure' : 'success',
    text: incomplete ?? imported,
    link: linkTo(of, side),
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
