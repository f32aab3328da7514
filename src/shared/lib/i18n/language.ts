import { loadLanguage } from './define-text'
import { i18n } from './i18n'

export const languages = { en: 'English', es: 'Español' } as const

export type Language = keyof typeof languages

const storageKey = 'language'

/** What was chosen before on this device. */
export const storedLanguage = (): string | null => localStorage.getItem(storageKey)

/** The language chosen before on this device, otherwise the browser's where we have it, otherwise English. */
export function currentLanguage(): Language {
  const wanted = [storedLanguage(), ...navigator.languages.map((tag) => tag.slice(0, 2))]
  return wanted.find(isLanguage) ?? 'en'
}

let chosen: Language | undefined

/**
 * Switches the whole app, and announces it to screen readers by the page's lang attribute. The last choice holds, although
 * the words of an earlier one may arrive after it.
 */
export async function chooseLanguage(language: Language, { remember = true } = {}): Promise<void> {
  if (remember) localStorage.setItem(storageKey, language)
  chosen = language
  await loadLanguage(language)
  if (chosen !== language) return
  i18n.changeLanguage(language)
  document.documentElement.lang = language
}

/** The language that the app is shown in now. */
export const shownLanguage = (): Language => (isLanguage(i18n.language) ? i18n.language : 'en')

/** Calls back whenever the app is shown in another language than before, until the returned function is called. */
export function onLanguageChange(listener: () => void): () => void {
  let before = shownLanguage()
  const follow = () => {
    if (shownLanguage() === before) return
    before = shownLanguage()
    listener()
  }
  return i18n.subscribe(follow)
}

/** Whether the app speaks a language. */
export function isLanguage(value: string | null | undefined): value is Language {
  return value != null && Object.hasOwn(languages, value)
}
