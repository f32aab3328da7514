import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import {
  OrderFacts,
  type OrderOfLink,
  OrderStatusBadge,
  outcomeOf,
  portalOrderQueries,
  readPortalOrderDocument,
} from '@/entities/portal-order'
import { LinkEnded, OpenedLink } from '@/features/renew-portal-link'
import { OrderDocuments } from '@/features/save-order-document'
import { useText } from '@/shared/lib/i18n'
import { useRouteSearch } from '@/shared/lib/page-route'
import { Callout } from '@/shared/ui/callout'
import { LinkButton } from '@/shared/ui/link-button'
import { PortalPage } from '@/shared/ui/portal-page'
import { orderCompletedRoute, orderConfirmedRoute } from './route'
import { orderCompletedText } from './text'

/** How often the page asks whether the payment has arrived, in milliseconds. */
const REFRESH_INTERVAL = 5000

type OrderCompletedPageProps = {
  /** Of the link to the order; absent where the address is not whole. */
  token: string | undefined
  /** Whether the checkout reported a failure. */
  failed: boolean
  /** A link to the order; it gets the words. */
  show: (words: string) => ReactNode
}

/** /order-completed and /order-confirmed: what has become of an order, by its state alone. */
export function OrderCompletedPage({ token, failed, show }: OrderCompletedPageProps) {
  const t = useText(orderCompletedText)
  return (
    <PortalPage title={t('title')}>
      {token ? (
        <OutcomeOfToken key={token} token={token} failed={failed} show={show} />
      ) : (
        <LinkEnded token="" ending="unknown" />
      )}
    </PortalPage>
  )
}

function OutcomeOfToken({ token, failed, show }: OrderCompletedPageProps & { token: string }) {
  const t = useText(orderCompletedText)
  const query = useQuery({
    ...portalOrderQueries.summary(token),
    refetchInterval: ({ state: { data } }) => (data?.status === 'AWAITING_PAYMENT' ? REFRESH_INTERVAL : false),
  })
  return (
    <OpenedLink token={token} query={query} errorTitle={t('failedToOpen')}>
      {(order) => (
        <>
          <Outcome order={order} failed={failed} />
          <OrderFacts order={order} />
          <div className="mt-auto grid gap-3 pt-4 pb-6">
            {show(t('show'))}
            <OrderDocuments order={order} read={(kind) => readPortalOrderDocument(token, kind)} full />
          </div>
        </>
      )}
    </OpenedLink>
  )
}

const tones = {
  waiting: 'info',
  failed: 'danger',
  confirmed: 'success',
  completed: 'success',
  ended: 'warning',
} as const

function Outcome({ order, failed }: { order: OrderOfLink; failed: boolean }) {
  const t = useText(orderCompletedText)
  const outcome = outcomeOf(order, { failed })
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h1 className="text-2xl font-bold">{t(`${outcome}Title`, { number: order.order_number })}</h1>
        <OrderStatusBadge status={order.status} />
      </div>
      <Callout tone={tones[outcome]} announce>
        {t(outcome, { dealership: order.dealership.name })}
      </Callout>
    </>
  )
}

const toOrder = (token: string | undefined) => (words: string) => (
  <LinkButton asChild size="lg" full variant="primary">
    <Link to="/operator-orders" search={{ token }}>
      {words}
    </Link>
  </LinkButton>
)

export function OrderCompletedScreen() {
  const { token, failed } = useRouteSearch(orderCompletedRoute).search
  return <OrderCompletedPage token={token} failed={failed !== undefined} show={toOrder(token)} />
}

export function OrderConfirmedScreen() {
  const { token, failed } = useRouteSearch(orderConfirmedRoute).search
  return <OrderCompletedPage token={token} failed={failed !== undefined} show={toOrder(token)} />
}
