export type { Locale } from '../formats'
export { defineText, loadLanguage, type Text, type TextKey, type Translation } from './define-text'
export { i18n } from './i18n'
export {
  chooseLanguage,
  currentLanguage,
  isLanguage,
  languages,
  onLanguageChange,
  shownLanguage,
  storedLanguage,
} from './language'
export { shownLocale, useLocale } from './locale'
export { useLanguage } from './use-language'
export { useText } from './use-text'
