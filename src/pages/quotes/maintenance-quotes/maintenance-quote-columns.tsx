import { Link } from '@tanstack/react-router'
import {
  isUnchecked,
  MaintenanceQuoteStatusBadge,
  type MaintenanceQuoteSummary,
  maintenanceQuoteText,
  quotedMachine,
} from '@/entities/maintenance-quote'
import { useDateTime } from '@/shared/lib/date-time'
import { useText } from '@/shared/lib/i18n'
import { useMoney } from '@/shared/lib/money'
import { type Column, rowTitleClass } from '@/shared/ui/data-table'

/** @param isOfAll whether the quotes are those of all dealerships, so that each names its own */
export function useMaintenanceQuoteColumns(isOfAll: boolean): Column<MaintenanceQuoteSummary>[] {
  const t = useText(maintenanceQuoteText)
  const written = useDateTime()
  const money = useMoney()
  const seller = ({ dealership }: MaintenanceQuoteSummary) => dealership.name
  return [
    {
      id: 'quote_number',
      sortable: true,
      header: t('number'),
      onCard: 'title',
      value: (quote) => quote.quote_number,
      cell: (quote) => (
        <div>
          <Link to="/maintenance-quotes/$id" params={{ id: quote.id }} className={rowTitleClass}>
            {quote.quote_number}
          </Link>
          {isUnchecked(quote) && <p className="text-sm font-normal text-ink-muted">{t('automatic')}</p>}
        </div>
      ),
    },
    { id: 'machine', header: t('machine'), value: quotedMachine, cell: (quote) => quotedMachine(quote) },
    {
      id: 'tasks',
      header: t('tasks'),
      value: ({ tasks }) => tasks.join(', '),
      cell: ({ tasks }) => <span className="wrap-anywhere">{tasks.join(', ')}</span>,
    },
    {
      id: 'customer',
      header: t('customer'),
      value: ({ operator }) => operator.name,
      cell: ({ operator }) => operator.name,
    },
    ...(isOfAll ? [{ id: 'dealership', header: t('dealership'), value: seller, cell: seller }] : []),
    {
      id: 'status',
      sortable: true,
      header: t('status'),
      kind: 'status',
      onCard: 'corner',
      value: ({ status }) => t(status),
      cell: ({ status }) => <MaintenanceQuoteStatusBadge status={status} />,
    },
    {
      id: 'total',
      header: t('total'),
      kind: 'money',
      amount: ({ total }) => total,
      cell: ({ total }) => money(total),
    },
    {
      id: 'created_at',
      sortable: true,
      header: t('created'),
      kind: 'date',
      moment: ({ created_at }) => created_at,
      cell: ({ created_at }) => <time dateTime={created_at}>{written(created_at)}</time>,
    },
  ]
}
