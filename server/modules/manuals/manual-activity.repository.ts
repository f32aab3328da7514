import { organizationsThatSeeManual } from '../../access'
import type { Database } from '../../db/connection'
import { recordActivity } from '../activity'
import { machineName } from '../machines'
import type { Manual } from './manual'

/** Records the outcome of processing as recent activity. */
export function createManualActivity() {
  async function record(
    trx: Database,
    event: 'manual_ready' | 'manual_failed',
    manual: Manual,
    organizationIds: string[],
  ) {
    if (organizationIds.length === 0) return
    const { machineId, displayName } = manual
    const machine = await trx
      .selectFrom('machine')
      .innerJoin('brand', 'brand.id', 'machine.brand_id')
      .where('machine.id', '=', machineId)
      .select(['brand.name as brand', 'machine.model'])
      .executeTakeFirstOrThrow()
    const title = `${machineName(machine)} · ${displayName}`
    await recordActivity(trx, { organizationIds, type: 'machine', event, title, link: `/machines/${machineId}` })
  }

  return {
    /** For every organization that can see the manual. */
    async recordReady(trx: Database, manual: Manual): Promise<void> {
      await record(trx, 'manual_ready', manual, await organizationsThatSeeManual(trx, manual))
    },

    /** Only for the dealership that uploaded the manual, which can act on it; not for a super user's upload. */
    async recordFailed(trx: Database, manual: Manual): Promise<void> {
      await record(trx, 'manual_failed', manual, manual.organizationId ? [manual.organizationId] : [])
    },
  }
}

export type ManualActivity = ReturnType<typeof createManualActivity>
