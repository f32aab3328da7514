import type { KeyboardEvent } from 'react'
import { opener } from './use-tab-stop'

const steps: Record<string, (index: number, last: number) => number> = {
  ArrowDown: (index, last) => Math.min(last, index + 1),
  ArrowUp: (index) => Math.max(0, index - 1),
  Home: () => 0,
  End: (_, last) => last,
}

type RowKeysOptions = {
  /** How many rows there are, drawn or not. */
  count: number
  /** Called with the row's position in the list. */
  open?: ((index: number) => void) | undefined
  /** Draws and focuses a row that is out of sight. */
  reveal?: (index: number) => void
}

/**
 * Keys for a list of rows: arrows, Home and End move between rows, Enter opens the one in focus, Escape leads back to
 * the search. In the link or button that opens a row they do the same, but for Enter; keys pressed in another control
 * inside a row belong to that control.
 */
export function rowKeys({ count, open, reveal }: RowKeysOptions) {
  return (event: KeyboardEvent<HTMLElement>) => {
    const { target } = event
    if (!(target instanceof HTMLElement)) return
    const isRow = target.dataset.row !== undefined
    if (!isRow && !target.matches(`[data-row][tabindex] ${opener}`)) return
    const index = rowIndexOf(target) ?? 0
    const step = steps[event.key]
    if (step) {
      event.preventDefault()
      const next = step(index, count - 1)
      const nextRow = event.currentTarget.querySelector<HTMLElement>(`[data-row="${next}"]`)
      if (nextRow) nextRow.focus()
      else reveal?.(next)
    } else if (event.key === 'Enter' && open && isRow) {
      event.preventDefault()
      open(index)
    } else if (event.key === 'Escape') {
      document.querySelector<HTMLElement>('[data-list-search]')?.focus()
    }
  }
}

/** The position in the list of the row that contains an element. */
export function rowIndexOf(element: Element): number | undefined {
  const row = element.closest<HTMLElement>('[data-row]')
  return row ? Number(row.dataset.row) : undefined
}

/**
 * Leads on from a field to the rows that it narrows.
 *
 * @returns whether there was a row below it that takes the focus
 */
export function focusFirstRow(field: Element): boolean {
  const firsts = [...document.querySelectorAll<HTMLElement>('[data-row="0"][tabindex]')]
  const next = firsts.find((row) => field.compareDocumentPosition(row) & Node.DOCUMENT_POSITION_FOLLOWING)
  next?.focus()
  return next !== undefined
}
