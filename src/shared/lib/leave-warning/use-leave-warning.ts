import { useCallback, useEffect, useRef } from 'react'
import { type Place, registerUnsent } from './unsent'

type LeaveWarningOptions = {
  /** It is on its way: the form itself may lead on then, only a reload still asks. */
  isSending?: boolean | undefined
  place?: Place
}

/**
 * "A form never loses what was typed": while there is unsaved input, the browser asks before it leaves the page, and
 * the app before it navigates.
 *
 * Returns a function that lets the app navigate at once, for input that is passed on without a call to the server.
 */
export function useLeaveWarning(
  hasSomethingToLose: boolean,
  { isSending = false, place = 'page' }: LeaveWarningOptions = {},
): () => void {
  useEffect(() => {
    if (!hasSomethingToLose) return
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [hasSomethingToLose])

  const isGuarded = hasSomethingToLose && !isSending
  const release = useRef<() => void>(undefined)
  useEffect(() => {
    if (!isGuarded) return
    release.current = registerUnsent(place)
    return release.current
  }, [isGuarded, place])
  return useCallback(() => release.current?.(), [])
}
