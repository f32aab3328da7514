import type { Caller } from '../../access/caller'
import type { Database } from '../../db/connection'
import type { PlatformHandlers } from '../../http/operation'
import { invalid, notFound } from '../../http/problem'
import type { MachineRepository } from '../machines'
import { kitIdsOf } from './kit.repository'
import { enqueueLook } from './look-at-machines.job'
import { dealershipOf } from './require-dealership.operations'
import { holdSchedule, readSchedule, type ScheduleOf, writeSchedule } from './schedule.repository'
import { faultsOf, fromWire, toWire } from './scheduled-task'
import { followSchedule, holdServedMachines, lookSoon } from './served-machines.repository'

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
        await holdServedMachines(trx, of)
        await holdSchedule(trx, of, 'change')
        const known = new Set((await readSchedule(trx, of)).flatMap(({ id }) => id ?? []))
        const faults = faultsOf(tasks, known, await kitIdsOf(trx, of.dealershipId, of.machineId))
        if (faults.length > 0) throw invalid(faults)
        await writeSchedule(trx, of, tasks)
        await followSchedule(trx, of)
        await lookSoon(trx, of)
        await enqueueLook(trx)
      })
      return { status: 200, body: { tasks: (await readSchedule(db, of)).map(toWire) } }
    },
  } satisfies Pick<PlatformHandlers, 'getMachineSchedule' | 'setMachineSchedule'>
}
