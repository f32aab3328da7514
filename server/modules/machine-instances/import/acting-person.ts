import { findRightsOf } from '../../../access'
import { mayCall } from '../../../access/access-policy'
import type { Rights } from '../../../access/caller'
import type { Transaction } from '../../../db/connection'
import { forbidden } from '../../../domain/domain-error'

/** Who may import machines, and undo that, as the contract has it. */
export const importAccess = 'org-user'

/**
 * The rights of whoever started a job, which are read again in each of its steps.
 * @throws DomainError forbidden once they may no longer import machines
 */
export async function requireRightsOf(trx: Transaction, personId: string | null): Promise<Rights> {
  const rights = personId === null ? undefined : await findRightsOf(trx, personId)
  if (!rights || !mayCall(importAccess, rights)) {
    throw forbidden({
      en: 'Whoever started this may no longer import machines here.',
      es: 'Quien lo inició ya no puede importar máquinas aquí.',
    })
  }
  return rights
}
