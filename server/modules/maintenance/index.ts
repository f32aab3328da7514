import type { Database } from '../../db/connection'
import type { Transact } from '../../events/unit-of-work'
import type { MachineRepository } from '../machines'
import type { Outbox } from '../notifications'
import type { PortalLinks } from '../portal-links'
import { completionOperations } from './completions/completion.operations'
import type { RaisedItem } from './due-items/due-item'
import { dueItemOperations } from './due-items/due-item.operations'
import { dueKitsOperations } from './due-items/due-kits.operations'
import { evaluateSchedules } from './due-items/evaluate-schedules'
import { evaluateSchedulesJob, everyQuarterOfAnHour } from './due-items/evaluate-schedules.job'
import { kitOperations } from './kits/kit.operations'
import { dueEmailJobs } from './notices/due-emails.job'
import { attachSchedules } from './schedules/attach-schedules'
import { scheduleOperations } from './schedules/model-schedule.operations'
import { instanceScheduleOperations } from './tasks/instance-schedule.operations'

export type { RaisedItem } from './due-items/due-item'
export { evaluateSchedules } from './due-items/evaluate-schedules'
export { addKit } from './kits/kit.repository'
export { attachToServedMachines } from './schedules/followed-schedule.repository'
export { writeSchedule } from './schedules/model-schedule.repository'
export { freezeTasks } from './tasks/former-task.repository'

export interface Maintenance {
  /**
   * Evaluates the tasks of a machine after something changed (a reading, a void, a day, a schedule), in the caller's
   * transaction: raises what has fallen due, at most one open item for each task, with its e-mails, and refreshes the
   * status that the instance's row keeps. What the row says of the meter must be stored before.
   * @returns the items that were raised now
   */
  evaluateSchedule(trx: Database, instanceId: string): Promise<RaisedItem[]>
  /** The same for many machines at once; what was raised by the machine's id. */
  evaluateSchedules(trx: Database, instanceIds: readonly string[]): Promise<ReadonlyMap<string, RaisedItem[]>>
  /**
   * Gives a machine the tasks that its dealership does on its model, if it has one, and ends those of any other. To be
   * called when it is put into service and when its dealership changes, after its row was stored.
   */
  attachSchedule(trx: Database, instanceId: string): Promise<void>
  /** The same for many machines at once. */
  attachSchedules(trx: Database, instanceIds: readonly string[]): Promise<void>
}

interface MaintenanceOptions {
  db: Database
  transact: Transact
  outbox: Outbox
  machines: MachineRepository
  portalLinks: PortalLinks
}

/** Tasks, when they are due, and the kits for them. */
export function createMaintenance({ db, transact, outbox, machines, portalLinks }: MaintenanceOptions) {
  const maintenance: Maintenance = {
    evaluateSchedule: async (trx, instanceId) => (await evaluateSchedules(trx, [instanceId])).get(instanceId) ?? [],
    evaluateSchedules,
    attachSchedule: (trx, instanceId) => attachSchedules(trx, [instanceId]),
    attachSchedules,
  }
  const dueEmails = dueEmailJobs(db, { outbox, portalLinks })
  return {
    maintenance,
    operations: {
      ...scheduleOperations({ db, machines }),
      ...instanceScheduleOperations({ db, maintenance }),
      ...completionOperations({ db, transact }),
      ...dueItemOperations(db),
      ...kitOperations({ db, machines }),
      ...dueKitsOperations(db),
    },
    jobs: {
      'evaluate-schedules': evaluateSchedulesJob(db, dueEmails.sendMornings),
      'send-due-emails': dueEmails.sendUrgent,
    },
    crontab: everyQuarterOfAnHour,
  }
}
