import type { TestApp } from '../../support/test-app'
import type { Cast } from './cast'
import type { Side } from './columns'

interface Places {
  instance(side: Side): Promise<string>
  machine(side: Side): Promise<string>
}

/** Tasks of machines and kits of models, of the caller's dealership and of strangers. */
export const createMaintenanceRecords = ({ db }: TestApp, cast: Cast, { instance, machine }: Places) => ({
  async task(side: Side): Promise<{ instanceId: string; taskId: string }> {
    const instanceId = await instance(side)
    const { id } = await db
      .insertInto('instance_task')
      .values({
        organization_id: cast.organizations[side].operator,
        instance_id: instanceId,
        name: 'Yearly check',
        interval_days: 365,
        counts_from_on: new Date(),
        last_done_on: new Date(),
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    return { instanceId, taskId: id }
  },

  async kit(side: Side): Promise<string> {
    const { id } = await db
      .insertInto('bundle')
      .values({
        organization_id: cast.organizations[side].dealership,
        machine_id: await machine(side),
        name: '500 h kit',
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    return id
  },
})
