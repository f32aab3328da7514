import { Link } from '@tanstack/react-router'
import { PaymentStateBadge, type PaymentSummary, paymentText } from '@/entities/payment'
import { useDate } from '@/shared/lib/date-time'
import { useText } from '@/shared/lib/i18n'
import { useMoney } from '@/shared/lib/money'
import { type Column, rowTitleClass } from '@/shared/ui/data-table'
import { paymentsText } from './text'

export function usePaymentColumns(): Column<PaymentSummary>[] {
  const t = useText(paymentsText)
  const words = useText(paymentText)
  const date = useDate()
  const money = useMoney()
  const amount = (of: (payment: PaymentSummary) => PaymentSummary['fee']) => (payment: PaymentSummary) => {
    const found = of(payment)
    return found && found.amount !== 0 ? money(found) : ''
  }
  const refunded = amount((payment) => payment.refunded)
  const fee = amount((payment) => payment.fee)
  return [
    {
      id: 'order_number',
      sortable: true,
      header: t('order'),
      onCard: 'title',
      value: ({ order }) => order.number,
      cell: ({ id, order }) => (
        <Link to="/payments/$id" params={{ id }} className={rowTitleClass}>
          {order.number}
        </Link>
      ),
    },
    { id: 'customer', header: t('customer'), value: (row) => row.customer.name, cell: (row) => row.customer.name },
    {
      id: 'state',
      sortable: true,
      header: t('state'),
      kind: 'status',
      onCard: 'corner',
      value: ({ state }) => words(`payment_${state}`),
      cell: ({ state }) => <PaymentStateBadge state={state} />,
    },
    {
      id: 'amount',
      sortable: true,
      header: t('amount'),
      kind: 'money',
      exported: [
        { header: t('amount'), amount: (row) => row.amount },
        { header: t('refunded'), amount: (row) => row.refunded },
      ],
      cell: (row) => (
        <span className="grid">
          {money(row.amount)}
          {refunded(row) && (
            <span className="text-sm text-ink-muted">
              <span className="sr-only">{t('refunded')} </span>−{refunded(row)}
            </span>
          )}
        </span>
      ),
    },
    { id: 'fee', header: t('fee'), kind: 'money', amount: (row) => row.fee, cell: fee },
    {
      id: 'method',
      header: t('method'),
      value: ({ method }) => method,
      cell: ({ method }) => <span className="whitespace-nowrap">{method}</span>,
    },
    {
      id: 'paid_at',
      header: t('paidAt'),
      kind: 'date',
      moment: ({ paid_at }) => paid_at,
      cell: ({ paid_at: at }) => at && <time dateTime={at}>{date(at)}</time>,
    },
    {
      id: 'created_at',
      sortable: true,
      header: t('created'),
      kind: 'date',
      moment: ({ created_at }) => created_at,
      cell: ({ created_at: at }) => <time dateTime={at}>{date(at)}</time>,
    },
  ]
}
