import { organizationTypes } from '@/entities/organization'
import type { OrganizationsSearch } from '@/pages/admin/organizations'
import { idOf, oneOf, only, pageOf, type RawSearch, textOf } from './read'

/** What the address of /organizations says; the first page is the default and left out. */
export function parseOrganizationsSearch(raw: RawSearch): OrganizationsSearch {
  const page = pageOf(raw.page)
  return only(raw, {
    page: page === 1 ? undefined : page,
    search: textOf(raw.search),
    type: oneOf(organizationTypes, raw.type),
    organization: idOf(raw.organization),
  })
}
