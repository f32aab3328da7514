import { useSyncExternalStore } from 'react'
import { i18n } from './i18n'

const current = () => i18n.language

/** The language in use, for dates and numbers: `amount.toLocaleString(useLanguage())`. */
export const useLanguage = (): string => useSyncExternalStore(i18n.subscribe, current, current)
