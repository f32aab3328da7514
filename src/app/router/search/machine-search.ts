import type { MachineSearch } from '@/pages/machines/machine-details'
import { only, pageOf, type RawSearch, textOf } from './read'

/** What the address of a machine says: the manual that is open beside it, and its page. */
export function parseMachineSearch(raw: RawSearch): MachineSearch {
  return only(raw, { manual: textOf(raw.manual), page: pageOf(raw.page) })
}
