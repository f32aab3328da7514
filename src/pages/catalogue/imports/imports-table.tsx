import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { FileSpreadsheet } from 'lucide-react'
import { type CatalogueImport, CatalogueImportBadge, catalogueImportQueries, isRunning } from '@/entities/catalogue'
import { useDateTime } from '@/shared/lib/date-time'
import { useText } from '@/shared/lib/i18n'
import { useRouteSearch } from '@/shared/lib/page-route'
import { type Column, DataTable } from '@/shared/ui/data-table'
import { EmptyState } from '@/shared/ui/empty-state'
import { catalogueImportsRoute } from './route'
import { catalogueImportsText } from './text'

const pageSize = 10

/** The imports of a catalogue, the newest first; one that runs is followed. */
export function ImportsTable({ catalogueId }: { catalogueId: string }) {
  const t = useText(catalogueImportsText)
  const navigate = useNavigate()
  const { search, changeSearch } = useRouteSearch(catalogueImportsRoute)
  const page = search.page ?? 1
  const { data, error, isFetching, refetch } = useQuery(
    catalogueImportQueries.list(catalogueId, { page, limit: pageSize }),
  )
  return (
    <DataTable
      inCard
      label={t('imports')}
      columns={useImportColumns()}
      rows={data?.items}
      rowKey={({ id }) => id}
      onOpen={({ id }) => void navigate({ to: '/manage-catalogue/import/$id', params: { id } })}
      paging={{
        page,
        pageSize,
        total: data?.total ?? 0,
        onPage: (next) => changeSearch({ page: next === 1 ? undefined : next }),
      }}
      error={error ? { message: error.message, onRetry: () => void refetch(), retrying: isFetching } : undefined}
      empty={
        <EmptyState title={t('emptyTitle')} icon={FileSpreadsheet}>
          {t('empty')}
        </EmptyState>
      }
    />
  )
}

function useImportColumns(): Column<CatalogueImport>[] {
  const t = useText(catalogueImportsText)
  const written = useDateTime()
  const count = (one: CatalogueImport, rows: number) => (one.status === 'READING' ? '' : rows)
  return [
    {
      id: 'file',
      header: t('fileName'),
      onCard: 'title',
      cell: ({ id, file_name }) => (
        <Link
          to="/manage-catalogue/import/$id"
          params={{ id }}
          className="inline-flex min-h-6 font-semibold wrap-anywhere hover:underline"
        >
          {file_name}
        </Link>
      ),
    },
    {
      id: 'status',
      header: t('status'),
      kind: 'status',
      onCard: 'corner',
      cell: (one) => <CatalogueImportBadge status={one.status} />,
    },
    { id: 'progress', header: t('progress'), kind: 'number', cell: (one) => (isRunning(one) ? one.progress : '') },
    { id: 'created', header: t('created'), kind: 'number', cell: (one) => count(one, one.created) },
    { id: 'updated', header: t('updated'), kind: 'number', cell: (one) => count(one, one.updated) },
    { id: 'refused', header: t('refused'), kind: 'number', cell: (one) => count(one, one.refused) },
    {
      id: 'started',
      header: t('started'),
      kind: 'date',
      cell: ({ created_at }) => <time dateTime={created_at}>{written(created_at)}</time>,
    },
  ]
}
