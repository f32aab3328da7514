import type { MouseEvent } from 'react'
import { isPlainClick } from '@/shared/lib/plain-click'
import { opener } from './use-tab-stop'

/**
 * The handlers of a row that opens by a click wherever no control is. A click with Ctrl or Meta and one with the middle
 * button open a new tab, as they do on the link in its title, and leave this one as it is.
 */
export function rowPointer(open: (() => void) | undefined) {
  if (!open) return undefined
  return {
    onClick: (event: MouseEvent<HTMLElement>) => {
      const wantsNewTab = event.ctrlKey || event.metaKey
      if (isForControl(event) || !(wantsNewTab || isPlainClick(event))) return
      const href = wantsNewTab && linkOf(event)
      if (href) window.open(href, '_blank', 'noopener')
      else if (wantsNewTab || !hasSelection(event)) open()
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
function linkOf({ currentTarget }: MouseEvent<HTMLElement>): string | undefined {
  const first = currentTarget.querySelector(opener)
  return first instanceof HTMLAnchorElement ? first.href : undefined
}

/** Whether a plain click ended a selection of text in the row; other clicks do not clear what was selected before. */
function hasSelection({ currentTarget }: MouseEvent): boolean {
  const selection = getSelection()
  return selection?.type === 'Range' && selection.getRangeAt(0).intersectsNode(currentTarget)
}

/** Whether a click in a row was meant for a control in it, or for a menu or dialog that it opened. */
function isForControl({ target, currentTarget }: MouseEvent): boolean {
  // React passes on what happens in a menu or dialog to the row that opened it, although it is elsewhere on the page.
  if (target instanceof Node && !currentTarget.contains(target)) return true
  return target instanceof Element && target.closest('a, button, input, label, select, textarea') !== null
}
