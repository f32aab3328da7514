import { useSyncExternalStore } from 'react'
import { i18n } from './i18n'

let words = { language: i18n.language }
const listeners = new Set<() => void>()

// One subscription for the app: words change when a language is chosen and when its words arrive.
const changed = () => {
  words = { language: i18n.language }
  for (const listener of listeners) listener()
}
i18n.on('languageChanged', changed)
i18n.store.on('added', changed)

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

const current = () => words

/** The words as they are now; a new object whenever they change. */
export function useWords(): { readonly language: string } {
  return useSyncExternalStore(subscribe, current, current)
}

/** The language in use, for dates and numbers: `amount.toLocaleString(useLanguage())`. */
export function useLanguage(): string {
  return useWords().language
}
