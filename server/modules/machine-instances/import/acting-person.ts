import { platformAccess } from '#contract/access'
import { findRightsOf } from '../../../access'
import { mayCall } from '../../../access/access-policy'
import type { Rights } from '../../../access/caller'
import type { Transaction } from '../../../db/connection'
import { forbidden } from '../../../domain/domain-error'

type Operation = 'importMachineInstances' | 'undoMachineImport'

/**
 * The rights of whoever started a job, which are read again in each of its steps.
 * @throws DomainError forbidden once they may no longer call the operation
 */
export async function requireRightsOf(
  trx: Transaction,
  personId: string | null,
  operation: Operation,
): Promise<Rights> {
  const rights = personId === null ? undefined : await findRightsOf(trx, personId)
  if (!rights || !mayCall(platformAccess[operation], rights)) {
    throw forbidden({
      en: 'Whoever started this may no longer import machines here.',
      es: 'Quien lo inició ya no puede importar máquinas aquí.',
    })
  }
  return rights
}
