import { randomUUID } from 'node:crypto'
import type { TestApp } from '../../support/test-app'
import type { Cast } from './cast'
import type { Side } from './columns'
import type { InstanceRecords } from './instance-records'

interface Places extends Pick<InstanceRecords, 'instance' | 'ofInstance'> {
  machine(side: Side): Promise<string>
}

/** Tasks of machines and kits of models, of the caller's dealership and of strangers. */
export const createMaintenanceRecords = ({ db }: TestApp, cast: Cast, { instance, ofInstance, machine }: Places) => {
  const addTask = async (side: Side, instanceId: string) => {
    const name = `Check ${randomUUID()}`
    const { id } = await db
      .insertInto('instance_task')
      .values({
        organization_id: cast.organizations[side].operator,
        instance_id: instanceId,
        name,
        interval_days: 365,
        counts_from_on: new Date(),
        last_done_on: new Date(),
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    return { instanceId, taskId: id, name }
  }

  return {
    task: (side: Side) => ofInstance(side, (instanceId) => addTask(side, instanceId)),

    /** A machine for whose model its dealership has planned a task. */
    async plannedInstance(side: Side): Promise<string> {
      const values = { organization_id: cast.organizations[side].dealership, machine_id: await machine(side) }
      await db
        .insertInto('schedule_task')
        .values({ ...values, name: '500 h service', interval_hours: 500 })
        .execute()
      return instance(side)
    },

    completion: (side: Side) =>
      ofInstance(side, async (instanceId) => {
        const { taskId, name } = await addTask(side, instanceId)
        const { id } = await db
          .insertInto('completion')
          .values({
            organization_id: cast.organizations[side].operator,
            instance_id: instanceId,
            task_id: taskId,
            task_name: name,
            done_on: new Date(),
            before_on: new Date(),
            before_begun_at: new Date(),
            before_last_done_on: new Date(),
          })
          .returning('id')
          .executeTakeFirstOrThrow()
        return { id, instanceId }
      }),

    /** The name of a task that is due. */
    dueTask: (side: Side) =>
      ofInstance(side, async (instanceId) => {
        const { taskId, name } = await addTask(side, instanceId)
        await db
          .insertInto('due_item')
          .columns(['organization_id', 'instance_id', 'dealership_id', 'task_id', 'due_on'])
          .expression((eb) =>
            eb
              .selectFrom('machine_instance')
              .where('id', '=', instanceId)
              .select(({ val }) => [
                'organization_id',
                'id as instance_id',
                'dealership_id',
                val(taskId).as('task_id'),
                val(new Date()).as('due_on'),
              ]),
          )
          .execute()
        return name
      }),

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
  }
}
