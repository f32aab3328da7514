import { isValidElement, type ReactNode, useRef } from 'react'
import { cx } from '@/shared/lib/class-names'
import type { Column } from './column'
import { rowKeys } from './row-keys'
import { rowPointer } from './row-pointer'
import { openRow } from './table-body'
import type { RowsProps } from './table-rows'
import { useTabStop } from './use-tab-stop'
import type { ModelRow } from './use-table-model'

type CardsProps<Row extends object> = Omit<RowsProps<Row>, 'density'> & { label: string }

/** The same rows where a table has no room: a title, what matters most in the corner, the rest as labelled lines. */
export function Cards<Row extends object>({ label, table, onOpen }: CardsProps<Row>) {
  const { rows } = table
  const list = useRef<HTMLUListElement>(null)
  const tabStop = useTabStop(list, 0)
  return (
    <ul ref={list} aria-label={label} onKeyDown={rowKeys({ count: rows.length, open: openRow({ table, onOpen }) })}>
      {rows.map((row) => (
        <li
          key={row.id}
          data-row={row.index}
          tabIndex={onOpen && (row.index === tabStop ? 0 : -1)}
          {...rowPointer(onOpen && (() => onOpen(row.original)))}
          className={cx(
            // Cards out of sight are neither laid out nor painted.
            'grid grid-cols-1 gap-2 border-b border-line p-4 [contain-intrinsic-size:auto_10rem] [content-visibility:auto]',
            'last:border-b-0 focus-visible:-outline-offset-2 [--touch-margin:-10px]',
            onOpen && 'cursor-pointer active:bg-hover',
          )}
        >
          <CardBody table={table} row={row} />
        </li>
      ))}
    </ul>
  )
}

function CardBody<Row extends object>({ table, row }: Pick<CardsProps<Row>, 'table'> & { row: ModelRow<Row> }) {
  const cells = row.getVisibleCells().map((cell) => {
    const { header, meta } = cell.column.columnDef
    return { id: cell.id, header: String(header), place: meta?.onCard ?? 'line', content: table.contentOf(cell) }
  })
  const placed = (place: NonNullable<Column<Row>['onCard']>) => cells.filter((cell) => cell.place === place)
  const lines = placed('line').filter(({ content }) => !isNothing(content))
  return (
    <>
      <div className="flex items-start justify-between gap-x-1">
        <div className="flex min-w-0 grow flex-wrap items-start justify-between gap-x-3 gap-y-1">
          <div className="min-w-0 text-base font-semibold wrap-anywhere">
            {placed('title').map(({ id, content }) => (
              <div key={id} data-title>
                {content}
              </div>
            ))}
          </div>
          {placed('corner').map(({ id, content }) => (
            <div key={id}>{content}</div>
          ))}
        </div>
        {placed('menu')
          .filter(({ content }) => !isNothing(content))
          .map(({ id, content }) => (
            <div key={id} className="-my-3 -mr-3">
              {content}
            </div>
          ))}
      </div>
      {lines.length > 0 && (
        <dl className="grid gap-x-10 gap-y-1 sm:grid-cols-2">
          {lines.map(({ id, header, content }) => (
            <div key={id} className="pair">
              <dt className="text-ink-muted">{header}</dt>
              <dd className="figures wrap-anywhere">{content}</dd>
            </div>
          ))}
        </dl>
      )}
      {placed('footer').map(({ id, content }) => (
        <div key={id}>{content}</div>
      ))}
    </>
  )
}

/** What a row has nothing of takes no line of its card. */
const isNothing = (content: ReactNode): boolean =>
  content === null || content === undefined || content === '' || content === false || isEmptyText(content)

/** Text that only has a look of its own, such as one that breaks anywhere. */
const isEmptyText = (content: ReactNode) =>
  isValidElement<{ children?: ReactNode }>(content) && content.type === 'span' && isNothing(content.props.children)
