import { useEffect, useEffectEvent } from 'react'
import { registerKey } from './active-keys'
import { type KeyName, keys } from './keys'
import { areSingleKeysOn } from './single-keys'

export type Shortcut = {
  /** As in `KeyboardEvent.key`, in lower case. */
  key: string
  /** With Ctrl, or the command key of a Mac; then it also works while one types. */
  withControl?: boolean
}

/**
 * A key of the whole page, but not under a dialog.
 *
 * @param act what it does; undefined where the page has no such key
 */
export function useShortcut(name: KeyName, act: (() => void) | undefined): void {
  const { key, withControl = false }: Shortcut = keys[name]
  const press = useEffectEvent((event: KeyboardEvent) => {
    const isControlled = event.ctrlKey || event.metaKey
    const hasOther = event.altKey || (withControl && event.shiftKey)
    const isMeant = event.key.toLowerCase() === key && isControlled === withControl && !hasOther && !event.repeat
    if (!isMeant || event.defaultPrevented) return
    if (!withControl && (!areSingleKeysOn() || takesLetters(event.target))) return
    // The browser has a use of its own for most of them.
    event.preventDefault()
    if (!document.querySelector('[role="dialog"], [role="alertdialog"]')) act?.()
  })
  const isActive = act !== undefined
  useEffect(() => {
    if (!isActive) return
    const unregister = registerKey(name)
    document.addEventListener('keydown', press)
    return () => {
      document.removeEventListener('keydown', press)
      unregister()
    }
  }, [name, isActive])
}

/** Fields, and menus and lists that are searched by typing; one that is opened by mouse has the focus itself. */
const letterTakers = [
  'input, textarea, select, [role="combobox"]',
  '[role="menu"], [role="menu"] *, [role="listbox"], [role="listbox"] *',
].join()

function takesLetters(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || target.matches(letterTakers))
}
