import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import {
  isPayable,
  MoneyCallout,
  OrderFacts,
  OrderMoney,
  type OrderOfLink,
  OrderStatusBadge,
  portalOrderMutations,
  portalOrderQueries,
} from '@/entities/portal-order'
import { readReceipt } from '@/features/checkout'
import { MessagesByLink } from '@/features/order-messages'
import { WaitingOfLink } from '@/features/outbox'
import { LinkEnded, OpenedLink } from '@/features/renew-portal-link'
import { ReceiptButton } from '@/features/save-order-document'
import { useText } from '@/shared/lib/i18n'
import { useRouteSearch } from '@/shared/lib/page-route'
import { Button } from '@/shared/ui/button'
import { ConfirmMutation } from '@/shared/ui/confirm-dialog'
import { LinkButton } from '@/shared/ui/link-button'
import { PortalPage } from '@/shared/ui/portal-page'
import { EmailsCard } from './emails-card'
import { operatorOrdersRoute } from './route'
import { operatorOrdersText } from './text'

type OperatorOrdersPageProps = {
  /** Of the link; absent where the address is not whole. */
  token: string | undefined
  /** A link to the lines of the order; it gets the words. */
  details: (words: string) => ReactNode
  /** A link to the payment; it gets the words. */
  pay: (words: string) => ReactNode
}

/** /operator-orders: where an order is, for its customer, without an account. */
export function OperatorOrdersPage({ token, ...links }: OperatorOrdersPageProps) {
  const t = useText(operatorOrdersText)
  return (
    <PortalPage title={t('title')}>
      {token ? (
        <OrderOfToken key={token} token={token} {...links} />
      ) : (
        <LinkEnded to="order" token="" ending="unknown" />
      )}
    </PortalPage>
  )
}

function OrderOfToken({ token, details, pay }: OperatorOrdersPageProps & { token: string }) {
  const t = useText(operatorOrdersText)
  const query = useQuery(portalOrderQueries.summary(token))
  return (
    <OpenedLink to="order" token={token} query={query} errorTitle={t('failed')}>
      {(order) => (
        <>
          <div className="flex flex-wrap items-center justify-between gap-2">
            <h1 className="text-2xl font-bold">{t('heading', { number: order.order_number })}</h1>
            <OrderStatusBadge order={order} side="buyer" />
          </div>
          <MoneyCallout order={order} />
          <OrderFacts order={order} />
          <OrderMoney order={order} side="buyer" />
          <div className="grid gap-3 pt-4">
            {isPayable(order) && pay(t('pay'))}
            {details(t('details'))}
            {order.payment_status !== 'UNPAID' && (
              <ReceiptButton orderNumber={order.order_number} read={() => readReceipt({ token })} full />
            )}
            {order.next_statuses.includes('FAILED') && <CouldNotPay token={token} order={order} />}
          </div>
          <div className="grid gap-4 pt-2 pb-6">
            <MessagesByLink token={token} dealership={order.dealership.name}>
              <WaitingOfLink token={token} />
            </MessagesByLink>
            <EmailsCard token={token} order={order} />
          </div>
        </>
      )}
    </OpenedLink>
  )
}

function CouldNotPay({ token, order }: { token: string; order: OrderOfLink }) {
  const t = useText(operatorOrdersText)
  const [isAsking, setAsking] = useState(false)
  return (
    <>
      <Button variant="quiet" full onClick={() => setAsking(true)}>
        {t('couldNotPay')}
      </Button>
      {isAsking && (
        <ConfirmMutation
          title={t('couldNotPayTitle')}
          description={t('couldNotPayDetail')}
          confirm={t('couldNotPayConfirm')}
          variant="primary"
          mutation={portalOrderMutations.fail(token, order.version)}
          done={t('reported')}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  )
}

export function OperatorOrdersScreen() {
  const { token } = useRouteSearch(operatorOrdersRoute).search
  return (
    <OperatorOrdersPage
      token={token}
      details={(words) => (
        <LinkButton asChild size="lg" full>
          <Link to="/operator-order-details" search={{ token }}>
            {words}
          </Link>
        </LinkButton>
      )}
      pay={(words) => (
        <LinkButton asChild size="lg" full variant="primary">
          <Link to="/checkout" search={{ token }}>
            {words}
          </Link>
        </LinkButton>
      )}
    />
  )
}
