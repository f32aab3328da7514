import type { MouseEvent } from 'react'

/**
 * The handlers of a row that opens by a click wherever no control is. A click with Ctrl, Meta or Shift and one with the
 * middle button open a new tab, as they do on the link in its title, and leave this one as it is.
 */
export function rowPointer(open: (() => void) | undefined) {
  if (!open) return undefined
  return {
    onClick: (event: MouseEvent<HTMLElement>) => {
      if (isForControl(event)) return
      const href = event.ctrlKey || event.metaKey || event.shiftKey ? linkOf(event) : undefined
      if (href) window.open(href, '_blank', 'noopener')
      else open()
    },
    onAuxClick: (event: MouseEvent<HTMLElement>) => {
      const href = isMiddle(event) && !isForControl(event) && linkOf(event)
      if (href) window.open(href, '_blank', 'noopener')
    },
    onMouseDown: (event: MouseEvent<HTMLElement>) => {
      // Otherwise the page would begin to scroll by itself.
      if (isMiddle(event) && !isForControl(event) && linkOf(event)) event.preventDefault()
    },
  }
}

const isMiddle = ({ button }: MouseEvent) => button === 1

/** Where the title of the row leads; undefined where it opens something without an address. */
const linkOf = ({ currentTarget }: MouseEvent<HTMLElement>) =>
  currentTarget.querySelector<HTMLAnchorElement>('[data-title] a')?.href

/** Whether a click in a row was meant for a control in it, a menu or dialog that it opened, or only marked some text. */
function isForControl({ target, currentTarget }: MouseEvent): boolean {
  // React passes on what happens in a menu or dialog to the row that opened it, although it is elsewhere on the page.
  if (target instanceof Node && !currentTarget.contains(target)) return true
  const inControl = target instanceof Element && target.closest('a, button, input, label, select, textarea') !== null
  return inControl || Boolean(globalThis.getSelection?.()?.toString())
}
