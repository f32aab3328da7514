import type { Transaction } from '../../../db/connection'
import { attachSchedules } from '../../maintenance'
import { serveAgain } from './former-machine.repository'

/** Has a dealership that serves an operator again serve the machines of before, except those that another one serves. */
export async function resumeService(
  trx: Transaction,
  link: { dealershipId: string; operatorId: string },
): Promise<void> {
  await attachSchedules(trx, await serveAgain(trx, link))
}
