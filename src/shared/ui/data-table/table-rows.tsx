import type { Ref } from 'react'
import { cx } from '@/shared/lib/class-names'
import { cellClass, textWidth } from './column'
import { rowPointer } from './row-pointer'
import type { ModelRow, TableModel } from './use-table-model'

export type Density = 'comfortable' | 'compact'

export type RowsProps<Row extends object> = {
  table: TableModel<Row>
  density: Density
  onOpen: ((row: Row) => void) | undefined
}

type TableRowProps<Row extends object> = RowsProps<Row> & {
  row: ModelRow<Row>
  /** Tab leads to this row, arrows to the others. */
  isTabStop: boolean
  ref?: Ref<HTMLTableRowElement>
}

const cellHeight = { comfortable: 'h-12 py-2', compact: 'h-9 py-0.5' }

/** @param ref measures it, where only a part of the rows is drawn */
export function TableRow<Row extends object>({ table, row, isTabStop, density, onOpen, ref }: TableRowProps<Row>) {
  return (
    <tr
      ref={ref}
      data-row={row.index}
      data-index={row.index}
      aria-rowindex={row.index + 2}
      tabIndex={onOpen && (isTabStop ? 0 : -1)}
      {...rowPointer(onOpen && (() => onOpen(row.original)))}
      className={cx(
        'border-b border-line last:border-b-0 focus-visible:-outline-offset-2',
        onOpen && 'cursor-pointer transition-colors duration-150 hover:bg-hover',
      )}
    >
      {row.getVisibleCells().map((cell) => {
        const { kind, onCard } = cell.column.columnDef.meta ?? {}
        const content = table.contentOf(cell)
        const text = typeof content === 'string' ? content : cell.getValue()
        // Money is on one line, and as wide as it is, in the title of a row too.
        const width = kind === 'money' ? '' : textWidth(text, onCard)
        return (
          <td
            key={cell.id}
            data-title={onCard === 'title' || undefined}
            className={cx('px-3 first:pl-4 last:pr-4 @max-5xl:px-2', cellHeight[density], cellClass(kind), width)}
          >
            {content}
          </td>
        )
      })}
    </tr>
  )
}
