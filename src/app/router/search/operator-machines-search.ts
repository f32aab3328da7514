import type { OperatorMachinesSearch } from '@/pages/machines/operator-machines'
import { only, pageOf, type RawSearch, textOf } from './read'

/** What the address of /operator-machines says; the first page is the default and left out. */
export function parseOperatorMachinesSearch(raw: RawSearch): OperatorMachinesSearch {
  const page = pageOf(raw.page)
  return only(raw, { page: page === 1 ? undefined : page, search: textOf(raw.search) })
}
