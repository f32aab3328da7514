import { accountStatuses } from '@/entities/user'
import type { AccountsSearch } from '@/pages/admin/accounts'
import { idOf, oneOf, only, pageOf, type RawSearch, textOf } from './read'

/** What the address of /accounts says; the first page is the default and left out. */
export function parseAccountsSearch(raw: RawSearch): AccountsSearch {
  const page = pageOf(raw.page)
  return only(raw, {
    page: page === 1 ? undefined : page,
    search: textOf(raw.search),
    status: oneOf(accountStatuses, raw.status),
    organization_id: idOf(raw.organization_id),
  })
}
