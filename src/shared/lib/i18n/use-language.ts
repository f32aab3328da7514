import { useSyncExternalStore } from 'react'
import { i18n } from './i18n'

const current = () => i18n.language

/** The language in use, for names and lists in it; figures and dates are written by `useLocale`. */
export const useLanguage = (): string => useSyncExternalStore(i18n.subscribe, current, current)
