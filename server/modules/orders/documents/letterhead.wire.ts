import type { components } from '#contract/platform'
import type { LogoAddresses } from '../../organizations'
import type { OrderParty } from '../order-party.repository'
import type { Letterhead } from './letterhead.repository'

export const letterheadToWire = (
  { dealershipId, logoKey, seller, customer }: Letterhead,
  logoAddress: LogoAddresses,
): components['schemas']['Letterhead'] => ({
  logo: logoAddress({ id: dealershipId, logoKey }),
  seller: partyToWire(seller),
  customer: partyToWire(customer),
})

const partyToWire = ({ name, phoneNumber, address }: OrderParty) => ({ name, phone_number: phoneNumber, address })
