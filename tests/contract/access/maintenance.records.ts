import type { TestApp } from '../../support/test-app'
import type { Cast } from './cast'
import type { Side } from './columns'

interface Places {
  instance(side: Side): Promise<string>
  machine(side: Side): Promise<string>
}

/** Tasks of machines and kits of models, of the caller's dealership and of strangers. */
export const createMaintenanceRecords = ({ db }: TestApp, cast: Cast, { instance, machine }: Places) => {
  async function task(side: Side): Promise<{ instanceId: string; taskId: string }> {
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
  }

  async function completion(side: Side): Promise<string> {
    const { instanceId, taskId } = await task(side)
    const { id } = await db
      .insertInto('completion')
      .values({
        organization_id: cast.organizations[side].operator,
        instance_id: instanceId,
        task_id: taskId,
        task_name: 'Yearly check',
        done_on: new Date(),
        before_on: new Date(),
        before_begun_at: new Date(),
        before_last_done_on: new Date(),
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    return id
  }

  async function kit(side: Side): Promise<string> {
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
  }

  return { task, completion, kit }
}
