import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate, useParams } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { type Payment, PaymentStateBadge, paymentQueries, SAFETY_INTERVAL, useLivePayments } from '@/entities/payment'
import { readReceipt } from '@/features/checkout'
import { ReceiptButton } from '@/features/save-order-document'
import { useText } from '@/shared/lib/i18n'
import { usePageTitle } from '@/shared/lib/page-title'
import { Button } from '@/shared/ui/button'
import { LinkButton } from '@/shared/ui/link-button'
import { LoadedPage } from '@/shared/ui/loaded'
import { BackLink, PageHeader } from '@/shared/ui/page-header'
import { useDealershipChoice } from '@/widgets/dealership-choice'
import { PaymentDisputes } from './payment-disputes'
import { PaymentAmounts, PaymentFacts } from './payment-facts'
import { PaymentHistory } from './payment-history'
import { PaymentRefunds } from './payment-refunds'
import { RefundDialog } from './refund-dialog'
import { paymentRoute } from './route'
import { paymentPageText } from './text'

type PaymentPageProps = {
  paymentId: string
  /** Back to the payments of the dealership that a super user has come from; undefined for everyone else. */
  onBack: (organizationId: string | undefined) => void
  /** A link to the order that was paid; it gets the words. */
  toOrder: (orderId: string, words: string) => ReactNode
}

/** One payment: its amounts, refunds, disputes and history, and the refund of what is left of it. */
export function PaymentPage({ paymentId, onBack, toOrder }: PaymentPageProps) {
  const t = useText(paymentPageText)
  const query = useQuery({
    ...paymentQueries.detail(paymentId),
    refetchInterval: ({ state: { data } }) => (data?.refunds.some(isUnderWay) ? SAFETY_INTERVAL : false),
  })
  const { organizationId } = useDealershipChoice(query.data?.organization_id)
  useLivePayments(query.data?.organization_id)
  usePageTitle(query.data ? t('title', { number: query.data.order.number }) : t('back'))
  const back = (
    <BackLink
      href={organizationId ? `/payments?organization_id=${organizationId}` : '/payments'}
      onBack={() => onBack(organizationId)}
    >
      {t('back')}
    </BackLink>
  )
  return (
    <LoadedPage query={query} back={back} goneTitle={t('goneTitle')} gone={t('gone')} errorTitle={t('errorTitle')}>
      {(payment) => <PaymentDetails payment={payment} back={back} toOrder={toOrder} />}
    </LoadedPage>
  )
}

const isUnderWay = ({ state, failure }: Payment['refunds'][number]) =>
  (state === 'REQUESTED' && failure === '') || state === 'PENDING' || state === 'REQUIRES_ACTION'

type PaymentDetailsProps = Pick<PaymentPageProps, 'toOrder'> & { payment: Payment; back: ReactNode }

function PaymentDetails({ payment, back, toOrder }: PaymentDetailsProps) {
  const t = useText(paymentPageText)
  const { order, customer, state, refundable, paid_at: paidAt } = payment
  const [isRefunding, setRefunding] = useState(false)
  return (
    <>
      <PageHeader
        title={t('title', { number: order.number })}
        back={back}
        summary={
          <span className="flex flex-wrap items-center gap-3">
            {customer.name}
            <PaymentStateBadge state={state} />
          </span>
        }
        actions={
          <>
            {toOrder(order.id, t('showOrder'))}
            {paidAt && state !== 'LATE' && (
              <ReceiptButton orderNumber={order.number} read={() => readReceipt({ orderId: order.id })} />
            )}
            {refundable.amount > 0 && <Button onClick={() => setRefunding(true)}>{t('refund')}</Button>}
          </>
        }
      />
      <PaymentDisputes payment={payment} />
      <div className="@container">
        <div className="grid items-start gap-6 @4xl:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
          {/* In one column the sums come before what became of them. */}
          <div className="grid min-w-0 gap-6 @4xl:order-last">
            <PaymentAmounts payment={payment} />
            <PaymentFacts payment={payment} />
          </div>
          <div className="grid min-w-0 gap-6">
            <PaymentRefunds payment={payment} />
            <PaymentHistory payment={payment} />
          </div>
        </div>
      </div>
      {isRefunding && <RefundDialog payment={payment} onClose={() => setRefunding(false)} />}
    </>
  )
}

export function PaymentScreen() {
  const { id } = useParams({ from: paymentRoute.path })
  const navigate = useNavigate()
  return (
    <PaymentPage
      paymentId={id}
      onBack={(organization_id) => void navigate({ to: '/payments', search: { organization_id } })}
      toOrder={(orderId, words) => (
        <LinkButton asChild>
          <Link to="/orders/$id" params={{ id: orderId }}>
            {words}
          </Link>
        </LinkButton>
      )}
    />
  )
}
