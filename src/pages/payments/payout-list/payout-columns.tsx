import { type Payout, PayoutStateBadge, paymentText, usePayoutFailure } from '@/entities/payment'
import { useDate } from '@/shared/lib/date-time'
import { useText } from '@/shared/lib/i18n'
import { useMoney } from '@/shared/lib/money'
import type { Column } from '@/shared/ui/data-table'
import { payoutsText } from './text'

export function usePayoutColumns(): Column<Payout>[] {
  const t = useText(payoutsText)
  const words = useText(paymentText)
  const date = useDate()
  const money = useMoney()
  const failureOf = usePayoutFailure()
  return [
    {
      id: 'amount',
      sortable: true,
      header: t('amount'),
      kind: 'money',
      onCard: 'title',
      amount: ({ amount }) => amount,
      cell: (row) => <span className="font-semibold">{money(row.amount)}</span>,
    },
    {
      id: 'state',
      sortable: true,
      header: t('state'),
      kind: 'status',
      onCard: 'corner',
      exported: [
        { header: t('state'), value: ({ state }) => words(`payout_${state}`) },
        { header: t('failure'), value: ({ failure }) => failure && failureOf(failure) },
      ],
      cell: ({ state, failure }) => (
        <span className="grid justify-items-start gap-1">
          <PayoutStateBadge state={state} />
          {failure && <span className="text-sm text-danger-ink wrap-anywhere">{failureOf(failure)}</span>}
        </span>
      ),
    },
    {
      id: 'created_at',
      sortable: true,
      header: t('created'),
      kind: 'date',
      moment: ({ created_at }) => created_at,
      cell: ({ created_at: at }) => <time dateTime={at}>{date(at)}</time>,
    },
    {
      id: 'arrives_at',
      sortable: true,
      header: t('arrives'),
      kind: 'date',
      moment: ({ arrives_at }) => arrives_at,
      cell: ({ arrives_at: at }) => <time dateTime={at}>{date(at)}</time>,
    },
  ]
}
