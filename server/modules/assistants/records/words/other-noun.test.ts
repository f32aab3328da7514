import { expect, it } from 'vitest'
import type { Language } from '../../../../domain/text'
import { stem } from '../../../../languages/text/stem'
import { vocabularyOf } from '../grammar/vocabulary'
import { isOtherNoun } from './other-noun'

const isOther = (word: string, language: Language) => {
  const { phrases } = vocabularyOf(language)
  return isOtherNoun(word, phrases.at([word], [stem(word, language)], 0), phrases, language)
}

it.each<[Language, string]>([
  ['es', 'correa'],
  ['es', 'junta'],
  ['es', 'carga'],
  ['en', 'casing'],
  ['en', 'lining'],
])('a thing is no word of the grammar with the same stem: %s %s', (language, word) => {
  expect(isOther(word, language)).toBe(true)
})

it.each<[Language, string]>([
  ['es', 'correo'],
  ['es', 'juntas'],
  ['es', 'anotar'],
  ['en', 'orders'],
  ['en', 'documents'],
])('a word of the grammar is: %s %s', (language, word) => {
  expect(isOther(word, language)).toBe(false)
})
