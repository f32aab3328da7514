import { useRef } from 'react'

/**
 * Gives the focus back to what had it when a dialog opened. Radix does so only for a dialog with a trigger of its own,
 * ours are opened by state. Spread the result on the dialog's content.
 */
export function useReturnFocus() {
  const opener = useRef<HTMLElement>(null)
  return {
    onOpenAutoFocus: () => {
      opener.current = document.activeElement instanceof HTMLElement ? document.activeElement : null
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault()
      opener.current?.focus()
    },
  }
}
