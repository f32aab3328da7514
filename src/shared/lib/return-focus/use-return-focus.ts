import { useRef } from 'react'
import { focusMain } from '../page-title'

/**
 * Returns the focus to the element that had it when a dialog opened. Radix does so only for a dialog with its own
 * trigger; ours are opened by state. If that element is gone, such as a deleted row, or there was none, the focus moves
 * to the page's main part, unless the list that had the row has taken it (`useRetainedFocus`). Spread the result on the
 * dialog's content.
 *
 * @param moveFocus moves the focus elsewhere when the dialog closes, and returns whether it has
 */
export function useReturnFocus(moveFocus?: () => boolean) {
  const opener = useRef<HTMLElement>(null)
  return {
    onOpenAutoFocus: () => {
      const { activeElement, body } = document
      opener.current = activeElement instanceof HTMLElement && activeElement !== body ? activeElement : null
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault()
      if (moveFocus?.()) return
      if (opener.current?.isConnected) opener.current.focus()
      else if (document.activeElement === document.body) focusMain()
    },
  }
}
