import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate, useParams } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import type { CartSides } from '@/entities/cart'
import { type Order, orderQueries, useLiveOrder } from '@/entities/order'
import { isPayable, OrderStatusBadge, OrderSums, Parcels } from '@/entities/portal-order'
import { hasRole, isOfDealership } from '@/entities/user'
import { useUser } from '@/features/session'
import { ShareLinkButton } from '@/features/share-link'
import { useText } from '@/shared/lib/i18n'
import { usePageTitle } from '@/shared/lib/page-title'
import { LinkButton } from '@/shared/ui/link-button'
import { LoadedPage } from '@/shared/ui/loaded'
import { PageHeader, RecordNav } from '@/shared/ui/page-header'
import { DisputeWarning, disputedPayment } from './dispute-warning'
import { LineDialog, type LineStep } from './line-dialog'
import { NextSteps } from './next-steps'
import { OrderDocumentsCard } from './order-documents-card'
import { OrderFacts } from './order-facts'
import { OrderHistory } from './order-history'
import { OrderLinesCard } from './order-lines-card'
import { OrderMenu } from './order-menu'
import { OrderMessagesCard } from './order-messages-card'
import { OrderPaymentCard } from './order-payment-card'
import { OrderProgress } from './order-progress'
import { OrderShipments } from './order-shipments'
import { OrderReturns } from './returns/order-returns'
import { orderRoute } from './route'
import { StatusActions } from './status-actions'
import { orderText } from './text'

type OrderPageProps = {
  orderId: string
  /** Whether the reader works for a dealership, or for the platform on its behalf. */
  isSeller: boolean
  /** Called with the search that the list had. */
  onBack: (search: object) => void
  /** Opens another order. */
  onGo: (orderId: string) => void
  /** Called once what the order had is in the cart. */
  onOrderedAgain: (sides: CartSides) => void
  /** A link to the payment; it gets the words. */
  pay: (words: string) => ReactNode
  /** A link to a payment of the order, for whoever manages that money; it gets the payment, the words and its appearance. */
  toPayment?: ((paymentId: string, words: string, variant?: 'primary') => ReactNode) | undefined
  /** A link to the customer, for the staff of a dealership. */
  customer?: ((operator: Order['operator']) => ReactNode) | undefined
}

/** One order, for the dealership that fulfils it and the customer who waits for it. */
export function OrderPage({ orderId, onBack, onGo, ...page }: OrderPageProps) {
  const t = useText(orderText)
  const query = useQuery(orderQueries.detail(orderId))
  useLiveOrder(orderId)
  usePageTitle(query.data?.order_number ?? t('back'))
  const back = (
    <RecordNav path="/orders" id={orderId} onBack={onBack} onGo={onGo}>
      {t('back')}
    </RecordNav>
  )
  return (
    <LoadedPage query={query} back={back} goneTitle={t('goneTitle')} gone={t('gone')} errorTitle={t('errorTitle')}>
      {(order) => <OrderDetails order={order} back={back} {...page} />}
    </LoadedPage>
  )
}

type OrderDetailsProps = Omit<OrderPageProps, 'orderId' | 'onBack' | 'onGo'> & { order: Order; back: ReactNode }

function OrderDetails({ order, isSeller, back, onOrderedAgain, pay, toPayment, customer }: OrderDetailsProps) {
  const t = useText(orderText)
  const [asked, setAsked] = useState<{ step: LineStep; order: Order }>()
  const ask = (step: LineStep) => setAsked({ step, order })
  const { dealership, operator } = order
  const side = isSeller ? 'seller' : 'buyer'
  const isDisputed = isSeller && disputedPayment(order) !== undefined
  return (
    <>
      <PageHeader
        title={order.order_number}
        back={back}
        summary={
          <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <span>
              {customer ? customer(operator) : operator.name} {t('soldBy', { dealership: dealership.name })}
            </span>
            <OrderStatusBadge order={order} side={side} />
            <Parcels order={order} most={3} />
          </span>
        }
        actions={
          <>
            {order.may_share && <ShareLinkButton purpose={{ kind: 'order', recordId: order.id }} />}
            <OrderMenu order={order} isSeller={isSeller} onOrderedAgain={onOrderedAgain} />
            {isSeller && <NextSteps order={order} isDisputed={isDisputed} ask={ask} />}
            <StatusActions order={order} isDisputed={isDisputed} />
            {!isSeller && isPayable(order) && pay(t('pay'))}
          </>
        }
      />
      {isDisputed && <DisputeWarning order={order} toPayment={toPayment && ((...at) => toPayment(...at, 'primary'))} />}
      <OrderProgress order={order} />
      {/* One after the other on a phone; beside each other where there is room, also on paper. */}
      <div className="@container">
        <div className="grid items-start gap-6 print:gap-4 @4xl:grid-cols-[minmax(0,2fr)_minmax(0,1fr)] @4xl:grid-rows-[auto_1fr]">
          <div className="grid min-w-0 gap-6 print:gap-4">
            <OrderLinesCard order={order} isSeller={isSeller} ask={ask} />
            <OrderShipments order={order} isSeller={isSeller} />
            <OrderReturns order={order} side={side} toPayment={toPayment} />
          </div>
          <div className="grid min-w-0 gap-6 @4xl:row-span-2 print:gap-4">
            <OrderSums order={order} />
            <div className="grid items-start gap-6 print:gap-4 @xl:grid-cols-2 @4xl:grid-cols-1">
              <OrderPaymentCard order={order} side={side} toPayment={isDisputed ? undefined : toPayment} />
              <OrderFacts order={order} />
            </div>
            <OrderDocumentsCard order={order} />
          </div>
          <div className="grid min-w-0 gap-6 print:gap-4">
            <OrderMessagesCard order={order} isSeller={isSeller} />
            <OrderHistory order={order} side={side} />
          </div>
        </div>
      </div>
      {asked && <LineDialog {...asked} asked={asked.order} order={order} onClose={() => setAsked(undefined)} />}
    </>
  )
}

export function OrderScreen() {
  const { id } = useParams({ from: orderRoute.path })
  const navigate = useNavigate()
  const user = useUser()
  return (
    <OrderPage
      orderId={id}
      isSeller={isOfDealership(user) || user.is_superuser}
      onBack={(search) => void navigate({ to: '/orders', search })}
      onGo={(next) => void navigate({ to: '/orders/$id', params: { id: next } })}
      onOrderedAgain={({ dealershipId: dealership_id, operatorId: operator_id }) =>
        void navigate({ to: '/cart', search: { dealership_id, operator_id } })
      }
      toPayment={
        hasRole(user, 'dealership-admin') && isOfDealership(user)
          ? (paymentId, words, variant) => (
              <LinkButton asChild variant={variant} className="print:hidden">
                <Link to="/payments/$id" params={{ id: paymentId }}>
                  {words}
                </Link>
              </LinkButton>
            )
          : undefined
      }
      customer={
        isOfDealership(user)
          ? ({ id: operatorId, name }) => (
              <Link to="/customers/$id" params={{ id: operatorId }} className="text-link hover:underline">
                {name}
              </Link>
            )
          : undefined
      }
      pay={(words) => (
        <LinkButton asChild variant="primary">
          <Link to="/checkout" search={{ order_id: id }}>
            {words}
          </Link>
        </LinkButton>
      )}
    />
  )
}
