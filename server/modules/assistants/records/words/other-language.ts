import type { Language } from '../../../../domain/text'

/** Questions are read in two languages. */
export const otherLanguage = (language: Language): Language => (language === 'en' ? 'es' : 'en')
