import { isServing } from '../../../access'
import type { Database } from '../../../db/connection'
import type { PlatformHandlers } from '../../../http/operation'
import { findCatalogueOf } from '../../catalogue'
import { defaultAddress, type LogoAddresses } from '../../organizations'
import { dueKitsOf } from './due-kits.repository'

/** What somebody sees who has no account and holds a link to the due kits (behaviour, section 4). */
export const dueKitsOperations = ({ db, logoAddress }: { db: Database; logoAddress: LogoAddresses }) =>
  ({
    getServiceKitsPortal: async ({ proof }) => ({
      status: 200,
      body: {
        ...(await sidesOf(db, logoAddress, proof)),
        ...(await dueKitsOf(db, proof.organizationId, proof.dealershipId)),
        can_order: await canOrder(db, proof),
        has_default_address: (await defaultAddress(db, proof.organizationId)) !== undefined,
      },
    }),
  }) satisfies Pick<PlatformHandlers, 'getServiceKitsPortal'>

interface Link {
  organizationId: string
  dealershipId: string | null
}

/** The operator, and the dealership that created the link, with how it is reached. */
async function sidesOf(db: Database, logoAddress: LogoAddresses, { organizationId, dealershipId }: Link) {
  const find = (id: string) =>
    db
      .selectFrom('organization')
      .where('id', '=', id)
      .select(['id', 'name', 'phone_number', 'logo_key as logoKey'])
      .executeTakeFirstOrThrow()
  const dealership = dealershipId === null ? null : await find(dealershipId)
  return {
    organization: (await find(organizationId)).name,
    dealership: dealership?.name ?? null,
    dealership_phone: dealership?.phone_number || null,
    dealership_logo: dealership && logoAddress(dealership),
  }
}

/** Orders are for a dealership that serves the operator now and has a catalogue. */
async function canOrder(db: Database, { organizationId: operatorId, dealershipId }: Link): Promise<boolean> {
  if (dealershipId === null || !(await isServing(db, { dealershipId, operatorId }))) return false
  return (await findCatalogueOf(db, dealershipId)) !== undefined
}
