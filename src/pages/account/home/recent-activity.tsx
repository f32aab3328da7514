import { useInfiniteQuery } from '@tanstack/react-query'
import { Activity as ActivityIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { type Activity, ActivityLine, activityQueries } from '@/entities/activity'
import { useText } from '@/shared/lib/i18n'
import { Button } from '@/shared/ui/button'
import { Card } from '@/shared/ui/card'
import { EmptyState } from '@/shared/ui/empty-state'
import { Skeleton } from '@/shared/ui/skeleton'
import { PartFailed } from './part-failed'
import { homeText } from './text'

type RecentActivityProps = {
  organizationId: string
  /** The title, leading to what it happened to. */
  link: (activity: Activity) => ReactNode
}

/** What happened in one's organization; five at a time, up to twenty. */
export function RecentActivity({ organizationId, link }: RecentActivityProps) {
  const t = useText(homeText)
  const { data, error, isFetching, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } = useInfiniteQuery(
    activityQueries.recent(organizationId),
  )
  const items = data?.pages.flatMap((page) => page.items)
  return (
    <Card title={t('activity')} flush>
      {error && !items ? (
        <PartFailed error={error} retrying={isFetching} onRetry={refetch} />
      ) : !items ? (
        <div className="px-5 pb-5">
          <Skeleton className="h-40" />
        </div>
      ) : items.length === 0 ? (
        <EmptyState title={t('quiet')} icon={ActivityIcon}>
          {t('quietAdvice')}
        </EmptyState>
      ) : (
        <>
          <ul className="divide-y divide-line border-t border-line">
            {items.map((activity) => (
              <li key={activity.id}>
                <ActivityLine activity={activity} link={link(activity)} />
              </li>
            ))}
          </ul>
          {hasNextPage && (
            <div className="border-t border-line px-5 py-3">
              <Button pending={isFetchingNextPage} onClick={() => void fetchNextPage()}>
                {t('showMore')}
              </Button>
            </div>
          )}
        </>
      )}
    </Card>
  )
}
