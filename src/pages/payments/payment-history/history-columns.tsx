import { Link } from '@tanstack/react-router'
import { type PaymentAuditRow, paymentText, useAuditDetails } from '@/entities/payment'
import { useDateTime } from '@/shared/lib/date-time'
import { useText } from '@/shared/lib/i18n'
import { useMoney } from '@/shared/lib/money'
import type { Column } from '@/shared/ui/data-table'
import { paymentHistoryText } from './text'

export function useHistoryColumns(): Column<PaymentAuditRow>[] {
  const t = useText(paymentHistoryText)
  const words = useText(paymentText)
  const written = useDateTime()
  const money = useMoney()
  const details = useAuditDetails()
  return [
    {
      id: 'action',
      header: t('action'),
      onCard: 'title',
      value: ({ action }) => words(action),
      cell: ({ action }) => <span className="font-semibold">{words(action)}</span>,
    },
    {
      id: 'at',
      header: t('at'),
      kind: 'date',
      moment: ({ at }) => at,
      cell: ({ at }) => <time dateTime={at}>{written(at)}</time>,
    },
    { id: 'who', header: t('who'), value: ({ who }) => who ?? t('system'), cell: ({ who }) => who ?? t('system') },
    {
      id: 'order',
      header: t('order'),
      value: ({ order }) => order?.number,
      cell: ({ order }) =>
        order && (
          <Link to="/payments/$id" params={{ id: order.payment_id }} className="touch-target text-link hover:underline">
            {order.number}
          </Link>
        ),
    },
    {
      id: 'amount',
      header: t('amount'),
      kind: 'money',
      amount: ({ amount }) => amount,
      cell: ({ amount }) => amount && money(amount),
    },
    {
      id: 'text',
      header: t('text'),
      value: details,
      cell: (entry) => <span className="wrap-anywhere">{details(entry)}</span>,
    },
  ]
}
