import type { Database } from '../../../db/connection'
import type { PlatformHandlers } from '../../../http/operation'
import { dueKitsOf } from './due-kits.repository'

/** What somebody sees who has no account and holds a link to the due kits (behaviour, section 4). */
export const dueKitsOperations = (db: Database) =>
  ({
    getServiceKitsPortal: async ({ proof }) => ({
      status: 200,
      body: await dueKitsOf(db, proof.organizationId, proof.dealershipId),
    }),
  }) satisfies Pick<PlatformHandlers, 'getServiceKitsPortal'>
