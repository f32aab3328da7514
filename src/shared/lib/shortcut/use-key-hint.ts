import { useIsKeyActive } from './active-keys'
import { ariaKey, type KeyName, keyLabel, keys } from './keys'
import { useSingleKeys } from './single-keys'

export type KeyHint = {
  /** As people read it on their keyboard. */
  label: string
  /** For `aria-keyshortcuts`. */
  aria: string
}

/** How to name a key beside what it does; nothing while the key does nothing, because it is off or nothing uses it. */
export function useKeyHint(name: KeyName): KeyHint | undefined {
  const isActive = useIsKeyActive(name)
  const isOn = useSingleKeys() || 'withControl' in keys[name]
  return isActive && isOn ? { label: keyLabel(name), aria: ariaKey(name) } : undefined
}
