import type { BrandsSearch } from '@/pages/admin/brands'
import { only, pageOf, type RawSearch, textOf } from './read'

/** What the address of /brands says; the first page is the default and left out. */
export function parseBrandsSearch(raw: RawSearch): BrandsSearch {
  const page = pageOf(raw.page)
  return only(raw, { page: page === 1 ? undefined : page, search: textOf(raw.search) })
}
