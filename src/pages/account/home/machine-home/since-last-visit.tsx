import { useInfiniteQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { type Activity, ActivityLine, activityQueries } from '@/entities/activity'
import { useUser } from '@/features/session'
import { useLanguage, useText } from '@/shared/lib/i18n'
import { Card } from '@/shared/ui/card'
import { Loaded } from '@/shared/ui/loaded'
import { Skeleton } from '@/shared/ui/skeleton'
import { noteVisit } from './last-visit'
import { machineHomeText } from './text'

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
  const when = since?.toLocaleString(useLanguage(), { weekday: 'long', hour: 'numeric', minute: '2-digit' })
  const isNew = ({ timestamp }: Activity) => since === undefined || new Date(timestamp) > since
  return (
    <Card title={t(since ? 'since' : 'lately')} flush>
      <Loaded
        query={useInfiniteQuery(activityQueries.recent(organizationId))}
        skeleton={<Skeleton className="mx-5 mb-5 h-32" />}
      >
        {({ pages }) => {
          const news = (pages[0]?.items ?? []).filter(isNew)
          if (news.length === 0) {
            return (
              <p className="border-t border-line px-5 py-4 text-ink-muted">
                {when ? t('nothingNew', { when }) : t('nothingYet')}
              </p>
            )
          }
          return (
            <ul className="divide-y divide-line border-t border-line">
              {news.map((activity) => (
                <li key={activity.id} className="relative">
                  <ActivityLine activity={activity} link={link(activity)} />
                </li>
              ))}
            </ul>
          )
        }}
      </Loaded>
    </Card>
  )
}
