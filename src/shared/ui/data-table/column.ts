import type { ReactNode } from 'react'
import { cx } from '@/shared/lib/class-names'

/** What of a row is written to an exported table (decision 104): one of the three, or nothing. */
type ExportedCell<Row> = {
  /** The plain value: a text as the screen says it, a count, or a calendar day. */
  value?: (row: Row) => string | number | null | undefined
  /** Becomes a figure that a spreadsheet can sum, and a column with its currency. */
  amount?: (row: Row) => { amount: number; currency: string } | null | undefined
  /** Becomes the reader's local time. */
  moment?: (row: Row) => string | null | undefined
}

export type Column<Row> = ExportedCell<Row> & {
  /** Also the field that the server sorts by. */
  id: string
  header: string
  cell: (row: Row) => ReactNode
  /** In place of the header's text above a table, for the rows of the page. */
  head?: (rows: readonly Row[]) => ReactNode
  /** The columns of an exported table in place of this one, where its cell says several things. */
  exported?: readonly (ExportedCell<Row> & { header: string })[]
  /** Determines the alignment: figures and money are right-aligned, everything else left-aligned. */
  kind?: 'text' | 'number' | 'money' | 'date' | 'status' | 'actions' | 'selection'
  sortable?: boolean
  /** Where it goes when the table turns into cards; a labelled line unless stated otherwise. `menu`: one icon button. */
  onCard?: 'title' | 'line' | 'corner' | 'menu' | 'footer' | 'hidden'
}

/** The classes of a cell for its kind of content. */
export function cellClass(kind: Column<never>['kind']): string {
  if (kind === 'number' || kind === 'money') return 'text-right figures whitespace-nowrap'
  if (kind === 'date') return 'text-left figures whitespace-nowrap'
  // As narrow as its box.
  if (kind === 'selection') return 'w-px text-left print:hidden'
  return kind === 'actions' ? 'text-right print:hidden' : 'text-left'
}

/** A text up to this length, such as a number, a code or a name, stays on one line. */
const ONE_LINE = 24

/** Longer than the words and codes of the trade: what somebody typed or scanned without a blank. */
const hasNoBlanks = (text: string) => /\S{33}/.test(text)

const breaksAnywhere = 'wrap-anywhere **:wrap-anywhere'

/**
 * Columns are as wide as their content needs. A number or code is never broken; where the table has room, neither is a
 * short text, and a long one does not become a narrow strip. What has no blanks to break at breaks anywhere, instead of
 * taking the width of all other columns.
 */
export function textWidth(text: unknown, onCard: Column<never>['onCard']): string {
  if (typeof text !== 'string' || text === '') {
    return onCard === 'title' ? `min-w-32 @5xl:min-w-48 ${breaksAnywhere}` : '**:wrap-break-word'
  }
  if (hasNoBlanks(text)) return `min-w-40 max-w-80 ${breaksAnywhere}`
  if (text.length > ONE_LINE) return '@5xl:min-w-40 **:wrap-break-word'
  return cx('**:wrap-break-word', text.includes(' ') ? '@5xl:whitespace-nowrap' : 'whitespace-nowrap')
}

/** Whether a reader may hide a column: not the one that names the row, nor what can be done with it. */
export const canHide = <Row>({ onCard, kind }: Column<Row>): boolean =>
  onCard !== 'title' && kind !== 'actions' && kind !== 'selection'
