import type { UseQueryResult } from '@tanstack/react-query'
import { useText } from '@/shared/lib/i18n'
import { Card } from '@/shared/ui/card'
import { type Column, DataTable } from '@/shared/ui/data-table'
import { SelectField } from '@/shared/ui/select-field'
import { type Status, StatusBadge } from '@/shared/ui/status-badge'
import { tableImportText } from '../text'

interface Row<Fate extends string> {
  line: number
  part_number: string
  fate: Fate
  reason: string | null
  /** Which cells are wrong. */
  cells: readonly string[]
  /** What became of it when the import was undone. */
  undone: 'removed' | 'restored' | 'kept' | null
}

interface FateOfRows<Fate extends string> {
  value: Fate
  label: string
  /** How many rows have it. */
  count: number
}

type ImportRowsProps<Fate extends string, Shown extends Row<Fate>> = {
  query: UseQueryResult<{ items: Shown[]; total: number }>
  columns: Column<Shown>[]
  fates: readonly FateOfRows<Fate>[]
  /** The result that the rows are filtered by, and their page. */
  search: { fate?: Fate | undefined; page?: number | undefined }
  pageSize: number
  onSearch: (change: { fate?: Fate | undefined; page?: number | undefined }) => void
}

/** What becomes of each row of a table. */
export function ImportRows<Fate extends string, Shown extends Row<Fate>>({
  query: { data, error, isFetching, isPlaceholderData, refetch },
  columns,
  fates,
  search: { fate, page = 1 },
  pageSize,
  onSearch,
}: ImportRowsProps<Fate, Shown>) {
  const t = useText(tableImportText)
  const total = fates.reduce((sum, { count }) => sum + count, 0)
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
          options={fates.map(({ value, label, count }) => ({ value, label: `${label} (${count})` }))}
          onChange={({ target }) =>
            onSearch({ fate: fates.find(({ value }) => value === target.value)?.value, page: undefined })
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
          onPage: (next) => onSearch({ page: next === 1 ? undefined : next }),
        }}
        error={error ? { message: error.message, onRetry: () => void refetch(), retrying: isFetching } : undefined}
        empty={<p className="p-5 text-ink-muted">{t('noRows')}</p>}
      />
    </Card>
  )
}

/** The columns of every table, with further ones after the part number. */
export function useImportColumns<Fate extends string, Shown extends Row<Fate>>(
  statuses: Record<Fate, Status>,
  label: (fate: Fate) => string,
  further: readonly Column<Shown>[] = [],
): Column<Shown>[] {
  const t = useText(tableImportText)
  return [
    { id: 'line', header: t('line'), kind: 'number', cell: ({ line }) => line },
    {
      id: 'number',
      header: t('number'),
      onCard: 'title',
      cell: ({ part_number }) => <span className="figures font-semibold wrap-anywhere">{part_number}</span>,
    },
    ...further,
    {
      id: 'fate',
      header: t('fate'),
      kind: 'status',
      onCard: 'corner',
      cell: ({ fate }) => <StatusBadge status={statuses[fate]} label={label(fate)} />,
    },
    {
      id: 'reason',
      header: t('reason'),
      cell: ({ reason, cells, undone }) => (
        <span className="wrap-anywhere">
          {cells.length > 0 && <b className="figures">{t('inCells', { cells: cells.join(', ') })} </b>}
          {undone && <b>{t(`outcome_${undone}`)} </b>}
          {reason}
        </span>
      ),
    },
  ]
}
