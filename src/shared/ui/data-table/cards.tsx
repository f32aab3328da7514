import type { ReactNode } from 'react'
import { cx } from '@/shared/lib/class-names'
import type { Column } from './column'
import { isForControl, rowKeys } from './row-keys'
import type { RowsProps } from './table-rows'

/** The same rows on a phone: a title, what matters most in the corner, the rest as labelled lines. */
export function Cards<Row>({ label, columns, rows, rowKey, onOpen }: RowsProps<Row> & { label: string }) {
  const open = (index: number) => {
    const row = rows[index]
    if (row !== undefined) onOpen?.(row)
  }
  return (
    <ul aria-label={label} onKeyDown={rowKeys(onOpen && open)}>
      {rows.map((row, index) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: Enter is handled on the list
        <li
          key={rowKey(row)}
          data-row={index}
          tabIndex={onOpen && 0}
          onClick={(event) => !isForControl(event.target) && open(index)}
          className={cx(
            'grid gap-2 border-b border-line p-4 last:border-b-0 focus-visible:-outline-offset-2',
            onOpen && 'cursor-pointer active:bg-hover',
          )}
        >
          <CardBody columns={columns} row={row} />
        </li>
      ))}
    </ul>
  )
}

function CardBody<Row>({ columns, row }: { columns: readonly Column<Row>[]; row: Row }) {
  const placed = (place: NonNullable<Column<Row>['onCard']>) =>
    columns.filter((column) => (column.onCard ?? 'line') === place)
  const lines = placed('line').flatMap((column) => {
    const content = column.cell(row)
    return isNothing(content) ? [] : { column, content }
  })
  return (
    <>
      <div className="flex flex-wrap items-start justify-between gap-x-3 gap-y-1">
        <div className="min-w-0 text-base font-semibold">
          {placed('title').map((column) => (
            <div key={column.id}>{column.cell(row)}</div>
          ))}
        </div>
        {placed('corner').map((column) => (
          <div key={column.id}>{column.cell(row)}</div>
        ))}
      </div>
      {lines.length > 0 && (
        <dl className="grid gap-1">
          {lines.map(({ column, content }) => (
            <div key={column.id} className="flex justify-between gap-4">
              <dt className="text-ink-muted">{column.header}</dt>
              <dd className="figures min-w-0 text-right wrap-anywhere">{content}</dd>
            </div>
          ))}
        </dl>
      )}
      {placed('footer').map((column) => (
        <div key={column.id}>{column.cell(row)}</div>
      ))}
    </>
  )
}

/** What a row has nothing of takes no line of its card. */
const isNothing = (content: ReactNode) =>
  content === null || content === undefined || content === '' || content === false
