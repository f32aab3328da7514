import { Slot } from 'radix-ui'
import { type ReactNode, useRef } from 'react'
import { useText } from '@/shared/lib/i18n'
import { type KeyName, type RecordKeyName, useKeyHint, useShortcut } from '@/shared/lib/shortcut'
import { uiText } from '../text'
import { Tooltip } from '../tooltip'

type KeyHintProps = {
  by: KeyName
  /** The button or link. */
  children: ReactNode
}

/** Names the key that does the same as a button or link, as long as it does. */
export function KeyHint({ by, children }: KeyHintProps) {
  const t = useText(uiText)
  const hint = useKeyHint(by)
  return (
    <Tooltip text={hint && t('key', { key: hint.label })}>
      <Slot.Root aria-keyshortcuts={hint?.aria}>{children}</Slot.Root>
    </Tooltip>
  )
}

type KeyedProps = { children: ReactNode } & (
  | { by: Exclude<KeyName, RecordKeyName>; onKey?: never }
  /** Asks first: a key that was meant for something else changes no record. */
  | { by: RecordKeyName; onKey: () => void }
)

/** A button or link that a key presses, too, as long as it is on the page: who may not press it has no such key. */
export function Keyed({ by, onKey, children }: KeyedProps) {
  const control = useRef<HTMLElement>(null)
  useShortcut(by, () => {
    // A dialog that it opens returns the focus to it.
    control.current?.focus()
    if (onKey) onKey()
    else control.current?.click()
  })
  return (
    <KeyHint by={by}>
      <Slot.Root ref={control}>{children}</Slot.Root>
    </KeyHint>
  )
}
