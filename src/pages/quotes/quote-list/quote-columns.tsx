import { Link } from '@tanstack/react-router'
import { QuoteStatusBadge, type QuoteSummary, quoteText } from '@/entities/quote'
import { useDateTime, useDay } from '@/shared/lib/date-time'
import { useText } from '@/shared/lib/i18n'
import { useMoney } from '@/shared/lib/money'
import { type Column, rowTitleClass } from '@/shared/ui/data-table'
import { quotesText } from './text'

/**
 * @param isSeller whether the reader sells: then the other side of a quote is its customer
 * @param isOfAll whether the quotes are those of all dealerships, so that each names its own
 */
export function useQuoteColumns(isSeller: boolean, isOfAll: boolean): Column<QuoteSummary>[] {
  const t = useText(quotesText)
  const words = useText(quoteText)
  const written = useDateTime()
  const writtenDay = useDay()
  const money = useMoney()
  const other = ({ operator, dealership }: QuoteSummary) => (isSeller ? operator : dealership).name
  const seller = ({ dealership }: QuoteSummary) => dealership.name
  return [
    {
      id: 'quote_number',
      sortable: true,
      header: t('number'),
      onCard: 'title',
      value: (quote) => quote.quote_number,
      cell: ({ id, quote_number }) => (
        <Link to="/quotes/$id" params={{ id }} className={rowTitleClass}>
          {quote_number}
        </Link>
      ),
    },
    { id: 'other', header: t(isSeller ? 'customer' : 'dealership'), value: other, cell: other },
    ...(isOfAll ? [{ id: 'dealership', header: t('dealership'), value: seller, cell: seller }] : []),
    {
      id: 'status',
      sortable: true,
      header: t('status'),
      kind: 'status',
      onCard: 'corner',
      value: ({ status }) => words(status),
      cell: ({ status }) => <QuoteStatusBadge status={status} isCustomer={!isSeller} />,
    },
    {
      id: 'line_count',
      header: t('lines'),
      kind: 'number',
      value: (quote) => quote.line_count,
      cell: (quote) => quote.line_count,
    },
    {
      id: 'total',
      sortable: true,
      header: t('total'),
      kind: 'money',
      amount: ({ total }) => total,
      cell: ({ total }) => (total ? money(total) : t('notQuoted')),
    },
    {
      id: 'valid_until',
      sortable: true,
      header: t('validUntil'),
      kind: 'date',
      value: (quote) => quote.valid_until ?? '',
      cell: ({ valid_until: day }) => day && <time dateTime={day}>{writtenDay(day)}</time>,
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
