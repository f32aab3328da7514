import { useQuery } from '@tanstack/react-query'
import { inventoryQueries, type StockImport, type StockImportRow, stockImportFates } from '@/entities/inventory'
import { useText } from '@/shared/lib/i18n'
import { useRouteSearch } from '@/shared/lib/page-route'
import { Card } from '@/shared/ui/card'
import { type Column, DataTable } from '@/shared/ui/data-table'
import { SelectField } from '@/shared/ui/select-field'
import { type Status, StatusBadge } from '@/shared/ui/status-badge'
import { stockImportRoute } from './route'
import { stockImportText } from './text'

const pageSize = 25

const looks: Record<StockImportRow['fate'], Status> = { updated: 'done', unchanged: 'idle', refused: 'failed' }

/** What becomes of each row of a count. */
export function ImportRows({ stored }: { stored: StockImport }) {
  const t = useText(stockImportText)
  const { search, changeSearch } = useRouteSearch(stockImportRoute)
  const { fate, page = 1 } = search
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery(
    inventoryQueries.importRows(stored.id, { page, limit: pageSize, fate }),
  )
  const total = stockImportFates.reduce((sum, one) => sum + stored[one], 0)
  const columns: Column<StockImportRow>[] = [
    { id: 'line', header: t('line'), kind: 'number', cell: ({ line }) => line },
    {
      id: 'number',
      header: t('number'),
      onCard: 'title',
      cell: ({ part_number }) => <span className="figures font-semibold wrap-anywhere">{part_number}</span>,
    },
    { id: 'location', header: t('location'), cell: ({ location }) => location },
    { id: 'before', header: t('before'), kind: 'number', cell: ({ before }) => before },
    { id: 'quantity', header: t('counted'), kind: 'number', cell: ({ quantity }) => quantity },
    {
      id: 'fate',
      header: t('fate'),
      kind: 'status',
      onCard: 'corner',
      cell: (row) => <StatusBadge status={looks[row.fate]} label={t(row.fate)} />,
    },
    { id: 'reason', header: t('reason'), cell: ({ reason }) => <span className="wrap-anywhere">{reason}</span> },
  ]
  return (
    <Card
      title={t('rows')}
      flush
      actions={
        <SelectField
          label={t('fate')}
          hideLabel
          value={fate ?? ''}
          placeholder={t('allRows', { count: total })}
          options={stockImportFates.map((one) => ({ value: one, label: `${t(one)} (${stored[one]})` }))}
          onChange={({ target }) =>
            changeSearch({ fate: stockImportFates.find((one) => one === target.value), page: undefined })
          }
        />
      }
    >
      <DataTable
        inCard
        label={t('rows')}
        columns={columns}
        rows={data?.items}
        rowKey={({ line }) => String(line)}
        refreshing={isPlaceholderData && isFetching}
        paging={{
          page,
          pageSize,
          total: data?.total ?? 0,
          onPage: (next) => changeSearch({ page: next === 1 ? undefined : next }),
        }}
        error={error ? { message: error.message, onRetry: () => void refetch(), retrying: isFetching } : undefined}
        empty={<p className="p-5 text-ink-muted">{t('noRows')}</p>}
      />
    </Card>
  )
}
