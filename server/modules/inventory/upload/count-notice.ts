import type { Transaction } from '../../../db/connection'
import { addNotice } from '../../notices'
import type { PlannedCount } from './plan-counts'

interface StoredCounts {
  dealershipId: string
  /** Who uploaded them. */
  personId: string
  file: string
  plan: readonly PlannedCount[]
}

/** Tells whoever uploaded a table of counts what became of it. */
export function notifyOfCounts(trx: Transaction, { dealershipId, personId, file, plan }: StoredCounts): Promise<void> {
  const counted = plan.filter(({ change }) => change).length
  const refused = plan.filter(({ reason }) => reason).length
  return addNotice(trx, {
    personId,
    outcome: 'success',
    text: {
      en: `${file}: the count is stored. Changed: ${counted}. Refused: ${refused}.`,
      es: `${file}: el recuento está guardado. Cambiadas: ${counted}. Rechazadas: ${refused}.`,
    },
    link: `/inventory?organization_id=${dealershipId}`,
  })
}
