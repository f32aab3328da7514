export { defineText, type Text, type TextKey, type Translation } from './define-text'
export { chooseLanguage, currentLanguage, isLanguage, languages, onLanguageChange, shownLanguage } from './language'
export { useLanguage } from './use-language'
export { useText } from './use-text'
