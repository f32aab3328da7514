import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { maintenanceQuoteQueries } from '@/entities/maintenance-quote'
import { orderQueries } from '@/entities/order'
import { quoteQueries } from '@/entities/quote'
import { hasRole } from '@/entities/user'
import { useUser } from '@/features/session'
import { useText } from '@/shared/lib/i18n'
import { Card } from '@/shared/ui/card'
import { homeText } from './text'

/** What waits for a dealership; each is a filter of the list of orders, quotes or maintenance quotes. */
export type Waiting = keyof typeof waitingFilters

/** A link over the whole tile, to the list of what waits; it gets the words. */
export type WaitingLink = (waiting: Waiting, words: string) => ReactNode

export const waitingFilters = {
  newOrders: { status: 'PAID' },
  ordersToPick: { status: 'PROCESSING', fulfillment_status: 'UNFULFILLED' },
  backOrders: { status: 'PROCESSING', fulfillment_status: 'BACKORDERED' },
  quotesToAnswer: { status: 'REQUESTED' },
  quotesToRevise: { status: 'REVISION_REQUESTED' },
  maintenanceDrafts: { status: 'DRAFT' },
} as const

/** Only how many there are is shown, so one of them is enough. */
const counted = { limit: 1 }

/** How many orders and quotes wait for the dealership. What does not load is left out: the lists say why. */
export function WaitingForUs({ link }: { link: WaitingLink }) {
  const t = useText(homeText)
  // Their list is for admins only.
  const seesDrafts = hasRole(useUser(), 'dealership-admin')
  const found = {
    newOrders: useQuery(orderQueries.list({ ...waitingFilters.newOrders, ...counted })),
    ordersToPick: useQuery(orderQueries.list({ ...waitingFilters.ordersToPick, ...counted })),
    backOrders: useQuery(orderQueries.list({ ...waitingFilters.backOrders, ...counted })),
    quotesToAnswer: useQuery(quoteQueries.list({ ...waitingFilters.quotesToAnswer, ...counted })),
    quotesToRevise: useQuery(quoteQueries.list({ ...waitingFilters.quotesToRevise, ...counted })),
    maintenanceDrafts: useQuery({
      ...maintenanceQuoteQueries.list({ ...waitingFilters.maintenanceDrafts, ...counted }),
      enabled: seesDrafts,
    }),
  }
  const counts = (Object.keys(waitingFilters) as Waiting[])
    .filter((waiting) => waiting !== 'maintenanceDrafts' || seesDrafts)
    .map((waiting) => ({ waiting, count: found[waiting].data?.total }))
  const isClear = counts.every(({ count }) => count === 0)
  return (
    <Card title={t('waiting')}>
      {isClear ? (
        <p className="text-ink-muted">{t('nothingWaiting')}</p>
      ) : (
        <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3">
          {counts.map(({ waiting, count }) => (
            <li key={waiting} className="relative rounded-md border border-line bg-surface px-5 py-4">
              <p className="figures text-2xl font-bold">{count ?? '–'}</p>
              <p className="text-sm">{link(waiting, t(waiting))}</p>
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}
