import { useEffect, useEffectEvent } from 'react'
import { type KeyName, keys } from './keys'
import { areSingleKeysOn } from './single-keys'

export type Shortcut = {
  /** As in `KeyboardEvent.key`, in lower case. */
  key: string
  /** With Ctrl, or the command key of a Mac; then it also works while one types. */
  withControl?: boolean
}

/** A key of the whole page, but not under a dialog. */
export function useShortcut(name: KeyName, act: () => void): void {
  const { key, withControl = false }: Shortcut = keys[name]
  const press = useEffectEvent((event: KeyboardEvent) => {
    const isControlled = event.ctrlKey || event.metaKey
    const hasOther = event.altKey || (withControl && event.shiftKey)
    const isMeant = event.key.toLowerCase() === key && isControlled === withControl && !hasOther && !event.repeat
    if (!isMeant || event.defaultPrevented) return
    if (!withControl && (!areSingleKeysOn() || takesLetters(event.target))) return
    // The browser has a use of its own for most of them.
    event.preventDefault()
    if (!document.querySelector('[role="dialog"], [role="alertdialog"]')) act()
  })
  useEffect(() => {
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [])
}

/** Fields, and menus and lists that are searched by typing. */
const letterTakers = 'input, textarea, select, [role="menu"] *, [role="listbox"], [role="listbox"] *, [role="combobox"]'

function takesLetters(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || target.matches(letterTakers))
}
