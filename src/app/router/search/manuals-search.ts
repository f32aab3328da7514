import type { LibrarySearch } from '@/pages/machines/manual-library'
import { idOf, oneOf, only, pageOf, type RawSearch, textOf } from './read'

// Said here once more, because addresses are read before anything of the screens is there.
const kinds = ['operation', 'parts', 'service', 'other'] as const
const statuses = ['QUEUED', 'PROCESSING', 'READY', 'FAILED'] as const
const sortFields = ['display_name', 'machine', 'uploaded_at'] as const
const directions = ['asc', 'desc'] as const

/** What the address of /manuals says; the first page of the list and the newest first are the defaults and left out. */
export function parseManualsSearch(raw: RawSearch): LibrarySearch {
  const listPage = pageOf(raw.list_page)
  return only(raw, {
    list_page: listPage === 1 ? undefined : listPage,
    search: textOf(raw.search),
    in: oneOf(['text'], raw.in),
    brand: textOf(raw.brand),
    kind: oneOf(kinds, raw.kind),
    status: oneOf(statuses, raw.status),
    machine_id: idOf(raw.machine_id),
    sort_field: oneOf(sortFields, raw.sort_field),
    sort_direction: oneOf(directions, raw.sort_direction),
    manual: idOf(raw.manual),
    page: pageOf(raw.page),
  })
}
