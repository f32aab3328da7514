import type { Database } from '../../db/connection'
import type { LogoAddresses } from '../organizations'
import { customerOperations } from './customers/customer.operations'
import { salesFigureOperations } from './sales/sales-figures.operations'
import { waitingOperations } from './waiting/waiting.operations'

interface DashboardOptions {
  db: Database
  logoAddress: LogoAddresses
}

/** What Home of a dealership shows: what waits, and how sales go; and its customers with what there is to do for them. */
export const createDashboard = ({ db, logoAddress }: DashboardOptions) => ({
  operations: {
    ...waitingOperations(db),
    ...customerOperations(db, logoAddress),
    ...salesFigureOperations(db),
  },
})
