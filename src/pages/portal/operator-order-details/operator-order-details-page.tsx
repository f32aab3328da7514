import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { AddressLines } from '@/entities/address'
import {
  MoneyCallout,
  OrderLines,
  OrderMoney,
  OrderStatusBadge,
  OrderSums,
  Parcels,
  portalOrderQueries,
  readPortalOrderDocument,
} from '@/entities/portal-order'
import { readReceipt } from '@/features/checkout'
import { MessagesByLink } from '@/features/order-messages'
import { WaitingOfLink } from '@/features/outbox'
import { LinkEnded, OpenedLink } from '@/features/renew-portal-link'
import { OrderDocuments, ReceiptButton } from '@/features/save-order-document'
import { useText } from '@/shared/lib/i18n'
import { useRouteSearch } from '@/shared/lib/page-route'
import { LinkButton } from '@/shared/ui/link-button'
import { PortalPage } from '@/shared/ui/portal-page'
import { ReceivedGoods } from './received-goods'
import { operatorOrderDetailsRoute } from './route'
import { orderDetailsText } from './text'

type OperatorOrderDetailsPageProps = {
  /** Of the link; absent where the address is not whole. */
  token: string | undefined
  /** A link back to the order; it gets the words. */
  back: (words: string) => ReactNode
}

/** /operator-order-details: the lines of an order, what each costs and what was shipped, without an account. */
export function OperatorOrderDetailsPage({ token, back }: OperatorOrderDetailsPageProps) {
  const t = useText(orderDetailsText)
  return (
    <PortalPage title={t('title')}>
      {token ? (
        <DetailsOfToken key={token} token={token} back={back} />
      ) : (
        <LinkEnded to="order" token="" ending="unknown" />
      )}
    </PortalPage>
  )
}

function DetailsOfToken({ token, back }: { token: string; back: OperatorOrderDetailsPageProps['back'] }) {
  const t = useText(orderDetailsText)
  const query = useQuery(portalOrderQueries.details(token))
  return (
    <OpenedLink to="order" token={token} query={query} errorTitle={t('failed')}>
      {(order) => (
        <>
          <div className="flex flex-wrap items-center justify-between gap-2">
            <h1 className="text-2xl font-bold">{t('heading', { number: order.order_number })}</h1>
            <OrderStatusBadge order={order} side="buyer" />
          </div>
          <Parcels order={order} />
          <MoneyCallout order={order} />
          <OrderLines order={order} />
          <OrderSums order={order} />
          <OrderMoney order={order} side="buyer" />
          <ReceivedGoods token={token} order={order} />
          <MessagesByLink token={token} dealership={order.dealership.name}>
            <WaitingOfLink token={token} />
          </MessagesByLink>
          {order.address && (
            <Section title={t('shipTo')}>
              <AddressLines address={order.address} />
            </Section>
          )}
          {order.note && <Section title={t('note')}>{order.note}</Section>}
          <div className="mt-auto grid gap-3 pt-4 pb-6">
            <OrderDocuments order={order} read={(...document) => readPortalOrderDocument(token, ...document)} full />
            {order.payment_status !== 'UNPAID' && (
              <ReceiptButton orderNumber={order.order_number} read={() => readReceipt({ token })} full />
            )}
            {back(t('back'))}
          </div>
        </>
      )}
    </OpenedLink>
  )
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid gap-1">
      <h2 className="font-semibold">{title}</h2>
      <div className="wrap-anywhere whitespace-pre-line text-ink-muted">{children}</div>
    </section>
  )
}

export function OperatorOrderDetailsScreen() {
  const { token } = useRouteSearch(operatorOrderDetailsRoute).search
  return (
    <OperatorOrderDetailsPage
      token={token}
      back={(words) => (
        <LinkButton asChild size="lg" full>
          <Link to="/operator-orders" search={{ token }}>
            {words}
          </Link>
        </LinkButton>
      )}
    />
  )
}
