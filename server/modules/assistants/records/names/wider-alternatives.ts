import type { Language } from '../../../../domain/text'
import { alignedWords } from '../../../../languages/glossary/aligned-words'
import { glossaryWords, isGlossaryWord, translate } from '../../../../languages/glossary/glossary'
import { isEverydayWord } from '../../finding/question/stop-words'
import { beginningOf } from '../alternatives'
import { closestWord } from '../words/closest-word'

/** Records are looked up by no more of them. */
const MAX_ALTERNATIVES = 24
/** Of one thing. */
const MAX_NAMES = 6
const MAX_PHRASE_WORDS = 3
/** Shorter words with another letter are other words. */
const MIN_LETTERS = 5

type Name = readonly string[]

/**
 * How a record may name what a question names where none has its words: each thing by its names in the other language or by
 * its other names in the same one, words with typing errors corrected by those of the trade. Empty where a word has no such
 * name, as then something else is meant.
 */
export function widerAlternativesOf(words: readonly string[], language: Language): string[][] {
  const corrected = words.map((word) => correct(word, language))
  const other = language === 'en' ? 'es' : 'en'
  const all = [
    ...combined(corrected, language, other),
    ...(corrected.some((word, index) => word !== words[index]) ? [beginnings(corrected, language)] : []),
    ...combined(corrected, language, language),
  ]
  const distinct = new Map(all.map((one) => [one.join(' '), one]))
  return [...distinct.values()].slice(0, MAX_ALTERNATIVES)
}

/** One name for each thing that the words name, in all ways. */
function combined(words: readonly string[], from: Language, into: Language): string[][] {
  let found: string[][] = [[]]
  for (let position = 0; position < words.length; ) {
    const { names, length } = namesAt(words, position, from, into)
    found = found.flatMap((one) => names.map((name) => [...one, ...name])).slice(0, MAX_ALTERNATIVES)
    position += length
  }
  return found
}

/** The names of the longest phrase at a position, "de" between its words or not; of a word by itself also by its use in names. */
function namesAt(words: readonly string[], position: number, from: Language, into: Language) {
  const longest = Math.min(MAX_PHRASE_WORDS, words.length - position)
  for (let length = longest; length > 0; length--) {
    const phrase = words.slice(position, position + length)
    const names = namesOf(phrase, from, into)
    if (names.length > 0 && length > 1) return { names, length }
    if (names.length > 0) return { names: [...names, ...usesOf(phrase[0] ?? '', from, into)], length }
  }
  const word = words[position] ?? ''
  return { names: /\d/.test(word) || isUnit(word) ? [figureOf(word)] : usesOf(word, from, into), length: 1 }
}

/** What a word is called where it is part of a name. */
const usesOf = (word: string, from: Language, into: Language): Name[] =>
  // "LED" and the name of a maker are the same in all languages.
  (from === into || !isGlossaryWord(word, from) ? [word] : alignedWords(word, from, into)).map((one) =>
    beginnings([one], into),
  )

function namesOf(phrase: Name, from: Language, into: Language): Name[] {
  const forms = [phrase, phrase.flatMap((word, index) => (index > 0 ? ['de', word] : [word]))]
  const whole = forms.flatMap((form) =>
    translate(form, from, into).filter(({ positions }) => positions.length === form.length),
  )
  const names = whole.flatMap(({ found }) => found.map((name) => beginnings(name, into)))
  const distinct = new Map(names.map((name) => [name.join(' '), name]))
  return [...distinct.values()].slice(0, MAX_NAMES)
}

const beginnings = (name: Name, language: Language): string[] => name.map((word) => beginningOf(word, language))

/** "12v" is written "12 V" as well. */
const figureOf = (word: string): string[] => word.replace(/^(\d+)([a-z]{1,3})$/, '$1 $2').split(' ')

/** "V" is the same in all languages. */
const isUnit = (word: string): boolean => word.length <= 2

function correct(word: string, language: Language): string {
  if (word.length < MIN_LETTERS || !/^[a-z]+$/.test(word)) return word
  if (isGlossaryWord(word, language) || isEverydayWord(word, [language])) return word
  return closestWord(word, glossaryWords(language)) ?? word
}
