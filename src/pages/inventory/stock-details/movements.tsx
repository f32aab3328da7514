import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { History } from 'lucide-react'
import { inventoryQueries, type StockMovement } from '@/entities/inventory'
import { useDateTime } from '@/shared/lib/date-time'
import { numberFormat } from '@/shared/lib/formats'
import { useLocale, useText } from '@/shared/lib/i18n'
import { useRouteSearch } from '@/shared/lib/page-route'
import { Card } from '@/shared/ui/card'
import { type Column, DataTable } from '@/shared/ui/data-table'
import { EmptyState } from '@/shared/ui/empty-state'
import { stockRoute } from './route'
import { stockText } from './text'

const pageSize = 25

/** The ledger of a part, the newest movement first. */
export function Movements({ partId }: { partId: string }) {
  const t = useText(stockText)
  const { search, changeSearch } = useRouteSearch(stockRoute)
  const page = search.page ?? 1
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery(
    inventoryQueries.movements(partId, { page, limit: pageSize }),
  )
  return (
    <Card title={t('history')} flush>
      <DataTable
        inCard
        label={t('history')}
        columns={useMovementColumns()}
        rows={data?.items}
        rowKey={({ id }) => String(id)}
        refreshing={isPlaceholderData && isFetching}
        paging={{
          page,
          pageSize,
          total: data?.total ?? 0,
          onPage: (next) => changeSearch({ page: next === 1 ? undefined : next }),
        }}
        error={error ? { message: error.message, onRetry: () => void refetch(), retrying: isFetching } : undefined}
        empty={
          <EmptyState title={t('noMovementsTitle')} icon={History}>
            {t('noMovements')}
          </EmptyState>
        }
      />
    </Card>
  )
}

function useMovementColumns(): Column<StockMovement>[] {
  const t = useText(stockText)
  const written = useDateTime()
  const signed = numberFormat(useLocale(), { signDisplay: 'exceptZero' })
  const change = (pieces: number) => (pieces === 0 ? '' : signed.format(pieces))
  return [
    {
      id: 'recorded_at',
      header: t('when'),
      kind: 'date',
      cell: ({ recorded_at }) => <time dateTime={recorded_at}>{written(recorded_at)}</time>,
    },
    { id: 'kind', header: t('kind'), onCard: 'title', cell: ({ kind }) => t(kind) },
    { id: 'location', header: t('location'), cell: ({ location }) => location },
    { id: 'on_hand', header: t('onHandChange'), kind: 'number', cell: ({ on_hand_change }) => change(on_hand_change) },
    {
      id: 'reserved',
      header: t('reservedChange'),
      kind: 'number',
      cell: ({ reserved_change }) => change(reserved_change),
    },
    {
      id: 'order',
      header: t('order'),
      cell: ({ order }) =>
        order && (
          <Link
            to="/orders/$id"
            params={{ id: order.id }}
            className="figures inline-flex min-h-6 items-center hover:underline"
          >
            {order.order_number}
          </Link>
        ),
    },
    { id: 'by', header: t('by'), cell: ({ by }) => by ?? t('system') },
    { id: 'reason', header: t('reason'), cell: ({ reason }) => <span className="wrap-anywhere">{reason}</span> },
  ]
}
