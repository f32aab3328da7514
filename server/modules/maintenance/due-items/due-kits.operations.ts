import type { Database } from '../../../db/connection'
import type { PlatformHandlers } from '../../../http/operation'
import type { PortalLinks } from '../../portal-links'
import { dueKitsOf } from './due-kits.repository'

interface Dependencies {
  db: Database
  portalLinks: Pick<PortalLinks, 'open'>
}

/** What somebody sees who has no account and holds a link to the due kits (behaviour, section 4). */
export function dueKitsOperations({ db, portalLinks }: Dependencies) {
  return {
    getServiceKitsPortal: async ({ path }) => {
      const { organizationId, dealershipId } = await portalLinks.open(path.token, 'service_kits')
      return { status: 200, body: await dueKitsOf(db, organizationId, dealershipId) }
    },
  } satisfies Pick<PlatformHandlers, 'getServiceKitsPortal'>
}
