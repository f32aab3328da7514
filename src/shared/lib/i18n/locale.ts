import { useSyncExternalStore } from 'react'
import type { Locale } from '../formats'
import { i18n } from './i18n'
import { shownLanguage } from './language'

const usualRegions = { en: 'US', es: 'ES' } as const

/**
 * The language that is shown, as it is written where the reader is: "es-MX" for Spanish in a browser set to Spanish of
 * Mexico, "es-US" in one that is set to English of the United States alone.
 */
export function shownLocale(): Locale {
  const language = shownLanguage()
  const wanted = globalThis.navigator?.languages.map(localeOf) ?? []
  const region =
    wanted.find((tag) => tag?.language === language && tag.region)?.region ?? wanted.find((tag) => tag?.region)?.region
  return `${language}-${region ?? usualRegions[language]}`
}

/** The locale that figures and dates are written by, as a hook. */
export const useLocale = (): Locale => useSyncExternalStore(i18n.subscribe, shownLocale, shownLocale)

/** Browsers list what somebody typed into their settings, too. */
function localeOf(tag: string): Intl.Locale | undefined {
  try {
    return new Intl.Locale(tag)
  } catch {
    return undefined
  }
}
