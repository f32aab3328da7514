import type { Caller } from '../../../access/caller'
import type { Database } from '../../../db/connection'
import { notFound } from '../../../domain/domain-error'
import type { Transact } from '../../../events/unit-of-work'
import type { PlatformHandlers } from '../../../http/operation'
import type { MachineRepository } from '../../machines'
import { dealershipOf } from '../require-dealership.operations'
import { changeSchedule } from './change-schedule'
import { readSchedule, type ScheduleOf } from './model-schedule.repository'
import { taskFromWire, taskToWire } from './scheduled-task.wire'

interface Dependencies {
  db: Database
  transact: Transact
  machines: MachineRepository
}

/** The service schedule of a dealership for a model. */
export function scheduleOperations({ db, transact, machines }: Dependencies) {
  const scheduleOf = async (caller: Caller, machineId: string, dealership: string | undefined): Promise<ScheduleOf> => {
    if (!(await machines.visibleTo(caller).find(machineId))) throw notFound('Machine')
    return { machineId, dealershipId: await dealershipOf(db, caller, dealership) }
  }
  return {
    getMachineSchedule: async ({ path, query, caller }) => {
      const of = await scheduleOf(caller, path.id, query.organization_id)
      return { status: 200, body: { tasks: (await readSchedule(db, of)).map(taskToWire) } }
    },

    setMachineSchedule: async ({ path, query, body, caller }) => {
      const of = await scheduleOf(caller, path.id, query.organization_id)
      const tasks = body.tasks.map(taskFromWire)
      await transact((trx) => changeSchedule(trx, { schedule: of, tasks }))
      return { status: 200, body: { tasks: (await readSchedule(db, of)).map(taskToWire) } }
    },
  } satisfies Pick<PlatformHandlers, 'getMachineSchedule' | 'setMachineSchedule'>
}
