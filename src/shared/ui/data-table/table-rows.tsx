import { cx } from '@/shared/lib/class-names'
import { type Column, cellClass } from './column'
import { isForControl, rowKeys } from './row-keys'

export type RowsProps<Row> = {
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string
  onOpen?: (row: Row) => void
}

export function TableRows<Row>({ columns, rows, rowKey, onOpen }: RowsProps<Row>) {
  const open = (index: number) => {
    const row = rows[index]
    if (row !== undefined) onOpen?.(row)
  }
  return (
    <tbody onKeyDown={rowKeys(onOpen && open)}>
      {rows.map((row, index) => (
        <tr
          key={rowKey(row)}
          data-row={index}
          tabIndex={onOpen && 0}
          onClick={(event) => !isForControl(event.target) && open(index)}
          className={cx(
            'border-b border-line last:border-b-0 focus-visible:-outline-offset-2',
            onOpen && 'cursor-pointer transition-colors duration-150 hover:bg-hover',
          )}
        >
          {columns.map((column) => (
            <td key={column.id} className={cx('h-12 px-4 py-2', cellClass(column.kind))}>
              {column.cell(row)}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  )
}
