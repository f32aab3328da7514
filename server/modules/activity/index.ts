import type { Database } from '../../db/connection'
import type { MachineRepository } from '../machines'
import type { ManualRepository } from '../manuals'
import { activityOperations } from './activity.operations'
import { createActivityRepository } from './activity.repository'
import { dashboardOperations } from './dashboard.operations'
import { createDashboardRepository } from './dashboard.repository'

export type { NewActivity } from './activity'
export { recordActivity } from './activity.repository'
export { recordAssignment } from './record-assignment'

/** What happened recently in each organization. */
export const createActivity = ({ db }: { db: Database }) => ({
  operations: activityOperations(createActivityRepository(db)),
})

interface DashboardDependencies {
  db: Database
  machines: MachineRepository
  manuals: ManualRepository
}

/** How much of everything there is, as far as somebody may see it. */
export function createDashboard({ db, machines, manuals }: DashboardDependencies) {
  return { operations: dashboardOperations({ figures: createDashboardRepository(db), machines, manuals }) }
}
