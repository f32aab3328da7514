import { type ReactNode, useState } from 'react'
import { cx } from '@/shared/lib/class-names'
import { useText } from '@/shared/lib/i18n'
import { useIsNarrow } from '@/shared/lib/media-query'
import type { Sort } from '@/shared/lib/page-route'
import { EmptyState } from '../empty-state'
import { ErrorState } from '../error-state'
import { lastPage, Pagination, type PaginationProps } from '../pagination'
import { uiText } from '../text'
import { BeyondLastPage } from './beyond-last-page'
import { Cards } from './cards'
import type { Column } from './column'
import { SortSelect } from './sort-select'
import { isVirtual, TableBody } from './table-body'
import { TableHead } from './table-head'
import type { Density } from './table-rows'
import { TableSkeleton } from './table-skeleton'
import { useIsTooWide } from './use-is-too-wide'
import { useTableModel } from './use-table-model'

type DataTableProps<Row extends object> = {
  /** What the rows are, for screen readers and above the cards. */
  label: string
  columns: readonly Column<Row>[]
  /** One page of rows from the server; undefined while the first one is loading. */
  rows: readonly Row[] | undefined
  rowKey: (row: Row) => string
  /** A click or Enter on a row. The row's title should be a link to the same place, for a click that asks for a new tab. */
  onOpen?: (row: Row) => void
  sort?: Sort
  onSort?: (sort: Sort) => void
  /** The reader chooses the order of cards elsewhere, such as among the filters. */
  isSortedAbove?: boolean
  /** The ids of the columns that the reader does not want to see. */
  hiddenColumns?: readonly string[]
  density?: Density
  paging?: PaginationProps
  /** The rows shown are those of before, the new ones are on their way. */
  refreshing?: boolean
  /** Why the rows did not come; shown only while there are none. */
  error?: { message: string; onRetry: () => void; retrying?: boolean }
  /** Shown when there are no rows: say what the table is for, and offer the first action. */
  empty?: ReactNode
  /** It fills a card and shares the card's frame. */
  inCard?: boolean
}

const none: never[] = []

/** A table whose page, order and search are controlled from outside; includes its loading, empty and error states. */
export function DataTable<Row extends object>(props: DataTableProps<Row>) {
  const {
    label,
    columns,
    rows,
    rowKey,
    onOpen,
    sort,
    onSort,
    isSortedAbove = false,
    hiddenColumns = none,
    density = 'comfortable',
    paging,
    refreshing = false,
    error,
    empty,
    inCard = false,
  } = props
  const t = useText(uiText)
  const hasCards = useIsNarrow()
  // A state, not a ref: what is drawn depends on it.
  const [scroller, setScroller] = useState<HTMLElement | null>(null)
  const isTooWide = useIsTooWide(scroller)
  const table = useTableModel({ columns, rows: rows ?? none, rowKey, sort, onSort, hiddenColumns })

  if (!rows && error) {
    return (
      <Frame inCard={inCard}>
        <ErrorState onRetry={error.onRetry} retrying={error.retrying}>
          {error.message}
        </ErrorState>
      </Frame>
    )
  }
  const isEmpty = rows?.length === 0
  const last = paging && paging.total > 0 ? lastPage(paging) : undefined
  if (paging && last && isEmpty && paging.page > last) {
    return (
      <Frame inCard={inCard}>
        <BeyondLastPage page={paging.page} last={last} onPage={paging.onPage} />
      </Frame>
    )
  }
  if (!rows || (isEmpty && refreshing && last)) {
    return (
      <Frame inCard={inCard}>
        <TableSkeleton rows={paging?.pageSize ?? 10} columns={hasCards ? 2 : table.columns.length} />
      </Frame>
    )
  }
  if (isEmpty) return <Frame inCard={inCard}>{empty ?? <EmptyState title={t('emptyTable')} />}</Frame>

  return (
    <Frame inCard={inCard}>
      {refreshing && <div aria-hidden className="absolute inset-x-0 top-0 z-20 h-0.5 animate-pulse bg-accent" />}
      <div aria-busy={refreshing}>
        {hasCards ? (
          <>
            {onSort && !isSortedAbove && (
              <SortSelect columns={columns} sort={sort} onSort={onSort} className="border-b border-line p-3" />
            )}
            <Cards
              label={t('cardsLabel', { label, total: paging?.total ?? rows.length })}
              table={table}
              onOpen={onOpen}
            />
          </>
        ) : (
          <section
            ref={setScroller}
            aria-label={label}
            tabIndex={onOpen ? undefined : 0}
            className={cx(
              'rounded-t-md',
              // Only the page scrolls, except where there are too many rows to draw or the columns do not fit.
              isVirtual(table.rows) && 'max-h-[calc(100dvh-192px)] overflow-auto print:max-h-none',
              isTooWide && 'scroll-shadows overflow-x-auto',
            )}
          >
            <table
              aria-rowcount={rows.length + 1}
              className={cx(
                'w-full border-collapse text-sm',
                density === 'compact' && '[--control:36px] [--target:36px]',
              )}
            >
              <caption className="sr-only">{label}</caption>
              <TableHead table={table} belowTopBar={!isTooWide && !isVirtual(table.rows)} />
              <TableBody scroller={scroller} table={table} density={density} onOpen={onOpen} />
            </table>
          </section>
        )}
      </div>
      {paging && (
        <div className="border-t border-line px-4 py-2">
          <Pagination {...paging} />
        </div>
      )}
    </Frame>
  )
}

function Frame({ inCard, children }: { inCard: boolean; children: ReactNode }) {
  const frame = inCard ? 'rounded-b-md border-t' : 'rounded-md border'
  return <div className={cx('@container relative min-w-0 overflow-clip border-line bg-surface', frame)}>{children}</div>
}
