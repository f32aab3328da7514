import type { Database } from '../../db/connection'
import type { MachineRepository } from '../machines'
import type { ManualRepository } from '../manuals'
import type { LogoAddresses } from '../organizations'
import { customerOperations } from './customers/customer.operations'
import { dashboardOperations } from './dashboard.operations'
import { createDashboardRepository } from './dashboard.repository'
import { salesFigureOperations } from './sales/sales-figures.operations'
import { waitingOperations } from './waiting/waiting.operations'

interface DashboardOptions {
  db: Database
  machines: MachineRepository
  manuals: ManualRepository
  logoAddress: LogoAddresses
}

/** What Home shows: how much of everything there is as far as the caller may see it, what waits, and how sales go. */
export const createDashboard = ({ db, machines, manuals, logoAddress }: DashboardOptions) => ({
  operations: {
    ...dashboardOperations({ db, figures: createDashboardRepository(db), machines, manuals }),
    ...waitingOperations(db),
    ...customerOperations(db, logoAddress),
    ...salesFigureOperations(db),
  },
})
