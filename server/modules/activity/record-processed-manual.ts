import { organizationsThatSeeManual } from '../../access'
import type { Transaction } from '../../db/connection'
import { findMachineName, recordActivity } from './activity.repository'

interface ProcessedManual {
  machineId: string
  organizationId: string | null
  displayName: string
}

/** Adds a manual that is ready to the recent activity of every organization that can see it. */
export const recordReadyManual = async (trx: Transaction, manual: ProcessedManual): Promise<void> =>
  record(trx, 'manual_ready', manual, await organizationsThatSeeManual(trx, manual))

/** Adds one that failed to that of its dealership, which can act on it; a super user's to nobody's. */
export const recordFailedManual = async (trx: Transaction, manual: ProcessedManual): Promise<void> =>
  record(trx, 'manual_failed', manual, manual.organizationId ? [manual.organizationId] : [])

async function record(
  trx: Transaction,
  event: 'manual_ready' | 'manual_failed',
  { machineId, displayName }: ProcessedManual,
  organizationIds: string[],
): Promise<void> {
  if (organizationIds.length === 0) return
  const title = `${await findMachineName(trx, machineId)} · ${displayName}`
  await recordActivity(trx, { organizationIds, type: 'machine', event, title, link: `/machines/${machineId}` })
}
