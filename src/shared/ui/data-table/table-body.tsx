import { useVirtualizer } from '@tanstack/react-virtual'
import { useEffect, useRef, useState } from 'react'
import { rowIndexOf, rowKeys } from './row-keys'
import { type RowsProps, TableRow } from './table-rows'
import { useTabStop } from './use-tab-stop'

/** With more rows than this, only those in sight are drawn. */
const DRAWN_WHOLE = 200

/** Whether a table of these rows draws only those in sight, and therefore scrolls inside its frame. */
export const isVirtual = ({ length }: readonly unknown[]): boolean => length > DRAWN_WHOLE

/** Rows beyond the edges that are drawn too, so that scrolling shows no gap. */
const overscan = 12

const estimatedHeight = { comfortable: 49, compact: 37 }

type TableBodyProps<Row extends object> = RowsProps<Row> & { scroller: HTMLElement | null }

export function TableBody<Row extends object>({ scroller, ...props }: TableBodyProps<Row>) {
  return isVirtual(props.table.rows) ? <VirtualBody scroller={scroller} {...props} /> : <WholeBody {...props} />
}

function WholeBody<Row extends object>(props: RowsProps<Row>) {
  const { rows } = props.table
  const body = useRef<HTMLTableSectionElement>(null)
  const tabStop = useTabStop(body, 0)
  return (
    <tbody ref={body} onKeyDown={rowKeys({ count: rows.length, open: openRow(props) })}>
      {rows.map((row) => (
        <TableRow key={row.id} {...props} row={row} isTabStop={row.index === tabStop} />
      ))}
    </tbody>
  )
}

function VirtualBody<Row extends object>({ scroller, ...props }: TableBodyProps<Row>) {
  const { table, density } = props
  const { rows } = table
  const body = useRef<HTMLTableSectionElement>(null)
  const wanted = useRef<number>(undefined)
  const [lastFocused, setLastFocused] = useState<number>()
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller,
    estimateSize: () => estimatedHeight[density],
    overscan,
  })
  const items = virtualizer.getVirtualItems()
  const before = items[0]?.start ?? 0
  // Tab leads back to the row where the keyboard was, as long as it is drawn; otherwise to what is in sight.
  const isDrawn = items.some(({ index }) => index === lastFocused)
  const tabStop = useTabStop(body, isDrawn ? lastFocused : (virtualizer.range?.startIndex ?? items[0]?.index))
  const after = virtualizer.getTotalSize() - (items.at(-1)?.end ?? 0)

  // A row that the keyboard leads to is focused once it is drawn.
  useEffect(() => {
    const row = body.current?.querySelector<HTMLElement>(`[data-row="${wanted.current}"]`)
    if (!row) return
    wanted.current = undefined
    row.focus()
  })

  const reveal = (index: number) => {
    wanted.current = index
    virtualizer.scrollToIndex(index)
  }
  return (
    <tbody
      ref={body}
      onKeyDown={rowKeys({ count: rows.length, open: openRow(props), reveal })}
      onFocus={({ target }) => setLastFocused(rowIndexOf(target))}
    >
      <Gap height={before} columns={table.columns.length} />
      {items.map(({ index }) => {
        const row = rows[index]
        if (!row) return null
        const isTabStop = index === tabStop
        return <TableRow key={row.id} {...props} row={row} isTabStop={isTabStop} ref={virtualizer.measureElement} />
      })}
      <Gap height={after} columns={table.columns.length} />
    </tbody>
  )
}

/** Takes the place of the rows that are not drawn. */
function Gap({ height, columns }: { height: number; columns: number }) {
  if (height <= 0) return null
  return (
    <tr aria-hidden>
      <td colSpan={columns} style={{ height }} />
    </tr>
  )
}

export function openRow<Row extends object>({ table, onOpen }: Pick<RowsProps<Row>, 'table' | 'onOpen'>) {
  if (!onOpen) return undefined
  return (index: number) => {
    const row = table.rows[index]
    if (row) onOpen(row.original)
  }
}
