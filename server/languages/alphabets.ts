import { type Language, languages } from './language'
import { languageData } from './language-data'

/** How many different letters of a text belong to other languages only. */
export function countForeignLetters(text: string, language: Language): number {
  const letters = new Set(text.normalize('NFC').toLowerCase().match(special) ?? [])
  return [...letters].filter((letter) => !languageData[language].letters.includes(letter)).length
}

const special = new RegExp(`[${languages.map((language) => languageData[language].letters).join('')}]`, 'g')
