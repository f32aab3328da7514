import { useCallback, useSyncExternalStore } from 'react'

/** Whether a media query matches, as a subscription. False where there is no screen. */
export function useMediaQuery(query: string): boolean {
  const subscribe = useCallback(
    (changed: () => void) => {
      const list = globalThis.matchMedia?.(query)
      list?.addEventListener('change', changed)
      return () => list?.removeEventListener('change', changed)
    },
    [query],
  )
  const matches = () => globalThis.matchMedia?.(query).matches ?? false
  return useSyncExternalStore(subscribe, matches, () => false)
}

/** Below the width at which tables turn into cards and the menu into a drawer: the `lg` step of the styles, 1024 px. */
export function useIsNarrow(): boolean {
  return useMediaQuery('(width < 64rem)')
}
