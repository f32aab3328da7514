import type { Database } from '../../db/connection'
import type { Transact } from '../../events/unit-of-work'
import type { MachineRepository } from '../machines'
import type { Outbox } from '../notifications'
import type { LogoAddresses } from '../organizations'
import type { PictureToWire } from '../pictures'
import type { PortalLinks } from '../portal-links'
import { completionOperations } from './completions/completion.operations'
import { dueItemOperations } from './due-items/due-item.operations'
import { dueKitsOperations } from './due-items/due-kits.operations'
import { evaluateSchedulesJob, everyQuarterOfAnHour } from './due-items/evaluate-schedules.job'
import { nextDueOperations } from './due-items/next-due.operations'
import { kitOperations } from './kits/kit.operations'
import { dueEmailJobs } from './notices/due-emails.job'
import { scheduleOperations } from './schedules/model-schedule.operations'
import { instanceScheduleOperations } from './tasks/instance-schedule.operations'
import { doneMaintenanceTool } from './tools/done-maintenance.tool'
import { dueMaintenanceTool } from './tools/due-maintenance.tool'
import { serviceKitsTool } from './tools/service-kits.tool'

export { completeTask } from './completions/complete-task'
export type { RaisedItem } from './due-items/due-item'
export { tasksFellDue } from './due-items/due-item.events'
export { dueKitsOf } from './due-items/due-kits.repository'
export { evaluateSchedules } from './due-items/evaluate-schedules'
export { enqueueOrganizationEvaluation } from './due-items/evaluate-schedules.job'
export { upcomingTasksOf } from './due-items/upcoming-task.wire'
export { addKit } from './kits/kit.repository'
export { attachSchedules } from './schedules/attach-schedules'
export { attachToServedMachines } from './schedules/followed-schedule.repository'
export { writeSchedule } from './schedules/model-schedule.repository'
export { freezeTasks } from './tasks/former-task.repository'
export { lockInstance } from './tasks/task.repository'
export type { MaintenanceStatus } from './tasks/task-state'

interface MaintenanceOptions {
  db: Database
  transact: Transact
  outbox: Outbox
  machines: MachineRepository
  portalLinks: PortalLinks
  pictureToWire: PictureToWire
  logoAddress: LogoAddresses
}

/** Tasks, when they are due, and the kits for them. */
export function createMaintenance({
  db,
  transact,
  outbox,
  machines,
  portalLinks,
  pictureToWire,
  logoAddress,
}: MaintenanceOptions) {
  const dueEmails = dueEmailJobs(db, { outbox, portalLinks })
  return {
    operations: {
      ...scheduleOperations({ db, transact, machines }),
      ...instanceScheduleOperations({ db, transact }),
      ...completionOperations({ db, transact, pictureToWire }),
      ...dueItemOperations(db),
      ...nextDueOperations(db),
      ...kitOperations({ db, transact, machines }),
      ...dueKitsOperations({ db, logoAddress }),
    },
    tools: [dueMaintenanceTool(db), doneMaintenanceTool(db), serviceKitsTool({ db, machines })],
    jobs: {
      'evaluate-schedules': evaluateSchedulesJob(db, transact, dueEmails.sendMornings),
      'send-due-emails': dueEmails.sendUrgent,
    },
    crontab: everyQuarterOfAnHour,
  }
}
