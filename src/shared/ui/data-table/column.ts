import type { ReactNode } from 'react'

export type Column<Row> = {
  /** Also what `onSort` is called with. */
  id: string
  header: string
  cell: (row: Row) => ReactNode
  /** Decides the alignment: figures and money stand right, everything else left. */
  kind?: 'text' | 'number' | 'money' | 'date' | 'status' | 'actions'
  sortable?: boolean
  /** Where it goes when the table turns into cards; a labelled line unless said otherwise. */
  onCard?: 'title' | 'line' | 'corner' | 'footer' | 'hidden'
}

export type Sort = { column: string; direction: 'asc' | 'desc' }

/** The order after a press on a heading: ascending first, then the other way round. */
export function nextSort(current: Sort | undefined, column: string): Sort {
  const turned = current?.column === column && current.direction === 'asc'
  return { column, direction: turned ? 'desc' : 'asc' }
}

/** The classes of a cell by what it holds. */
export function cellClass(kind: Column<never>['kind']): string {
  if (kind === 'number' || kind === 'money') return 'text-right figures whitespace-nowrap'
  if (kind === 'date') return 'text-left figures whitespace-nowrap'
  return kind === 'actions' ? 'text-right' : 'text-left'
}
