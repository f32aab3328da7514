import { SearchX } from 'lucide-react'
import { useText } from '@/shared/lib/i18n'
import { Button } from '../button'
import { DataTable } from '../data-table'
import { EmptyState } from '../empty-state'
import type { ListPageProps } from './list-page'
import { listPageText } from './text'
import type { ListDisplay } from './use-list-display'

type ListTableProps<Row extends { id: string }> = Pick<
  ListPageProps<Row>,
  'title' | 'list' | 'columns' | 'onOpen' | 'empty' | 'nothingFound'
> & { display: ListDisplay }

/** The rows of a list with its paging, or why there are none. */
export function ListTable<Row extends { id: string }>(props: ListTableProps<Row>) {
  const { title, list, columns, onOpen, empty, nothingFound, display } = props
  const { rows, error, retry, isFetching, isRefreshing, sort, page, pageSize, total } = list
  return (
    <DataTable
      label={title}
      columns={columns}
      rows={rows}
      rowKey={({ id }) => id}
      onOpen={onOpen}
      hiddenColumns={display.hiddenColumns}
      density={display.density}
      sort={sort}
      onSort={list.sortFields.length > 0 ? list.setSort : undefined}
      paging={{ page, pageSize, total, onPage: list.setPage, onPageSize: list.setPageSize }}
      refreshing={isRefreshing}
      error={error ? { message: error.message, onRetry: retry, retrying: isFetching } : undefined}
      empty={list.isFiltered ? (nothingFound ?? <NothingFound onReset={list.reset} />) : empty}
    />
  )
}

function NothingFound({ onReset }: { onReset: () => void }) {
  const t = useText(listPageText)
  return (
    <EmptyState title={t('nothingFoundTitle')} icon={SearchX} action={<Button onClick={onReset}>{t('reset')}</Button>}>
      {t('nothingFound')}
    </EmptyState>
  )
}
