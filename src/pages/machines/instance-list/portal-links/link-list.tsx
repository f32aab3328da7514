import { useQuery } from '@tanstack/react-query'
import { Link2 } from 'lucide-react'
import { useState } from 'react'
import { portalLinkQueries } from '@/entities/portal-link'
import { useText } from '@/shared/lib/i18n'
import { EmptyState } from '@/shared/ui/empty-state'
import { ErrorState } from '@/shared/ui/error-state'
import { Pagination } from '@/shared/ui/pagination'
import { Skeleton } from '@/shared/ui/skeleton'
import { instanceListText } from '../text'
import { LinkCard } from './link-card'

/** The links that were given out for one operator, or all that the reader may revoke; the newest first. */
export function LinkList({ organizationId }: { organizationId: string | undefined }) {
  const t = useText(instanceListText)
  const [page, setPage] = useState(1)
  const { data, error, isFetching, refetch } = useQuery(portalLinkQueries.list({ organizationId, page }))
  if (!data) {
    return error ? (
      <ErrorState onRetry={() => void refetch()} retrying={isFetching}>
        {error.message}
      </ErrorState>
    ) : (
      <Skeleton className="h-40" />
    )
  }
  const { items, total, limit } = data
  if (total === 0) {
    return (
      <EmptyState title={t('linkEmptyTitle')} icon={Link2}>
        {t('linkEmpty')}
      </EmptyState>
    )
  }
  return (
    <div className="grid gap-4">
      {items.map((link) => (
        <LinkCard key={link.id} link={link} />
      ))}
      <Pagination page={page} pageSize={limit} total={total} onPage={setPage} />
    </div>
  )
}
