import type { Database } from '../../../db/connection'
import type { PlatformHandlers } from '../../../http/operation'
import type { LogoAddresses } from '../../organizations'
import { waitingSince } from '../waiting/waiting'
import { findServedCustomers } from './customer.repository'

/** The operators that a dealership serves. */
export const customerOperations = (db: Database, logoAddress: LogoAddresses) =>
  ({
    listServedCustomers: async ({ query, caller }) => {
      const { page, limit, search, sort_field: sortField, sort_direction: sortDirection } = query
      const { organization } = caller
      if (organization?.type !== 'DEALERSHIP') return { status: 200, body: { items: [], total: 0, page, limit } }
      const since = waitingSince(new Date()).messages
      const filter = { page, limit, search, sortField, sortDirection, since }
      const { items, total } = await findServedCustomers(db, caller, organization.id, filter)
      const customers = items.map(({ logoKey, ...customer }) => ({
        ...customer,
        logo: logoAddress({ id: customer.id, logoKey }),
      }))
      return { status: 200, body: { items: customers, total, page, limit } }
    },
  }) satisfies Pick<PlatformHandlers, 'listServedCustomers'>
