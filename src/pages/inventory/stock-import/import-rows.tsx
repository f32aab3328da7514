import { useQuery } from '@tanstack/react-query'
import { inventoryQueries, type StockImport, type StockImportRow, stockImportFates } from '@/entities/inventory'
import { useText } from '@/shared/lib/i18n'
import { useRouteSearch } from '@/shared/lib/page-route'
import type { Status } from '@/shared/ui/status-badge'
import { ImportRows, useImportColumns } from '@/widgets/table-import'
import { stockImportRoute } from './route'
import { stockImportText } from './text'

const pageSize = 25

const appearances: Record<StockImportRow['fate'], Status> = { updated: 'done', unchanged: 'idle', refused: 'failed' }

/** What becomes of each row of a count. */
export function StockImportRows({ stored }: { stored: StockImport }) {
  const t = useText(stockImportText)
  const { search, changeSearch } = useRouteSearch(stockImportRoute)
  const { fate, page = 1 } = search
  const columns = useImportColumns<StockImportRow['fate'], StockImportRow>(appearances, t, [
    { id: 'location', header: t('location'), cell: ({ location }) => location },
    { id: 'before', header: t('before'), kind: 'number', cell: ({ before }) => before },
    { id: 'quantity', header: t('counted'), kind: 'number', cell: ({ quantity }) => quantity },
  ])
  return (
    <ImportRows
      query={useQuery(inventoryQueries.importRows(stored.id, { page, limit: pageSize, fate }))}
      columns={columns}
      fates={stockImportFates.map((value) => ({ value, label: t(value), count: stored[value] }))}
      search={search}
      pageSize={pageSize}
      onSearch={changeSearch}
    />
  )
}
