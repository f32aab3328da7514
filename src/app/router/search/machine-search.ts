import type { MachineSearch } from '@/pages/machines/machine-details'
import { idOf, only, pageOf, type RawSearch } from './read'

/** What the address of a machine says: the manual that is open beside it, its page, and whose kits a super user sees. */
export function parseMachineSearch(raw: RawSearch): MachineSearch {
  return only(raw, { manual: idOf(raw.manual), page: pageOf(raw.page), dealership: idOf(raw.dealership) })
}
