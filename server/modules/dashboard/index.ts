import type { Database } from '../../db/connection'
import type { CustomerTerms } from '../../record-tools/customer-terms'
import type { LogoAddresses } from '../organizations'
import { customerOperations } from './customers/customer.operations'
import { salesFigureOperations } from './sales/sales-figures.operations'
import { customersTool } from './tools/customers.tool'
import { turnaroundTool } from './tools/turnaround.tool'
import { waitingOperations } from './waiting/waiting.operations'

interface DashboardOptions {
  db: Database
  logoAddress: LogoAddresses
  customerTerms: CustomerTerms
}

/** What Home of a dealership shows: what waits, and how sales go; and its customers with what there is to do for them. */
export const createDashboard = ({ db, logoAddress, customerTerms }: DashboardOptions) => ({
  operations: {
    ...waitingOperations(db),
    ...customerOperations(db, logoAddress),
    ...salesFigureOperations(db),
  },
  tools: [customersTool(db, customerTerms), turnaroundTool(db)],
})
