import { type RefCallback, useCallback } from 'react'

/**
 * Retains the focus in a region whose rows appear and disappear: when the focused element is gone, such as a deleted
 * row, the focus moves to the region itself instead of being lost. Spread the result on an element with a name.
 */
export function useRetainedFocus(): { ref: RefCallback<HTMLElement>; tabIndex: -1 } {
  const ref = useCallback((region: HTMLElement | null) => {
    if (!region) return
    let last: EventTarget | null = null
    const remember = (event: FocusEvent) => {
      last = event.target
    }
    const restore = () => {
      // The focus that a row lost is at the body, or at the drawer around the region, which catches it.
      const isLost = last instanceof Element && !last.isConnected && document.activeElement?.contains(region)
      if (isLost) region.focus()
    }
    region.addEventListener('focusin', remember)
    const rows = new MutationObserver(restore)
    rows.observe(region, { childList: true, subtree: true })
    return () => {
      region.removeEventListener('focusin', remember)
      rows.disconnect()
    }
  }, [])
  return { ref, tabIndex: -1 }
}
