import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { importFateValues } from '#contract/platform-limits'
import {
  type CatalogueImport,
  type CatalogueImportRow,
  catalogueImportQueries,
  catalogueImportText,
} from '@/entities/catalogue'
import { useText } from '@/shared/lib/i18n'
import { useRouteSearch } from '@/shared/lib/page-route'
import { useRowSelection } from '@/shared/ui/data-table'
import { SelectionBar } from '@/shared/ui/list-page'
import type { Status } from '@/shared/ui/status-badge'
import { ImportRows, useImportColumns } from '@/widgets/table-import'
import { DeleteParts } from './delete-parts'
import { catalogueImportRoute } from './route'

const pageSize = 25

const appearances: Record<CatalogueImportRow['fate'], Status> = {
  created: 'new',
  updated: 'done',
  unchanged: 'idle',
  refused: 'failed',
}

/** What became of each row of a table of parts; those that are new can be deleted again. */
export function CatalogueImportRows({ catalogueId, stored }: { catalogueId: string; stored: CatalogueImport }) {
  const t = useText(catalogueImportText)
  const { search, changeSearch } = useRouteSearch(catalogueImportRoute)
  const { fate, page = 1 } = search
  const [deleted, setDeleted] = useState<readonly string[]>([])
  const query = useQuery({
    ...catalogueImportQueries.rows(catalogueId, stored.id, { page, limit: pageSize, fate }),
    select: withIds,
  })
  const selection = useRowSelection<IdentifiedRow>({
    nameOf: ({ part_number }) => part_number,
    canSelect: ({ fate, part_id: id, undone }) =>
      stored.status === 'APPLIED' && fate === 'created' && id !== null && undone === null && !deleted.includes(id),
  })
  const columns = useImportColumns<CatalogueImportRow['fate'], IdentifiedRow>(appearances, t)
  return (
    <>
      <SelectionBar
        count={selection.rows.length}
        onSelectPage={() => selection.add(query.data?.items ?? [])}
        onClear={selection.clear}
      >
        <DeleteParts
          ids={selection.rows.map(({ id }) => id)}
          onDeleted={(ids) => {
            setDeleted([...deleted, ...ids])
            selection.remove(ids)
          }}
        />
      </SelectionBar>
      <ImportRows
        query={query}
        columns={stored.status === 'APPLIED' ? [selection.column, ...columns] : columns}
        fates={importFateValues.map((value) => ({ value, label: t(value), count: stored[value] }))}
        search={search}
        pageSize={pageSize}
        onSearch={changeSearch}
      />
    </>
  )
}

type IdentifiedRow = CatalogueImportRow & { id: string }

const withIds = ({ items, ...page }: { items: CatalogueImportRow[]; total: number }) => ({
  ...page,
  items: items.map((row): IdentifiedRow => ({ ...row, id: row.part_id ?? `line ${row.line}` })),
})
