import type { Database } from '../../db/connection'
import type { Outbox } from '../notifications'

/** A task that has fallen due. */
export interface RaisedItem {
  id: string
  taskId: string
  name: string
}

export interface Maintenance {
  /**
   * Looks at the tasks of a machine after something changed (a reading, a void, a day, a schedule), in the caller's
   * transaction: raises what has fallen due, at most one open item for each task, and refreshes the status that the
   * instance's row keeps.
   * @returns the items that were raised now
   */
  refresh(trx: Database, instanceId: string): Promise<RaisedItem[]>
  /** Gives a machine the tasks that its dealership does on its model. */
  begin(trx: Database, instanceId: string): Promise<void>
}

interface MaintenanceOptions {
  db: Database
  outbox: Outbox
}

/** Tasks, when they are due, and the kits for them. */
export function createMaintenance(_options: MaintenanceOptions) {
  const maintenance: Maintenance = { refresh: async () => [], begin: async () => undefined }
  return { maintenance, operations: {} }
}
