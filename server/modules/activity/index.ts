import type { Database } from '../../db/connection'
import type { MachineRepository } from '../machines'
import type { ManualRepository } from '../manuals'
import type { Happening } from './activity'
import { activityOperations } from './activity.operations'
import { createActivityRepository } from './activity.repository'
import { dashboardOperations } from './dashboard.operations'
import { createDashboardRepository } from './dashboard.repository'

export type { Happening } from './activity'

/** Tells of something in the caller's transaction. */
export type RecordActivity = (trx: Database, happening: Happening) => Promise<void>

/** What happened lately in each organization. */
export function createActivity({ db }: { db: Database }) {
  const activity = createActivityRepository(db)
  const record: RecordActivity = activity.add
  return { record, operations: activityOperations(activity) }
}

interface DashboardDependencies {
  db: Database
  machines: MachineRepository
  manuals: ManualRepository
}

/** How much of everything there is, as far as somebody may see it. */
export function createDashboard({ db, machines, manuals }: DashboardDependencies) {
  return { operations: dashboardOperations({ figures: createDashboardRepository(db), machines, manuals }) }
}
