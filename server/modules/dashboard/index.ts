import type { Database } from '../../db/connection'
import type { MachineRepository } from '../machines'
import type { ManualRepository } from '../manuals'
import { dashboardOperations } from './dashboard.operations'
import { createDashboardRepository } from './dashboard.repository'

interface DashboardOptions {
  db: Database
  machines: MachineRepository
  manuals: ManualRepository
}

/** How much of everything there is, as far as the caller may see it. */
export const createDashboard = ({ db, machines, manuals }: DashboardOptions) => ({
  operations: dashboardOperations({ db, figures: createDashboardRepository(db), machines, manuals }),
})
