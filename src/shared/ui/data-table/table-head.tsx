import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react'
import { cx } from '@/shared/lib/class-names'
import { cellClass } from './column'
import type { TableModel } from './use-table-model'

type TableHeadProps<Row extends object> = {
  table: TableModel<Row>
  /** The page scrolls, not the table: the head comes to rest below the bar of the app. */
  belowTopBar: boolean
}

export function TableHead<Row extends object>({ table, belowTopBar }: TableHeadProps<Row>) {
  return (
    <thead
      className={cx(
        'sticky z-10 bg-surface shadow-[inset_0_-1px_var(--color-line)]',
        belowTopBar ? 'top-(--top-bar,0px)' : 'top-0',
      )}
    >
      <tr>
        {table.columns.map((column) => {
          const { kind } = column.columnDef.meta ?? {}
          const order = column.getIsSorted()
          const head = table.headOf(column.id)
          return (
            <th
              key={column.id}
              scope="col"
              aria-sort={order ? (order === 'asc' ? 'ascending' : 'descending') : undefined}
              className={cx(
                'px-3 py-1 first:pl-4 last:pr-4 @max-5xl:px-2 font-medium @5xl:whitespace-nowrap text-ink-muted',
                cellClass(kind),
              )}
            >
              {head ??
                (column.getCanSort() ? (
                  <button
                    type="button"
                    data-printed
                    onClick={() => column.toggleSorting()}
                    className={cx(
                      'group -mx-2 inline-flex min-h-control-sm items-center gap-1 rounded-sm px-2 text-left hover:text-ink',
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
                ))}
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
  // In the space between the columns, so that a sign that is rarely seen takes no width from the rows.
  return (
    <ArrowUpDown
      aria-hidden
      className="-mr-5 size-4 opacity-0 group-hover:opacity-100 group-focus-visible:opacity-100"
    />
  )
}
