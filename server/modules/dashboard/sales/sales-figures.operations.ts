import type { Database } from '../../../db/connection'
import type { PlatformHandlers } from '../../../http/operation'
import { findSalesMonths } from './sales-figures.repository'

/** How a dealership sells. */
export const salesFigureOperations = (db: Database) =>
  ({
    getSalesFigures: async ({ caller: { organization } }) => {
      const months = organization?.type === 'DEALERSHIP' ? await findSalesMonths(db, organization.id, new Date()) : []
      return {
        status: 200,
        body: {
          months: months.map(({ turnaroundDays, fillRate, ...month }) => ({
            ...month,
            turnaround_days: turnaroundDays,
            fill_rate: fillRate,
          })),
        },
      }
    },
  }) satisfies Pick<PlatformHandlers, 'getSalesFigures'>
