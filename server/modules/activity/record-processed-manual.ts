import { organizationsThatSeeManual } from '../../access'
import type { Transaction } from '../../db/connection'
import { findMachineNames, recordActivity } from './activity.repository'

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
  { machineId, displayName, organizationId }: ProcessedManual,
  organizationIds: string[],
): Promise<void> {
  if (organizationIds.length === 0) return
  const readers = await findMachineNames(trx, machineId, organizationId, organizationIds)
  for (const name of new Set(readers.map((reader) => reader.name))) {
    const ids = readers.filter((reader) => reader.name === name).map(({ id }) => id)
    const [title, link] = [`${name} · ${displayName}`, `/machines/${machineId}`]
    await recordActivity(trx, { organizationIds: ids, type: 'machine', event, title, link })
  }
}
