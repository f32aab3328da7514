import type { Language } from './language'

/** Letters beyond a to z that each language has in its own words, in lower case. */
const ownLetters: Record<Language, string> = {
  en: '',
  es: 'áéíóúüñ¿¡',
  fr: 'àâæçéèêëîïôœùûüÿ',
  de: 'äöüß',
  pt: 'áàâãçéêíóôõú',
  it: 'àèéìíîòóùú',
  nl: 'áéíóúëïöüè',
  sv: 'åäöé',
  fi: 'äöå',
  da: 'æøåé',
  no: 'æøåéèêóòâô',
}

/** How many different letters of a text belong to other languages only. */
export function countForeignLetters(text: string, language: Language): number {
  const letters = new Set(text.normalize('NFC').toLowerCase().match(special) ?? [])
  return [...letters].filter((letter) => !ownLetters[language].includes(letter)).length
}

const special = new RegExp(`[${Object.values(ownLetters).join('')}]`, 'g')
