import { useInfiniteQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useState } from 'react'
import { type Activity, ActivityGroup, activityQueries, groupAlike } from '@/entities/activity'
import { useUser } from '@/features/session'
import { useText } from '@/shared/lib/i18n'
import { useRelativeTime } from '@/shared/lib/relative-time'
import { Button } from '@/shared/ui/button'
import { Card } from '@/shared/ui/card'
import { Loaded } from '@/shared/ui/loaded'
import { Skeleton } from '@/shared/ui/skeleton'
import { noteVisit } from './last-visit'
import { machineHomeText } from './text'
import { useVisitTime } from './use-visit-time'

type SinceLastVisitProps = { link: (activity: Activity) => ReactNode }

/** What happened since the person was last here: orders that were shipped, manuals and machines that were added. */
export function SinceLastVisit({ link }: SinceLastVisitProps) {
  const user = useUser()
  const [previous] = useState(() => noteVisit(user.id, Date.now()))
  return user.organization && <News organizationId={user.organization.id} since={previous} link={link} />
}

type NewsProps = SinceLastVisitProps & { organizationId: string; since: Date | undefined }

function News({ organizationId, since, link }: NewsProps) {
  const t = useText(machineHomeText)
  const visitTime = useVisitTime()
  const isNew = ({ timestamp }: Activity) => since === undefined || new Date(timestamp) > since
  const query = useInfiniteQuery(activityQueries.recent(organizationId))
  return (
    <Card title={t(since ? 'since' : 'lately')} flush>
      <Loaded query={query} skeleton={<Skeleton className="mx-5 mb-5 h-32" />}>
        {({ pages }) => {
          const all = pages.flatMap(({ items }) => items)
          const news = all.filter(isNew)
          if (news.length === 0) {
            return (
              <p className="border-t border-line px-5 py-4 text-ink-muted">
                {since ? t('nothingNew', { when: visitTime(since) }) : t('nothingYet')}
              </p>
            )
          }
          return (
            <NewsList news={news} link={link} query={query} hasMore={query.hasNextPage && news.length === all.length} />
          )
        }}
      </Loaded>
    </Card>
  )
}

type NewsListProps = SinceLastVisitProps & {
  news: readonly Activity[]
  query: { isFetchingNextPage: boolean; isFetchNextPageError: boolean; fetchNextPage: () => Promise<unknown> }
  hasMore: boolean
}

function NewsList({ news, link, query, hasMore }: NewsListProps) {
  const t = useText(machineHomeText)
  const groups = groupAlike(news, useRelativeTime())
  const { isFetchingNextPage, isFetchNextPageError, fetchNextPage } = query
  // "5 manuals ready" would be wrong if the next page began with three more.
  const isLastCut = hasMore && (groups.at(-1)?.length ?? 0) > 1
  useEffect(() => {
    if (isLastCut && !isFetchingNextPage && !isFetchNextPageError) void fetchNextPage()
  }, [isLastCut, isFetchingNextPage, isFetchNextPageError, fetchNextPage])
  return (
    <>
      <ul className="divide-y divide-line border-t border-line">
        {groups.map((group) => (
          <li key={group[0].id} className="relative">
            <ActivityGroup activities={group} link={link} />
          </li>
        ))}
      </ul>
      {hasMore && (
        <div className="border-t border-line px-5 py-3">
          <Button pending={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {t('showMore')}
          </Button>
        </div>
      )}
    </>
  )
}
