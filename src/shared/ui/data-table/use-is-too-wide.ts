import { useEffect, useState } from 'react'

/** Whether a table is wider than the place that it scrolls in; follows changes of either. */
export function useIsTooWide(scroller: HTMLElement | null): boolean {
  const [isTooWide, setIsTooWide] = useState(false)
  useEffect(() => {
    const table = scroller?.querySelector('table')
    if (!scroller || !table || !globalThis.ResizeObserver) return
    const observer = new ResizeObserver(() => setIsTooWide(table.offsetWidth > scroller.clientWidth))
    observer.observe(scroller)
    observer.observe(table)
    return () => observer.disconnect()
  }, [scroller])
  return isTooWide
}
