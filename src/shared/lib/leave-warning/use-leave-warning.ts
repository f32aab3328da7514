import { useEffect } from 'react'

/** "A form never loses what was typed": while there is something to lose, the browser asks before it leaves the page. */
export function useLeaveWarning(hasSomethingToLose: boolean): void {
  useEffect(() => {
    if (!hasSomethingToLose) return
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [hasSomethingToLose])
}
