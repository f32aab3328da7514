import type { KeyboardEvent } from 'react'

const steps: Record<string, (index: number, last: number) => number> = {
  ArrowDown: (index, last) => Math.min(last, index + 1),
  ArrowUp: (index) => Math.max(0, index - 1),
  Home: () => 0,
  End: (_, last) => last,
}

/**
 * Keys for a list of rows: arrows, Home and End move between rows, Enter opens the one in focus. Keys pressed in a
 * control inside a row belong to that control.
 *
 * @param open called with the row's position in the list
 */
export function rowKeys(open?: (index: number) => void) {
  return (event: KeyboardEvent<HTMLElement>) => {
    const row = event.target
    if (!(row instanceof HTMLElement) || row.dataset.row === undefined) return
    const index = Number(row.dataset.row)
    const rows = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-row]')]
    const step = steps[event.key]
    if (step) {
      event.preventDefault()
      rows[step(index, rows.length - 1)]?.focus()
    } else if (event.key === 'Enter' && open) {
      event.preventDefault()
      open(index)
    }
  }
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

/** Whether a click in a row was meant for a control in it, or only marked some text. */
export function isForControl(target: EventTarget): boolean {
  const inControl = target instanceof Element && target.closest('a, button, input, label, select, textarea') !== null
  return inControl || Boolean(globalThis.getSelection?.()?.toString())
}
