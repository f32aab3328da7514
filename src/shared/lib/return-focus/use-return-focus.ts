import { useCallback, useRef } from 'react'
import { focusMain } from '../page-title'
import { reserveKeys } from '../shortcut'

/**
 * Returns the focus to the element that had it when a dialog opened. Radix does so only for a dialog with its own
 * trigger; ours are opened by state. If that element is gone, such as a deleted row, or there was none, the focus moves
 * to the page's main part, unless the list that had the row has taken it (`useRetainedFocus`). Spread the result on the
 * dialog's content. Until it has the focus, the keyboard is reserved for it.
 *
 * @param moveFocus moves the focus elsewhere when the dialog closes, and returns whether it has
 */
export function useReturnFocus(moveFocus?: () => boolean) {
  const opener = useRef<HTMLElement>(null)
  const endReservation = useRef<() => void>(undefined)
  const known = useRef<HTMLElement>(null)
  const end = useCallback(() => {
    endReservation.current?.()
    endReservation.current = undefined
  }, [])
  const reserve = useCallback(
    (content: HTMLElement | null) => {
      // Radix attaches it anew with each rendering.
      if (!content) queueMicrotask(() => known.current?.isConnected || end())
      if (!content || content === known.current) return
      known.current = content
      if (content.contains(document.activeElement)) return
      endReservation.current = reserveKeys()
      // A field may take the focus itself, before Radix would move it.
      content.addEventListener('focusin', end, { once: true })
    },
    [end],
  )
  return {
    ref: reserve,
    onOpenAutoFocus: () => {
      // Radix moves the focus right after this.
      end()
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
