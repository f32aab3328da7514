import type { UseQueryResult } from '@tanstack/react-query'
import { FileSpreadsheet } from 'lucide-react'
import type { ReactNode } from 'react'
import { CatalogueImportBadge } from '@/entities/catalogue'
import { useDateTime } from '@/shared/lib/date-time'
import { useText } from '@/shared/lib/i18n'
import { type Column, DataTable } from '@/shared/ui/data-table'
import { EmptyState } from '@/shared/ui/empty-state'
import { tableImportText } from '../text'

interface Listed {
  id: string
  file_name: string
  status: 'READING' | 'CHECKED' | 'APPLYING' | 'APPLIED' | 'FAILED'
  progress: number
  created_at: string
}

type ImportsTableProps<Import extends Listed> = {
  query: UseQueryResult<{ items: Import[]; total: number }>
  /** How many rows have a result. */
  counts: readonly { id: string; header: string; of: (one: Import) => number }[]
  page: number
  pageSize: number
  /** Called without a page for the first one. */
  onPage: (page: number | undefined) => void
  onOpen: (id: string) => void
  /** A link to an import; it gets the words. */
  link: (id: string, words: string) => ReactNode
}

/** Tables that were uploaded, the newest first, with what became of them. */
export function ImportsTable<Import extends Listed>(props: ImportsTableProps<Import>) {
  const { query, page, pageSize, onPage, onOpen } = props
  const { data, error, isFetching, refetch } = query
  const t = useText(tableImportText)
  return (
    <DataTable
      inCard
      label={t('imports')}
      columns={useColumns(props)}
      rows={data?.items}
      rowKey={({ id }) => id}
      onOpen={({ id }) => onOpen(id)}
      paging={{
        page,
        pageSize,
        total: data?.total ?? 0,
        onPage: (next) => onPage(next === 1 ? undefined : next),
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

function useColumns<Import extends Listed>({ counts, link }: ImportsTableProps<Import>): Column<Import>[] {
  const t = useText(tableImportText)
  const written = useDateTime()
  return [
    { id: 'file', header: t('fileName'), onCard: 'title', cell: ({ id, file_name }) => link(id, file_name) },
    {
      id: 'status',
      header: t('status'),
      kind: 'status',
      onCard: 'corner',
      cell: ({ status }) => <CatalogueImportBadge status={status} />,
    },
    {
      id: 'progress',
      header: t('progress'),
      kind: 'number',
      cell: ({ status, progress }) => (status === 'READING' || status === 'APPLYING' ? progress : ''),
    },
    ...counts.map(
      ({ id, header, of }): Column<Import> => ({
        id,
        header,
        kind: 'number',
        cell: (one) => (one.status === 'READING' ? '' : of(one)),
      }),
    ),
    {
      id: 'started',
      header: t('started'),
      kind: 'date',
      cell: ({ created_at }) => <time dateTime={created_at}>{written(created_at)}</time>,
    },
  ]
}
