import { lockService } from '../../../access'
import type { Transaction } from '../../../db/connection'
import { forbidden } from '../../../domain/domain-error'

/**
 * Keeps a dealership's service of an operator from ending before machines that name it are stored.
 * @throws DomainError forbidden where it has just ended
 */
export async function lockChosenService(
  trx: Transaction,
  { organizationId, dealershipId }: { organizationId: string; dealershipId: string | null },
): Promise<void> {
  if (dealershipId && !(await lockService(trx, { dealershipId, operatorId: organizationId }))) {
    throw forbidden({
      en: 'The dealership does not serve this operator.',
      es: 'El concesionario no atiende a este operador.',
    })
  }
}
