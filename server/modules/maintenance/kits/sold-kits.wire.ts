import type { Caller } from '../../../access/caller'
import type { Database } from '../../../db/connection'
import type { MachineRepository } from '../../machines'
import { atCustomerPrices } from './customer-prices.wire'
import type { ServiceKit } from './kit'
import { kitToWire } from './kit.wire'

/** Kits as the caller sees them: an operator at its own prices, a dealership at those of its catalogue. */
export async function asSoldTo(db: Database, { organization, isSuperuser }: Caller, kits: readonly ServiceKit[]) {
  if (isSuperuser || organization?.type !== 'OPERATOR') return kits.map(kitToWire)
  const priced = new Map<string, ReturnType<typeof kitToWire>>()
  for (const dealershipId of new Set(kits.map(({ organizationId }) => organizationId))) {
    const own = kits.filter(({ organizationId }) => organizationId === dealershipId).map(kitToWire)
    const sold = await atCustomerPrices(db, { dealershipId, operatorId: organization.id }, own)
    for (const [id, kit] of sold) priced.set(id, kit)
  }
  return kits.map((kit) => priced.get(kit.id) ?? kitToWire(kit))
}

/** The dealerships that provide the kits shown for a model; undefined for all. */
export async function sellersTo(caller: Caller, machines: MachineRepository, machineId: string) {
  const { isSuperuser, organization } = caller
  if (isSuperuser) return undefined
  if (!organization) return []
  return organization.type === 'DEALERSHIP' ? [organization.id] : machines.dealershipsOf(organization.id, machineId)
}
