import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { catalogueImportQueries } from '@/entities/catalogue'
import { useText } from '@/shared/lib/i18n'
import { useRouteSearch } from '@/shared/lib/page-route'
import { rowTitleClass } from '@/shared/ui/data-table'
import { ImportsTable } from '@/widgets/table-import'
import { catalogueImportsRoute } from './route'
import { catalogueImportsText } from './text'

const pageSize = 10

/** The imports of a catalogue, the newest first; one that runs is followed. */
export function CatalogueImportsTable({ catalogueId }: { catalogueId: string }) {
  const t = useText(catalogueImportsText)
  const navigate = useNavigate()
  const { search, changeSearch } = useRouteSearch(catalogueImportsRoute)
  const page = search.page ?? 1
  return (
    <ImportsTable
      query={useQuery(catalogueImportQueries.list(catalogueId, { page, limit: pageSize }))}
      counts={[
        { id: 'created', header: t('created'), of: ({ created }) => created },
        { id: 'updated', header: t('updated'), of: ({ updated }) => updated },
        { id: 'refused', header: t('refused'), of: ({ refused }) => refused },
      ]}
      page={page}
      pageSize={pageSize}
      onPage={(next) => changeSearch({ page: next })}
      onOpen={(id) => void navigate({ to: '/manage-catalogue/import/$id', params: { id } })}
      link={(id, words) => (
        <Link to="/manage-catalogue/import/$id" params={{ id }} className={rowTitleClass}>
          {words}
        </Link>
      )}
    />
  )
}
