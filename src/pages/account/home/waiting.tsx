import { useQuery } from '@tanstack/react-query'
import { CircleCheck } from 'lucide-react'
import type { ReactNode } from 'react'
import {
  dashboardQueries,
  useLiveWaiting,
  type WaitingItem,
  type WaitingKind,
  type WaitingPlace,
} from '@/entities/dashboard'
import { useUser } from '@/features/session'
import { useText } from '@/shared/lib/i18n'
import { useRelativeTime } from '@/shared/lib/relative-time'
import { Card } from '@/shared/ui/card'
import { EmptyState } from '@/shared/ui/empty-state'
import { Loaded } from '@/shared/ui/loaded'
import { Skeleton } from '@/shared/ui/skeleton'
import { homeText } from './text'

export type WaitingLinks = {
  /** A link over the whole row, to the list that is filtered for it; only the words where there is none. */
  toAll: (kind: WaitingKind, words: string) => ReactNode
  /** A link over the whole row, to the order, thread, customer or model where something waits. */
  toPlace: (kind: WaitingKind, place: WaitingPlace) => ReactNode
}

/** What waits for the dealership: how much of each kind, for how long the oldest has waited, and where. */
export function WaitingForUs({ links }: { links: WaitingLinks }) {
  const t = useText(homeText)
  useLiveWaiting(useUser().organization?.id)
  return (
    <Card title={t('waiting')} flush>
      <Loaded
        query={useQuery(dashboardQueries.waiting())}
        skeleton={<Skeleton className="mx-5 mb-5 h-48" />}
        errorTitle={t('waitingFailed')}
      >
        {({ items }) =>
          items.length === 0 ? (
            <EmptyState title={t('nothingWaiting')} icon={CircleCheck} />
          ) : (
            <ul className="divide-y divide-line border-t border-line">
              {items.map((item) => (
                <li key={item.kind}>
                  <WaitingLine item={item} links={links} />
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
    </Card>
  )
}

const line =
  'relative grid min-h-12 grid-cols-[minmax(48px,auto)_minmax(0,1fr)] items-baseline gap-x-1 px-5 py-3 sm:grid-cols-[48px_1fr_auto] sm:gap-x-2'
const age = 'col-start-2 text-sm text-ink-muted sm:col-start-3'

function WaitingLine({ item: { kind, count, since, places }, links }: { item: WaitingItem; links: WaitingLinks }) {
  const t = useText(homeText)
  const written = useRelativeTime()
  return (
    <>
      <div className={line}>
        <p className="figures text-xl font-bold">{count < 1000 ? count : t('manyWaiting')}</p>
        <p>{links.toAll(kind, t(kind))}</p>
        <p className={age}>{t('oldest', { when: written(since) })}</p>
      </div>
      {places.length > 0 && (
        <ul aria-label={t(kind)} className="pb-2">
          {places.map((place) => (
            <li key={place.id} className={line}>
              <span className="figures text-ink-muted">{place.count}</span>
              <span className="min-w-0 wrap-anywhere">{links.toPlace(kind, place)}</span>
              <span className={age}>{written(place.since)}</span>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
