import type { Transaction } from '../../../db/connection'
import { transition } from '../../../db/transition'
import { invalid } from '../../../domain/domain-error'
import { changeLines } from '../change-lines'
import type { ChangedBy } from '../order-line'
import { lockReturn, type ReturnVersion } from './lock-return'
import { returnStates } from './order-return'

interface MoveReturn extends ReturnVersion {
  to: 'ACCEPTED' | 'DECLINED' | 'CANCELLED'
  reason: string
  by: ChangedBy
}

/**
 * Accepts, declines or cancels a return.
 * @throws DomainError forbidden or conflict as `transition` does; invalid for a decline without a reason
 */
export async function moveReturn(trx: Transaction, { to, reason, by, ...version }: MoveReturn): Promise<void> {
  const { order, current } = await lockReturn(trx, version)
  if (to === 'DECLINED' && reason === '') {
    throw invalid({ path: 'body.reason', message: { en: 'Enter the reason.', es: 'Introduzca el motivo.' } })
  }
  await transition(trx, returnStates, current, { to, by, reason })
  await changeLines(trx, order, by, { kind: `RETURN_${to}`, reason, details: { return: current.number } })
}
