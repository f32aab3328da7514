import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react'
import { cx } from '@/shared/lib/class-names'
import { type Column, cellClass, nextSort, type Sort } from './column'

type TableHeadProps<Row> = { columns: readonly Column<Row>[]; sort?: Sort; onSort?: (sort: Sort) => void }

export function TableHead<Row>({ columns, sort, onSort }: TableHeadProps<Row>) {
  return (
    <thead className="sticky top-0 z-10 bg-surface shadow-[inset_0_-1px_var(--color-line)]">
      <tr>
        {columns.map((column) => {
          const direction = sort?.column === column.id ? sort.direction : undefined
          return (
            <th
              key={column.id}
              scope="col"
              aria-sort={direction && (direction === 'asc' ? 'ascending' : 'descending')}
              className={cx('px-4 py-1 font-medium whitespace-nowrap text-ink-muted', cellClass(column.kind))}
            >
              {column.sortable && onSort ? (
                <button
                  type="button"
                  onClick={() => onSort(nextSort(sort, column.id))}
                  className={cx(
                    'group -mx-2 inline-flex min-h-control-sm items-center gap-1 rounded-sm px-2 hover:text-ink',
                    direction && 'font-semibold text-ink',
                  )}
                >
                  {column.header}
                  <SortSign direction={direction} />
                </button>
              ) : (
                <span
                  className={cx('inline-flex min-h-control-sm items-center', column.kind === 'actions' && 'sr-only')}
                >
                  {column.header}
                </span>
              )}
            </th>
          )
        })}
      </tr>
    </thead>
  )
}

function SortSign({ direction }: { direction: Sort['direction'] | undefined }) {
  if (direction === 'asc') return <ArrowUp aria-hidden className="size-4" />
  if (direction === 'desc') return <ArrowDown aria-hidden className="size-4" />
  return (
    <ArrowUpDown aria-hidden className="size-4 opacity-0 group-hover:opacity-100 group-focus-visible:opacity-100" />
  )
}
