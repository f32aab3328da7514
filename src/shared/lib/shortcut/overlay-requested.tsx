import { useLayoutEffect } from 'react'
import { reserveKeys } from './reserve-keys'

/** In place of an overlay whose code is on its way, such as `<Suspense fallback={<OverlayRequested />}>`. */
export function OverlayRequested() {
  useLayoutEffect(reserveKeys, [])
  return null
}
