import { organizationsThatSeeManual } from '../../access'
import type { Database } from '../../db/connection'
import { recordActivity } from '../activity'
import { machineName } from '../machines'
import type { Manual } from './manual'

/** Tells of the end of a manual's processing, in the transaction that stores it. */
export function createManualNews() {
  async function tell(trx: Database, event: 'manual_ready' | 'manual_failed', manual: Manual, whom: string[]) {
    if (whom.length === 0) return
    const { machineId, displayName } = manual
    const machine = await trx
      .selectFrom('machine')
      .innerJoin('brand', 'brand.id', 'machine.brand_id')
      .where('machine.id', '=', machineId)
      .select(['brand.name as brand', 'machine.model'])
      .executeTakeFirstOrThrow()
    const title = `${machineName(machine)} · ${displayName}`
    await recordActivity(trx, { organizationIds: whom, type: 'machine', event, title, link: `/machines/${machineId}` })
  }

  return {
    /** Everybody who sees it from now on. */
    async ready(trx: Database, manual: Manual): Promise<void> {
      await tell(trx, 'manual_ready', manual, await organizationsThatSeeManual(trx, manual))
    },

    /** Only those who can do something about it: the dealership, nobody's organization where it is a super user's. */
    async failed(trx: Database, manual: Manual): Promise<void> {
      await tell(trx, 'manual_failed', manual, manual.organizationId ? [manual.organizationId] : [])
    },
  }
}

export type ManualNews = ReturnType<typeof createManualNews>
