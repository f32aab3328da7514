import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react'
import { cx } from '@/shared/lib/class-names'
import { cellClass } from './column'
import type { TableModel } from './use-table-model'

export function TableHead<Row extends object>({ columns }: Pick<TableModel<Row>, 'columns'>) {
  return (
    <thead className="sticky top-0 z-10 bg-surface shadow-[inset_0_-1px_var(--color-line)]">
      <tr>
        {columns.map((column) => {
          const { kind } = column.columnDef.meta ?? {}
          const order = column.getIsSorted()
          return (
            <th
              key={column.id}
              scope="col"
              aria-sort={order ? (order === 'asc' ? 'ascending' : 'descending') : undefined}
              className={cx('px-4 py-1 font-medium whitespace-nowrap text-ink-muted', cellClass(kind))}
            >
              {column.getCanSort() ? (
                <button
                  type="button"
                  onClick={() => column.toggleSorting()}
                  className={cx(
                    'group -mx-2 inline-flex min-h-control-sm items-center gap-1 rounded-sm px-2 hover:text-ink',
                    order && 'font-semibold text-ink',
                  )}
                >
                  {String(column.columnDef.header)}
                  <SortSign order={order} />
                </button>
              ) : (
                <span className={cx('inline-flex min-h-control-sm items-center', kind === 'actions' && 'sr-only')}>
                  {String(column.columnDef.header)}
                </span>
              )}
            </th>
          )
        })}
      </tr>
    </thead>
  )
}

function SortSign({ order }: { order: 'asc' | 'desc' | false }) {
  if (order === 'asc') return <ArrowUp aria-hidden className="size-4" />
  if (order === 'desc') return <ArrowDown aria-hidden className="size-4" />
  return (
    <ArrowUpDown aria-hidden className="size-4 opacity-0 group-hover:opacity-100 group-focus-visible:opacity-100" />
  )
}
