import type { Caller } from '../../../access/caller'
import type { Database } from '../../../db/connection'
import type { PlatformHandlers } from '../../../http/operation'
import { invalid, notFound } from '../../../http/problem'
import type { MachineRepository } from '../../machines'
import { kitIdsOf } from '../kits/kit.repository'
import { dealershipOf } from '../require-dealership.operations'
import { lockMachinesOf } from '../tasks/task.repository'
import { scheduleEvaluation, updateFollowers } from './followed-schedule.repository'
import { lockSchedule, readSchedule, type ScheduleOf, writeSchedule } from './model-schedule.repository'
import { fromWire, toWire, validateTasks } from './scheduled-task'

interface Dependencies {
  db: Database
  machines: MachineRepository
}

/** What a dealership does on a model. */
export function scheduleOperations({ db, machines }: Dependencies) {
  const scheduleOf = async (caller: Caller, machineId: string, dealership: string | undefined): Promise<ScheduleOf> => {
    if (!(await machines.visibleTo(caller).find(machineId))) throw notFound('Machine')
    return { machineId, dealershipId: await dealershipOf(db, caller, dealership) }
  }
  return {
    getMachineSchedule: async ({ path, query, caller }) => {
      const of = await scheduleOf(caller, path.id, query.organization_id)
      return { status: 200, body: { tasks: (await readSchedule(db, of)).map(toWire) } }
    },

    setMachineSchedule: async ({ path, query, body, caller }) => {
      const of = await scheduleOf(caller, path.id, query.organization_id)
      const tasks = body.tasks.map(fromWire)
      await db.transaction().execute(async (trx) => {
        const machines = await lockMachinesOf(trx, of)
        await lockSchedule(trx, of, 'change')
        const known = new Set((await readSchedule(trx, of)).flatMap(({ id }) => id ?? []))
        const faults = validateTasks(tasks, known, await kitIdsOf(trx, of.dealershipId, of.machineId))
        if (faults.length > 0) throw invalid(faults)
        await writeSchedule(trx, of, tasks)
        await updateFollowers(trx, of, machines)
        await scheduleEvaluation(trx, machines)
      })
      return { status: 200, body: { tasks: (await readSchedule(db, of)).map(toWire) } }
    },
  } satisfies Pick<PlatformHandlers, 'getMachineSchedule' | 'setMachineSchedule'>
}
