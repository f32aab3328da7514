import type { Caller } from '../../../access/caller'
import type { Transaction } from '../../../db/connection'
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
  const filter = caller.organization?.type === 'DEALERSHIP' ? 'operator_id' : 'organization_id'
  return addNotice(trx, {
    personId: caller.userId,
    outcome: 'success',
    text: {
      en: `${file} is imported. New: ${created}. Changed: ${updated}. Refused: ${refused}.`,
      es: `${file} está importado. Nuevas: ${created}. Cambiadas: ${updated}. Rechazadas: ${refused}.`,
    },
    link: `/machine-instances?${filter}=${organizationId}&import_id=${importId}`,
  })
}
