import { type RefCallback, useCallback } from 'react'

/**
 * Keeps the focus in a region whose rows come and go: when what had it is gone, such as the row that was deleted, it
 * goes to the region itself instead of nowhere. Spread the result on an element with a name.
 */
export function useKeptFocus(): { ref: RefCallback<HTMLElement>; tabIndex: -1 } {
  const ref = useCallback((region: HTMLElement | null) => {
    if (!region) return
    let last: EventTarget | null = null
    const remember = (event: FocusEvent) => {
      last = event.target
    }
    const mend = () => {
      const isLost = last instanceof Element && !last.isConnected && document.activeElement === document.body
      if (isLost) region.focus()
    }
    region.addEventListener('focusin', remember)
    const rows = new MutationObserver(mend)
    rows.observe(region, { childList: true, subtree: true })
    return () => {
      region.removeEventListener('focusin', remember)
      rows.disconnect()
    }
  }, [])
  return { ref, tabIndex: -1 }
}
