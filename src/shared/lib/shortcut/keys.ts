import type { Shortcut } from './use-shortcut'

/**
 * Every key of the app but those of rows and fields. Those of one group of keys differ; two records may use one letter,
 * since only what is on the page is pressed.
 */
export const keys = {
  search: { key: '/' },
  palette: { key: 'k', withControl: true },
  newOrder: { key: 'n' },
  quickOrder: { key: 'q' },
  newQuote: { key: 'w' },
  keyList: { key: '?' },
  nextRecord: { key: 'j' },
  previousRecord: { key: 'k' },
  backToList: { key: 'u' },
  startProcessing: { key: 'a' },
  pick: { key: 'p' },
  ship: { key: 's' },
  message: { key: 'm' },
  print: { key: 'd' },
  answer: { key: 'a' },
  send: { key: 's' },
} as const satisfies Record<string, Shortcut>

export type KeyName = keyof typeof keys

/** Those whose button changes a record at once: the key asks first. */
export type RecordKeyName = 'startProcessing' | 'send'

const isMac = /Mac|iPhone|iPad/.test(globalThis.navigator?.userAgent ?? '')

/** As people read it on their keyboard. */
export function keyLabel(name: KeyName): string {
  const { key, ...shortcut } = keys[name]
  if (!('withControl' in shortcut)) return key.toUpperCase()
  return `${isMac ? '⌘' : 'Ctrl'} ${key.toUpperCase()}`
}

/** For `aria-keyshortcuts`. */
export function ariaKey(name: KeyName): string {
  const { key, ...shortcut } = keys[name]
  if (!('withControl' in shortcut)) return key.toUpperCase()
  return `${isMac ? 'Meta' : 'Control'}+${key.toUpperCase()}`
}
