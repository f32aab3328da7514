import type { AddressesSearch } from '@/pages/admin/addresses'
import { idOf, only, type RawSearch } from './read'

/** What the address of /addresses says: whose they are, for a super user. */
export function parseAddressesSearch(raw: RawSearch): AddressesSearch {
  return only(raw, { organization_id: idOf(raw.organization_id) })
}
