import { useRef } from 'react'
import { focusMain } from '../page-title'

/**
 * Gives the focus back to what had it when a dialog opened. Radix does so only for a dialog with a trigger of its own,
 * ours are opened by state. What is gone by then, such as the row that was deleted, leaves the focus to the page's main
 * part. Spread the result on the dialog's content.
 */
export function useReturnFocus() {
  const opener = useRef<HTMLElement>(null)
  return {
    onOpenAutoFocus: () => {
      opener.current = document.activeElement instanceof HTMLElement ? document.activeElement : null
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault()
      if (opener.current?.isConnected) opener.current.focus()
      else focusMain()
    },
  }
}
