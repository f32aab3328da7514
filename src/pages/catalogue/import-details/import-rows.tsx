import { useQuery } from '@tanstack/react-query'
import { importFateValues } from '#contract/platform-limits'
import {
  type CatalogueImport,
  type CatalogueImportRow,
  catalogueImportQueries,
  catalogueImportText,
} from '@/entities/catalogue'
import { useText } from '@/shared/lib/i18n'
import { useRouteSearch } from '@/shared/lib/page-route'
import { Card } from '@/shared/ui/card'
import { type Column, DataTable } from '@/shared/ui/data-table'
import { SelectField } from '@/shared/ui/select-field'
import { type Status, StatusBadge } from '@/shared/ui/status-badge'
import { catalogueImportRoute } from './route'
import { catalogueImportDetailsText } from './text'

const pageSize = 25

const looks: Record<CatalogueImportRow['fate'], Status> = {
  created: 'new',
  updated: 'done',
  unchanged: 'idle',
  refused: 'failed',
}

/** What becomes of each row of a table. */
export function ImportRows({ catalogueId, stored }: { catalogueId: string; stored: CatalogueImport }) {
  const t = useText(catalogueImportDetailsText)
  const fates = useText(catalogueImportText)
  const { search, changeSearch } = useRouteSearch(catalogueImportRoute)
  const { fate, page = 1 } = search
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery(
    catalogueImportQueries.rows(catalogueId, stored.id, { page, limit: pageSize, fate }),
  )
  const total = importFateValues.reduce((sum, one) => sum + stored[one], 0)
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
          options={importFateValues.map((one) => ({ value: one, label: `${fates(one)} (${stored[one]})` }))}
          onChange={({ target }) =>
            changeSearch({ fate: importFateValues.find((one) => one === target.value), page: undefined })
          }
        />
      }
    >
      <DataTable
        inCard
        label={t('rows')}
        columns={useRowColumns()}
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

function useRowColumns(): Column<CatalogueImportRow>[] {
  const t = useText(catalogueImportDetailsText)
  const fates = useText(catalogueImportText)
  return [
    { id: 'line', header: t('line'), kind: 'number', cell: ({ line }) => line },
    {
      id: 'number',
      header: t('number'),
      onCard: 'title',
      cell: ({ part_number }) => <span className="figures font-semibold wrap-anywhere">{part_number}</span>,
    },
    {
      id: 'fate',
      header: t('fate'),
      kind: 'status',
      onCard: 'corner',
      cell: ({ fate }) => <StatusBadge status={looks[fate]} label={fates(fate)} />,
    },
    {
      id: 'reason',
      header: t('reason'),
      cell: ({ reason }) => <span className="wrap-anywhere">{reason}</span>,
    },
  ]
}
