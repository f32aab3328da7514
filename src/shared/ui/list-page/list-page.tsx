import { SearchX } from 'lucide-react'
import type { ReactNode } from 'react'
import { useGradually } from '@/shared/lib/gradually'
import { useText } from '@/shared/lib/i18n'
import type { List } from '@/shared/lib/list-search'
import { useListWalk } from '@/shared/lib/list-walk'
import { usePageTitle } from '@/shared/lib/page-title'
import { Button } from '../button'
import { type Column, DataTable } from '../data-table'
import { EmptyState } from '../empty-state'
import { PageHeader } from '../page-header'
import { ListToolbar } from './list-toolbar'
import { listPageText } from './text'
import { type ListDisplay, useListDisplay } from './use-list-display'

export type ListPageProps<Row extends { id: string }> = {
  title: string
  summary?: ReactNode
  /** Buttons of the page, the primary one last. */
  actions?: ReactNode
  /** What is seldom needed, beside the title. */
  menu?: ReactNode
  /** Links to the other pages of the same subject, below the title. */
  tabs?: ReactNode
  list: List<Row>
  columns: readonly Column<Row>[]
  /** A click or Enter on a row. The row's title should lead to the same place. */
  onOpen?: (row: Row) => void
  /** Omitted where the list has no search. */
  searchLabel?: string
  searchPlaceholder?: string
  /** Chooses whose list it is, or where is searched; unlike filters it stays in sight on a phone. */
  scope?: ReactNode
  filters?: ReactNode
  /** What the list is for and the first thing to do, where there is nothing yet. */
  empty: ReactNode
  /** Replaces the words and the buttons where nothing matches the filters. */
  nothingFound?: ReactNode
  /** The server's own table of what is filtered, where it has one. */
  exportTable?: () => Promise<Blob>
  /** Between the filters and the rows. */
  notice?: ReactNode
  /** In place of the rows, such as a question that comes before them. */
  instead?: ReactNode
  /** Dialogs and drawers. */
  children?: ReactNode
}

/** A list of things: search and filters, views, columns and export above, a page of rows below. */
export function ListPage<Row extends { id: string }>(props: ListPageProps<Row>) {
  const { title, summary, actions, menu, tabs, list, notice, instead, children } = props
  usePageTitle(title)
  const { display, changeDisplay } = useListDisplay(list.path)
  return (
    <>
      <PageHeader title={title} summary={summary} actions={actions} menu={menu} />
      {tabs}
      <ListToolbar {...props} display={display} onDisplay={changeDisplay} />
      {notice}
      {instead || <ListTable {...props} display={display} />}
      {children}
    </>
  )
}

type ListTableProps<Row extends { id: string }> = Pick<
  ListPageProps<Row>,
  'title' | 'list' | 'columns' | 'onOpen' | 'empty' | 'nothingFound'
> & { display: ListDisplay }

/** The rows of a list with its paging, or why there are none. */
function ListTable<Row extends { id: string }>(props: ListTableProps<Row>) {
  const { title, list, columns, onOpen, empty, nothingFound, display } = props
  const rows = useGradually(list.rows)
  const { error, retry, isFetching, isRefreshing, sort, page, pageSize, total } = list
  useListWalk(list.path, list.search, rows)
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
      isSortedAbove
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
