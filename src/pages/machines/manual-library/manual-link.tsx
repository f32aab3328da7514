import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useRouteSearch } from '@/shared/lib/page-route'
import { rowTitleClass } from '@/shared/ui/data-table'
import { manualsRoute } from './route'

type ManualLinkProps = { manualId: string; page?: number; children: ReactNode }

/** Opens a manual beside the list; in a new tab a second one can be read beside it. */
export function ManualLink({ manualId, page = 1, children }: ManualLinkProps) {
  const { search } = useRouteSearch(manualsRoute)
  return (
    <Link
      to="/manuals"
      search={{ ...search, manual: manualId, page }}
      replace={search.manual === manualId}
      className={rowTitleClass}
    >
      {children}
    </Link>
  )
}
