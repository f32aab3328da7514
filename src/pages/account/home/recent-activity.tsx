import { useInfiniteQuery } from '@tanstack/react-query'
import { Activity as ActivityIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { type Activity, ActivityLine, activityQueries } from '@/entities/activity'
import { useText } from '@/shared/lib/i18n'
import { Button } from '@/shared/ui/button'
import { Card } from '@/shared/ui/card'
import { EmptyState } from '@/shared/ui/empty-state'
import { Loaded } from '@/shared/ui/loaded'
import { Skeleton } from '@/shared/ui/skeleton'
import { homeText } from './text'

type RecentActivityProps = {
  organizationId: string
  /** The title, leading to what it happened to. */
  link: (activity: Activity) => ReactNode
}

/** What happened in one's organization; five at a time, up to twenty. */
export function RecentActivity({ organizationId, link }: RecentActivityProps) {
  const t = useText(homeText)
  const query = useInfiniteQuery(activityQueries.recent(organizationId))
  return (
    <Card title={t('activity')} flush>
      <Loaded query={query} skeleton={<Skeleton className="mx-5 mb-5 h-40" />}>
        {({ pages }) =>
          pages[0]?.items.length === 0 ? (
            <EmptyState title={t('quiet')} icon={ActivityIcon}>
              {t('quietAdvice')}
            </EmptyState>
          ) : (
            <>
              <ul className="divide-y divide-line border-t border-line">
                {pages
                  .flatMap(({ items }) => items)
                  .map((activity) => (
                    <li key={activity.id} className="relative">
                      <ActivityLine activity={activity} link={link(activity)} />
                    </li>
                  ))}
              </ul>
              {query.hasNextPage && (
                <div className="border-t border-line px-5 py-3">
                  <Button pending={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
                    {t('showMore')}
                  </Button>
                </div>
              )}
            </>
          )
        }
      </Loaded>
    </Card>
  )
}
