import { addMaintenanceQuote } from '../../support/sales'
import type { TestApp } from '../../support/test-app'
import type { Cast } from './cast'
import type { Side } from './columns'
import type { InstanceRecords } from './instance-records'
import type { createMaintenanceRecords } from './maintenance.records'

interface Places extends Pick<InstanceRecords, 'ofInstance'> {
  task: ReturnType<typeof createMaintenanceRecords>['task']
}

/** Quotes for the maintenance of machines, of the caller's dealership and of strangers. */
export const createMaintenanceQuoteRecords = (test: TestApp, cast: Cast, { ofInstance, task }: Places) => ({
  /** A task that its dealership, which has a catalogue, may quote. */
  async quotableTask(side: Side) {
    await test.db
      .insertInto('catalogue')
      .values({ organization_id: cast.organizations[side].dealership, name: 'Parts', currency: 'USD' })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    return task(side)
  },

  maintenanceQuote: (side: Side, status: 'DRAFT' | 'SENT' = 'SENT') =>
    ofInstance(side, async (instanceId) => {
      const { dealership: dealershipId, operator: operatorId } = cast.organizations[side]
      const id = await addMaintenanceQuote(test, { dealershipId, operatorId, instanceId })
      await test.db.updateTable('maintenance_quote').set({ status }).where('id', '=', id).execute()
      const line = await test.db
        .insertInto('maintenance_quote_line')
        .values({ organization_id: dealershipId, quote_id: id, position: 0, description: '500 h service' })
        .returning('id')
        .executeTakeFirstOrThrow()
      return { id, lineId: line.id }
    }),
})
