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
import type { Status } from '@/shared/ui/status-badge'
import { ImportRows, useImportColumns } from '@/widgets/table-import'
import { catalogueImportRoute } from './route'

const pageSize = 25

const appearances: Record<CatalogueImportRow['fate'], Status> = {
  created: 'new',
  updated: 'done',
  unchanged: 'idle',
  refused: 'failed',
}

/** What becomes of each row of a table of parts. */
export function CatalogueImportRows({ catalogueId, stored }: { catalogueId: string; stored: CatalogueImport }) {
  const t = useText(catalogueImportText)
  const { search, changeSearch } = useRouteSearch(catalogueImportRoute)
  const { fate, page = 1 } = search
  return (
    <ImportRows
      query={useQuery(catalogueImportQueries.rows(catalogueId, stored.id, { page, limit: pageSize, fate }))}
      columns={useImportColumns<CatalogueImportRow['fate'], CatalogueImportRow>(appearances, t)}
      fates={importFateValues.map((value) => ({ value, label: t(value), count: stored[value] }))}
      search={search}
      pageSize={pageSize}
      onSearch={changeSearch}
    />
  )
}
