import { useQuery } from '@tanstack/react-query'
import { Link2 } from 'lucide-react'
import { useState } from 'react'
import { portalLinkQueries } from '@/entities/portal-link'
import { useText } from '@/shared/lib/i18n'
import { EmptyState } from '@/shared/ui/empty-state'
import { Loaded } from '@/shared/ui/loaded'
import { Pagination } from '@/shared/ui/pagination'
import { instanceListText } from '../text'
import { LinkCard } from './link-card'

/** The links that were given out for one operator, or all that the reader may revoke; the newest first. */
export function LinkList({ organizationId }: { organizationId: string | undefined }) {
  const t = useText(instanceListText)
  const [page, setPage] = useState(1)
  return (
    <Loaded query={useQuery(portalLinkQueries.list({ organizationId, page }))}>
      {({ items, total, limit }) =>
        total === 0 ? (
          <EmptyState title={t('linkEmptyTitle')} icon={Link2}>
            {t('linkEmpty')}
          </EmptyState>
        ) : (
          <div className="grid gap-4">
            {items.map((link) => (
              <LinkCard key={link.id} link={link} />
            ))}
            <Pagination page={page} pageSize={limit} total={total} onPage={setPage} />
          </div>
        )
      }
    </Loaded>
  )
}
