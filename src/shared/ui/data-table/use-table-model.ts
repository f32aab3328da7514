import {
  columnVisibilityFeature,
  type ReactTable,
  rowSortingFeature,
  tableFeatures,
  useTable,
} from '@tanstack/react-table'
import { type ReactNode, useMemo } from 'react'
import type { Sort } from '@/shared/lib/page-route'
import { type Column, canHide } from './column'

const features = tableFeatures({
  columnVisibilityFeature,
  rowSortingFeature,
  columnMeta: {} as Pick<Column<never>, 'kind' | 'onCard'>,
})

type TableOptions<Row> = {
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string
  sort: Sort | undefined
  onSort: ((sort: Sort) => void) | undefined
  hiddenColumns: readonly string[]
}

type Model<Row extends object> = ReactTable<typeof features, Row>

/** A page of rows as @tanstack/react-table sees it: the visible columns, and the rows in the server's order. */
export type TableModel<Row extends object> = {
  columns: ReturnType<Model<Row>['getVisibleLeafColumns']>
  rows: ModelRow<Row>[]
  /** What a column has above the rows in place of its header. */
  headOf: (columnId: string) => ReactNode
  /** Called, not rendered as a component: columns are rebuilt on each render, but their cells must stay mounted. */
  contentOf: (cell: ModelCell<Row>) => ReactNode
}

export type ModelRow<Row extends object> = ReturnType<Model<Row>['getRowModel']>['rows'][number]
export type ModelCell<Row extends object> = ReturnType<ModelRow<Row>['getVisibleCells']>[number]

export function useTableModel<Row extends object>(options: TableOptions<Row>): TableModel<Row> {
  const { columns, rows, rowKey, sort, onSort, hiddenColumns } = options
  const columnVisibility = useMemo(() => Object.fromEntries(hiddenColumns.map((id) => [id, false])), [hiddenColumns])
  const sorting = useMemo(() => (sort ? [{ id: sort.field, desc: sort.direction === 'desc' }] : []), [sort])
  const table = useTable({
    features,
    data: rows,
    columns: columns.map((column) => ({
      id: column.id,
      header: column.header,
      accessorFn: (row: Row) => column.value?.(row),
      enableSorting: Boolean(column.sortable && onSort),
      enableHiding: canHide(column),
      meta: { kind: column.kind, onCard: column.onCard },
    })),
    getRowId: rowKey,
    state: { columnVisibility, sorting },
    manualSorting: true,
    enableSortingRemoval: false,
    enableMultiSort: false,
    sortDescFirst: false,
    onSortingChange: (update) => {
      const [next] = typeof update === 'function' ? update(sorting) : update
      if (next) onSort?.({ field: next.id, direction: next.desc ? 'desc' : 'asc' })
    },
  })
  return {
    columns: table.getVisibleLeafColumns(),
    rows: table.getRowModel().rows,
    headOf: (columnId) => columns.find(({ id }) => id === columnId)?.head?.(rows),
    contentOf: ({ column, row }) => columns.find(({ id }) => id === column.id)?.cell(row.original),
  }
}
