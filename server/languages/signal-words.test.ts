import { describe, expect, it } from 'vitest'
import { safetyLevels } from '../domain/safety-level'
import { type Language, languages } from './language'
import { languageData } from './language-data'
import { signalWordsOf, translatedSignalWord } from './signal-words'

const signalWords = languages.map((language) => languageData[language].manuals.signalWords)

describe('signalWordsOf', () => {
  it('matches the words of every language, with and without accents', () => {
    for (const level of safetyLevels) {
      const pattern = new RegExp(`^(?:${signalWordsOf(level)})$`, 'i')
      const words = signalWords.flatMap((levels) => levels[level])
      for (const word of words) {
        const typed = [word, word.toLowerCase(), word.normalize('NFD').replace(/\p{M}/gu, '')]
        expect(typed.filter((one) => !pattern.test(one))).toEqual([])
      }
    }
  })

  it('puts no word on two levels of one language', () => {
    for (const levels of signalWords) {
      const words: string[] = safetyLevels.flatMap((level) => [...levels[level]])
      expect(new Set(words).size).toBe(words.length)
    }
  })
})

describe('translatedSignalWord', () => {
  it.each<[string, Language, Language, string | undefined]>([
    ['ADVERTENCIA: no toque el escape.', 'es', 'en', 'WARNING'],
    ['¡Atención! No toque el escape.', 'es', 'en', 'WARNING'],
    ['GEFAHR Hochspannung', 'de', 'es', 'PELIGRO'],
    ['ATTENTION : surface chaude', 'fr', 'en', 'CAUTION'],
    ['HINWEIS: Öl nachfüllen.', 'de', 'en', 'NOTICE'],
    ['Aviso: utilice el aceite indicado.', 'es', 'fr', 'AVIS'],
    ['DANGER: haute tension', 'fr', 'en', undefined],
    ['Advertencias generales', 'es', 'en', undefined],
    ['Atención al cliente', 'es', 'en', undefined],
    ['No toque el escape.', 'es', 'en', undefined],
  ])('of "%s" from %s into %s is %s', (text, from, into, expected) => {
    expect(translatedSignalWord(text, from, into)).toBe(expected)
  })
})
