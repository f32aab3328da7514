import { emailStatuses } from '@/entities/email'
import type { EmailsSearch } from '@/pages/admin/emails'
import { oneOf, only, pageOf, type RawSearch, textOf } from './read'

/** What the address of /emails says; the first page is the default and left out. */
export function parseEmailsSearch(raw: RawSearch): EmailsSearch {
  const page = pageOf(raw.page)
  return only(raw, {
    page: page === 1 ? undefined : page,
    search: textOf(raw.search),
    status: oneOf(emailStatuses, raw.status),
  })
}
