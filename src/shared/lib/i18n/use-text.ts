import { useMemo } from 'react'
import type { Text, TextKey } from './define-text'
import { i18n } from './i18n'
import { useWords } from './use-language'

/** The words of a slice in the reader's language: `const t = useText(loginText); t('title')`. */
export function useText<T extends Text>(
  text: T,
): (key: TextKey<T>, values?: Record<string, string | number>) => string {
  const words = useWords()
  // A new function for each state of the words, so that what is memoised by it follows the language.
  return useMemo(() => {
    const translate = i18n.getFixedT(words.language, text.namespace)
    return (key, values) => translate(key, { ...values })
  }, [words, text.namespace])
}
