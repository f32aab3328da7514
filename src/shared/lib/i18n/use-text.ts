import { useMemo, useSyncExternalStore } from 'react'
import type { Text, TextKey } from './define-text'
import { fillIn } from './fill-in'
import { i18n } from './i18n'

/** The words of a slice in the reader's language: `const t = useText(loginText); t('title')`. */
export function useText<T extends Text>(
  text: T,
): (key: TextKey<T>, values?: Record<string, string | number>) => string {
  const current = () => i18n.wordsOf(text.namespace)
  const words = useSyncExternalStore(i18n.subscribe, current, current)
  // A new function for each state of the words, so that what is memoised by it follows the language.
  return useMemo(() => (key, values) => fillIn(words, key, values), [words])
}
