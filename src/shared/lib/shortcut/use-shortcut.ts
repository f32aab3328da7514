import { useEffect, useEffectEvent } from 'react'

type Shortcut = {
  /** As in `KeyboardEvent.key`, in lower case. */
  key: string
  /** With Ctrl, or the command key of a Mac; then it also works while one types. */
  withControl?: boolean
}

/** A key of the whole page, but not under a dialog. */
export function useShortcut({ key, withControl = false }: Shortcut, act: () => void): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const isControlled = event.ctrlKey || event.metaKey
    const hasOther = event.altKey || (withControl && event.shiftKey)
    const isMeant = event.key.toLowerCase() === key && isControlled === withControl && !hasOther
    if (!isMeant || event.defaultPrevented || (!withControl && isTypedInto(event.target))) return
    // The browser has a use of its own for most of them.
    event.preventDefault()
    if (!document.querySelector('[role="dialog"]')) act()
  })
  useEffect(() => {
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [])
}

function isTypedInto(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'))
}
