import type { Transaction } from '../../db/connection'
import type { Maintenance } from '../maintenance'
import { serveAgain } from './former-machine.repository'

/** Has a dealership that serves an operator again serve the machines of before, but for those that another one serves. */
export const resumeService =
  (maintenance: Pick<Maintenance, 'attachSchedules'>) =>
  async (trx: Transaction, link: { dealershipId: string; operatorId: string }): Promise<void> => {
    const instanceIds = await serveAgain(trx, link)
    if (instanceIds.length > 0) await maintenance.attachSchedules(trx, instanceIds)
  }
