import type { ReactNode } from 'react'
import type { List } from '@/shared/lib/list-search'
import { usePageTitle } from '@/shared/lib/page-title'
import type { Column } from '../data-table'
import { PageHeader } from '../page-header'
import { ListTable } from './list-table'
import { ListToolbar } from './list-toolbar'
import { useListDisplay } from './use-list-display'

export type ListPageProps<Row extends { id: string }> = {
  title: string
  summary?: ReactNode
  /** Buttons of the page, the primary one last. */
  actions?: ReactNode
  list: List<Row>
  columns: readonly Column<Row>[]
  /** A click or Enter on a row. The row's title should lead to the same place. */
  onOpen?: (row: Row) => void
  searchLabel: string
  searchPlaceholder?: string
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
  const { title, summary, actions, list, notice, instead, children } = props
  usePageTitle(title)
  const { display, changeDisplay } = useListDisplay(list.path)
  return (
    <>
      <PageHeader title={title} summary={summary} actions={actions} />
      <ListToolbar {...props} display={display} onDisplay={changeDisplay} />
      {notice}
      {instead || <ListTable {...props} display={display} />}
      {children}
    </>
  )
}
