import { Link } from '@tanstack/react-router'
import { AnswerDeadline, type Dispute, DisputeStateBadge, paymentText, useDisputeReason } from '@/entities/payment'
import { useDate } from '@/shared/lib/date-time'
import { useText } from '@/shared/lib/i18n'
import { useMoney } from '@/shared/lib/money'
import { type Column, rowTitleClass } from '@/shared/ui/data-table'
import { disputesText } from './text'

export function useDisputeColumns(): Column<Dispute>[] {
  const t = useText(disputesText)
  const words = useText(paymentText)
  const reasonOf = useDisputeReason()
  const date = useDate()
  const money = useMoney()
  return [
    {
      id: 'order',
      header: t('order'),
      onCard: 'title',
      value: ({ order }) => order.number,
      cell: ({ payment_id: id, order }) => (
        <Link to="/payments/$id" params={{ id }} className={rowTitleClass}>
          {order.number}
        </Link>
      ),
    },
    { id: 'customer', header: t('customer'), value: (row) => row.customer.name, cell: (row) => row.customer.name },
    {
      id: 'state',
      header: t('state'),
      kind: 'status',
      onCard: 'corner',
      value: ({ state }) => words(`dispute_${state}`),
      cell: ({ state }) => <DisputeStateBadge state={state} />,
    },
    {
      id: 'amount',
      header: t('amount'),
      kind: 'money',
      amount: ({ amount }) => amount,
      cell: (row) => money(row.amount),
    },
    {
      id: 'reason',
      header: t('reason'),
      value: ({ reason }) => reasonOf(reason),
      cell: ({ reason }) => reasonOf(reason),
    },
    {
      id: 'respond_by',
      header: t('respondBy'),
      kind: 'date',
      moment: ({ respond_by }) => respond_by,
      cell: ({ respond_by: until, answered_at: answeredAt, state }) => {
        if (!until) return null
        const isAwaited = !answeredAt && (state === 'OPEN' || state === 'INQUIRY')
        return isAwaited ? <AnswerDeadline until={until} /> : <time dateTime={until}>{date(until)}</time>
      },
    },
    {
      id: 'opened_at',
      header: t('opened'),
      kind: 'date',
      moment: ({ opened_at }) => opened_at,
      cell: ({ opened_at: at }) => <time dateTime={at}>{date(at)}</time>,
    },
  ]
}
