import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { readOrderDocument } from '@/entities/order'
import { isPayable, OrderFacts, OrderMoney, type PortalOrder, readPortalOrderDocument } from '@/entities/portal-order'
import { accessOf, type OrderAccess, orderOf, readReceipt, searchOf, useFollowedOrder } from '@/features/checkout'
import { LinkEnded, OpenedLink } from '@/features/renew-portal-link'
import { OrderDocuments, ReceiptButton } from '@/features/save-order-document'
import { useText } from '@/shared/lib/i18n'
import { useRouteSearch } from '@/shared/lib/page-route'
import { LinkButton } from '@/shared/ui/link-button'
import { PortalPage } from '@/shared/ui/portal-page'
import { FailedPayment, Outcome } from './outcome'
import { orderCompletedRoute, orderConfirmedRoute } from './route'
import { orderCompletedText } from './text'

/** A link; it gets the words. */
type LinkTo = (words: string) => ReactNode

type OrderCompletedPageProps = {
  /** Absent where the address is not whole. */
  access: OrderAccess | undefined
  /** Whether the checkout reported a failure. */
  failed?: boolean
  /** Whether the customer comes from a payment, which the order may not show yet. */
  paid?: boolean
  toOrder: LinkTo
  toCheckout: LinkTo
}

/** /order-completed and /order-confirmed: what has become of an order, by its state alone. */
export function OrderCompletedPage({ access, ...page }: OrderCompletedPageProps) {
  const t = useText(orderCompletedText)
  return (
    <PortalPage title={t('title')}>
      {access ? (
        <OutcomeOfOrder key={Object.values(access).join()} access={access} {...page} />
      ) : page.failed ? (
        <FailedPayment />
      ) : (
        <LinkEnded to="order" token="" ending="unknown" />
      )}
    </PortalPage>
  )
}

type OutcomeOfOrderProps = OrderCompletedPageProps & { access: OrderAccess }

function OutcomeOfOrder({ access, failed = false, paid = false, toOrder, toCheckout }: OutcomeOfOrderProps) {
  const t = useText(orderCompletedText)
  // One that failed may have been paid all the same, in another tab or a moment later.
  const awaitsPayment = (order: PortalOrder | undefined) =>
    order?.status === 'AWAITING_PAYMENT' || order?.status === 'FAILED'
  const isAwaitingEvent = (order: PortalOrder) => paid && order.paid_too_late_at === null
  const interval = useFollowedOrder(access)
  const query = useQuery({
    ...orderOf(access),
    refetchInterval: ({ state: { data } }) => (awaitsPayment(data) ? interval : false),
  })
  return (
    <OpenedLink to="order" token={'token' in access ? access.token : ''} query={query} errorTitle={t('failedToOpen')}>
      {(order) => (
        <>
          <Outcome order={order} failed={failed} paid={paid} />
          <OrderFacts order={order} showsEmails />
          <OrderMoney order={order} side="buyer" />
          <div className="mt-auto grid gap-3 pt-4 pb-6">
            {isPayable(order) &&
              !isAwaitingEvent(order) &&
              toCheckout(t(failed || order.status === 'FAILED' ? 'payAgain' : 'pay'))}
            {toOrder(t('show'))}
            {order.payment_status !== 'UNPAID' && (
              <ReceiptButton orderNumber={order.order_number} read={() => readReceipt(access)} full />
            )}
            <OrderDocuments
              order={order}
              read={(...document) =>
                'token' in access
                  ? readPortalOrderDocument(access.token, ...document)
                  : readOrderDocument(access.orderId, ...document)
              }
              full
            />
          </div>
        </>
      )}
    </OpenedLink>
  )
}

type Search = ReturnType<typeof orderCompletedRoute.readSearch>

function OutcomeOfAddress({ token, order_id, failed, paid }: Search) {
  const access = accessOf({ token, order_id })
  return (
    <OrderCompletedPage
      access={access}
      failed={failed}
      paid={paid}
      toCheckout={(words) => (
        <LinkButton asChild size="lg" full variant="primary">
          <Link to="/checkout" search={access && searchOf(access)}>
            {words}
          </Link>
        </LinkButton>
      )}
      toOrder={(words) => (
        <LinkButton asChild size="lg" full>
          {access && 'orderId' in access ? (
            <Link to="/orders/$id" params={{ id: access.orderId }}>
              {words}
            </Link>
          ) : (
            <Link to="/operator-orders" search={{ token }}>
              {words}
            </Link>
          )}
        </LinkButton>
      )}
    />
  )
}

export function OrderCompletedScreen() {
  return <OutcomeOfAddress {...useRouteSearch(orderCompletedRoute).search} />
}

export function OrderConfirmedScreen() {
  return <OutcomeOfAddress {...useRouteSearch(orderConfirmedRoute).search} />
}
