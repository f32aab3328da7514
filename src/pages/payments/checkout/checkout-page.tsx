import { Link, useNavigate } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { OrderLines, OrderSums } from '@/entities/portal-order'
import {
  accessOf,
  type CheckoutOrder,
  type OrderAccess,
  ProviderForm,
  searchOf,
  useCheckout,
} from '@/features/checkout'
import { LinkEnded, OpenedLink } from '@/features/renew-portal-link'
import { useText } from '@/shared/lib/i18n'
import { useMoney } from '@/shared/lib/money'
import { useRouteSearch } from '@/shared/lib/page-route'
import { Button } from '@/shared/ui/button'
import { LinkButton } from '@/shared/ui/link-button'
import { PortalPage } from '@/shared/ui/portal-page'
import { CheckoutNews } from './checkout-news'
import { checkoutRoute } from './route'
import { checkoutPageText } from './text'

type CheckoutPageProps = {
  /** Absent where the address names no order. */
  access: OrderAccess | undefined
  /** Leads to the provider's page. */
  onLeave: (url: string) => void
  /** Leads to /order-completed. */
  onOutcome: (outcome: { failed: boolean }) => void
  /** A link back to the order; it gets the words. */
  back: (words: string) => ReactNode
}

/** /checkout: what an order costs, and its payment by card, for a member of its customer or whoever has its link. */
export function CheckoutPage({ access, ...page }: CheckoutPageProps) {
  const t = useText(checkoutPageText)
  return (
    <PortalPage title={t('title')}>
      {access ? (
        <CheckoutOfOrder key={Object.values(access).join()} access={access} {...page} />
      ) : (
        <LinkEnded to="order" token="" ending="unknown" />
      )}
    </PortalPage>
  )
}

function CheckoutOfOrder({ access, onLeave, onOutcome, back }: CheckoutPageProps & { access: OrderAccess }) {
  const t = useText(checkoutPageText)
  const returnUrl = `${window.location.origin}/order-completed?${new URLSearchParams({ ...searchOf(access) })}`
  const [snapshot, send] = useCheckout(access, { returnUrl, onLeave, onOutcome })
  const { order, failure, session } = snapshot.context
  const query = {
    data: order,
    error: snapshot.matches('unavailable') && failure instanceof Error ? failure : null,
    isFetching: snapshot.matches('loading'),
    refetch: () => send({ type: 'loading.retried' }),
  }
  const isConfirming = snapshot.matches('confirming')
  const canPay = snapshot.matches('reviewing') || snapshot.hasTag('sending') || isConfirming
  return (
    <OpenedLink to="order" token={'token' in access ? access.token : ''} query={query} errorTitle={t('failedToOpen')}>
      {(shown) => (
        <>
          <Heading order={shown} />
          <CheckoutNews
            snapshot={snapshot}
            dealership={shown.dealership.name}
            address={session?.kind === 'hosted' ? session.url : undefined}
          />
          {snapshot.matches('paying') && session?.kind === 'embedded' && <ProviderForm session={session} />}
          <OrderLines order={shown} />
          <OrderSums order={shown} />
          <div className="mt-auto grid gap-3 pt-4 pb-6">
            {canPay && (
              <PayButton
                order={shown}
                again={isConfirming}
                pending={snapshot.hasTag('sending')}
                onPay={() => send({ type: 'payment.requested' })}
              />
            )}
            {back(t('back'))}
          </div>
        </>
      )}
    </OpenedLink>
  )
}

function Heading({ order }: { order: CheckoutOrder }) {
  const t = useText(checkoutPageText)
  return (
    <div className="grid gap-0.5 wrap-anywhere">
      <h1 className="text-2xl font-bold">{t('heading', { number: order.order_number })}</h1>
      <p className="text-ink-muted">{t('to', { dealership: order.dealership.name })}</p>
    </div>
  )
}

const isPartlyBackordered = ({ order_parts: parts, order_bundles: bundles }: CheckoutOrder): boolean =>
  [...parts, ...bundles].some(({ expected_backorder: later }) => later > 0)

type PayButtonProps = { order: CheckoutOrder; again: boolean; pending: boolean; onPay: () => void }

function PayButton({ order, again, pending, onPay }: PayButtonProps) {
  const t = useText(checkoutPageText)
  const money = useMoney()
  return (
    <>
      <Button variant={again ? undefined : 'primary'} size="lg" full pending={pending} onClick={onPay}>
        {again ? t('payAgain') : t('pay', { amount: money(order.total) })}
      </Button>
      {isPartlyBackordered(order) && <p className="text-center text-sm text-warning-ink">{t('backorder')}</p>}
      <p className="text-center text-sm text-ink-muted">{t('cardNext')}</p>
    </>
  )
}

export function CheckoutScreen() {
  const { search } = useRouteSearch(checkoutRoute)
  const navigate = useNavigate()
  const access = accessOf(search)
  return (
    <CheckoutPage
      access={access}
      onLeave={(url) => window.location.assign(url)}
      onOutcome={({ failed }) =>
        void navigate({
          to: '/order-completed',
          search: { ...search, ...(failed && { failed: true }) },
          replace: true,
        })
      }
      back={(words) => (
        <LinkButton asChild size="lg" full>
          {access && 'orderId' in access ? (
            <Link to="/orders/$id" params={{ id: access.orderId }}>
              {words}
            </Link>
          ) : (
            <Link to="/operator-orders" search={{ token: search.token }}>
              {words}
            </Link>
          )}
        </LinkButton>
      )}
    />
  )
}
