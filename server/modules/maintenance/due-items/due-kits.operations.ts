import { isServing } from '../../../access'
import type { Database } from '../../../db/connection'
import type { PlatformHandlers } from '../../../http/operation'
import { findCatalogueOf } from '../../catalogue'
import { defaultAddress } from '../../organizations'
import { dueKitsOf } from './due-kits.repository'

/** What somebody sees who has no account and holds a link to the due kits (behaviour, section 4). */
export const dueKitsOperations = (db: Database) =>
  ({
    getServiceKitsPortal: async ({ proof }) => ({
      status: 200,
      body: {
        ...(await dueKitsOf(db, proof.organizationId, proof.dealershipId)),
        can_order: await canOrder(db, proof),
        has_default_address: (await defaultAddress(db, proof.organizationId)) !== undefined,
      },
    }),
  }) satisfies Pick<PlatformHandlers, 'getServiceKitsPortal'>

/** Orders are for a dealership that serves the operator now and has a catalogue. */
async function canOrder(
  db: Database,
  { organizationId: operatorId, dealershipId }: { organizationId: string; dealershipId: string | null },
): Promise<boolean> {
  if (dealershipId === null || !(await isServing(db, { dealershipId, operatorId }))) return false
  return (await findCatalogueOf(db, dealershipId)) !== undefined
}
