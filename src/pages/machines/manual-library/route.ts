import { listManualsQuery } from '#contract/platform-limits'
import { manualKinds, manualStatuses } from '@/entities/manual'
import { flag, id, listRoute, oneOf, pageNumber, text } from '@/shared/lib/page-route'

export const manualsRoute = listRoute({
  path: '/manuals',
  guard: 'signed-in',
  search: { brand: text, kind: oneOf(manualKinds), status: oneOf(manualStatuses), machine_id: id },
  scope: { in: oneOf(['text']) },
  aside: { manual: id, page: pageNumber, upload: flag },
  sort: listManualsQuery.sort_field.values,
  initialSort: { field: 'uploaded_at', direction: 'desc' },
  pageParameter: 'list_page',
  screen: () => import('./manuals-page').then((page) => page.ManualsPage),
})
