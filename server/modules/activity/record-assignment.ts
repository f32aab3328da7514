import type { Transaction } from '../../db/connection'
import { recordActivity } from './activity.repository'

interface Assignment {
  organizationId: string
  dealershipId: string
  machineId: string
  machineName: string
}

/** Adds a new assignment of a model to the recent activity of both sides. */
export const recordAssignment = (
  trx: Transaction,
  { organizationId, dealershipId, machineId, machineName }: Assignment,
): Promise<void> =>
  recordActivity(trx, {
    organizationIds: [organizationId, dealershipId],
    type: 'machine',
    event: 'machine_assigned',
    title: machineName,
    link: `/machines/${machineId}`,
  })
