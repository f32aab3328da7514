import type { Database } from '../../db/connection'
import type { MachineRepository } from '../machines'
import type { Outbox } from '../notifications'
import type { PortalLinks } from '../portal-links'
import { beginAll } from './begin.operations'
import { dueItemOperations } from './due-item.operations'
import { dueKitsOperations } from './due-kits.operations'
import { createDueNews } from './due-news.repository'
import { instanceScheduleOperations } from './instance-schedule.operations'
import type { KitPart } from './kit'
import { kitOperations } from './kit.operations'
import { everyMorning, lookAtMachinesJob } from './look-at-machines.job'
import { refreshAll } from './refresh.operations'
import { scheduleOperations } from './schedule.operations'
import { taskCompletionOperations } from './task-completion.operations'

export { addKit } from './kit.repository'
export { refreshAll } from './refresh.operations'
export { writeSchedule } from './schedule.repository'
export { beginServedMachines } from './served-machines.repository'

/** A task that has fallen due, as whoever reads the meter is told of it. */
export interface RaisedItem {
  id: string
  taskId: string
  name: string
  /** Absent where the task takes no kit. What it costs is not for everybody who stands at a machine. */
  kit?: { name: string; parts: Pick<KitPart, 'partNumber' | 'description' | 'quantity'>[] }
}

export interface Maintenance {
  /**
   * Looks at the tasks of a machine after something changed (a reading, a void, a day, a schedule), in the caller's
   * transaction: raises what has fallen due, at most one open item for each task, with its e-mails, and refreshes the
   * status that the instance's row keeps. What the row says of the meter must be stored before.
   * @returns the items that were raised now
   */
  refresh(trx: Database, instanceId: string): Promise<RaisedItem[]>
  /** The same for many machines at once; what was raised by the machine's id. */
  refreshAll(trx: Database, instanceIds: readonly string[]): Promise<ReadonlyMap<string, RaisedItem[]>>
  /**
   * Gives a machine the tasks that its dealership does on its model, and ends those of another one. To be called when it
   * is put into service and when its dealership changes, after its row was stored.
   */
  begin(trx: Database, instanceId: string): Promise<void>
  /** The same for many machines at once. */
  beginAll(trx: Database, instanceIds: readonly string[]): Promise<void>
}

interface MaintenanceOptions {
  db: Database
  outbox: Outbox
  machines: MachineRepository
  portalLinks: PortalLinks
}

/** Tasks, when they are due, and the kits for them. */
export function createMaintenance({ db, outbox, machines, portalLinks }: MaintenanceOptions) {
  const news = createDueNews({ outbox, portalLinks })
  const maintenance: Maintenance = {
    refresh: async (trx, instanceId) => (await refreshAll(trx, news, [instanceId])).get(instanceId) ?? [],
    refreshAll: (trx, instanceIds) => refreshAll(trx, news, instanceIds),
    begin: (trx, instanceId) => beginAll(trx, news, [instanceId]),
    beginAll: (trx, instanceIds) => beginAll(trx, news, instanceIds),
  }
  return {
    maintenance,
    operations: {
      ...scheduleOperations({ db, machines }),
      ...instanceScheduleOperations({ db, maintenance }),
      ...taskCompletionOperations({ db, maintenance }),
      ...dueItemOperations(db),
      ...kitOperations({ db, machines }),
      ...dueKitsOperations({ db, portalLinks }),
    },
    job: { ...lookAtMachinesJob(db, maintenance.refreshAll), crontab: everyMorning },
  }
}
