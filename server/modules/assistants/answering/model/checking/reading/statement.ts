import { isActionWord, isPropertyWord } from '../../../../../../languages/glossary/property-words'
import type { Language } from '../../../../../../languages/language'
import { languageData } from '../../../../../../languages/language-data'
import { isThingName } from '../../../../finding/question/expand'
import { clausesIn, positionIn, type Span } from './clause-marks'
import { codesIn, labelsIn } from './codes'
import { type Figure, figuresIn } from './figures'
import { type OppositeMention, oppositesAmong } from './opposite-mentions'
import { plainText, withAmperes } from './plain-text'
import { isContent, wordsOf } from './source-index'
import { unitAfterFigure } from './units'

/** How much a word says: one of general speech less than the name of a thing. */
const WEIGHTS = { thing: 1.5, plain: 1, speech: 0.5, value: 2 }

interface Mention {
  text: string
  weight: number
  /** Where it begins in the plain text. */
  at: number
  clause: number
}

export interface WordMention extends Mention {
  kind: 'word'
  word: string
  role: 'thing' | 'property' | 'action' | 'speech' | 'plain'
  /** Names of several words that it is a part of. */
  names: readonly (readonly string[])[]
}

export interface FigureMention extends Mention {
  kind: 'figure'
  figure: Figure
}

export interface CodeMention extends Mention {
  kind: 'code'
  code: string
  parts: readonly string[]
  /** A word in capitals rather than a number. */
  isLabel: boolean
}

export type Item = WordMention | FigureMention | CodeMention

export interface Statement {
  text: string
  language: Language
  plain: string
  clauses: readonly Span[]
  items: readonly Item[]
  opposites: readonly OppositeMention[]
}

export function readStatement(text: string, language: Language): Statement {
  const plain = plainText(text, language, false)
  const clauses = clausesIn(plain, language)
  const clauseAt = (at: number) => positionIn(clauses, at)
  const codes = codesIn(plain)
  const figures = figuresIn(plain, language).filter(
    ({ at, end }) => !codes.some((code) => at >= code.at && end <= code.end),
  )
  const labels = labelMentions(withAmperes(text), plain, figures)
  const values: Item[] = [
    ...figures.map((figure): FigureMention => {
      const { text: printed, at } = figure
      return { kind: 'figure', text: printed, weight: WEIGHTS.value, at, clause: clauseAt(at), figure }
    }),
    ...codes.map(({ code, parts, at }): CodeMention => {
      return { kind: 'code', text: code, weight: WEIGHTS.value, at, clause: clauseAt(at), code, parts, isLabel: false }
    }),
    ...labels.map(({ code, parts, at }): CodeMention => {
      return { kind: 'code', text: code, weight: WEIGHTS.value, at, clause: clauseAt(at), code, parts, isLabel: true }
    }),
  ]
  const taken = [...figures, ...codes, ...labels]
  const words = wordMentions(plain, language, taken).map((word) => ({ ...word, clause: clauseAt(word.at) }))
  const opposites = oppositesAmong(wordsOf(plain), language)
  return {
    text,
    language,
    plain,
    clauses,
    opposites,
    items: [...values, ...words].toSorted((one, other) => one.at - other.at),
  }
}

/** Units in capitals are no labels. */
const labelMentions = (text: string, plain: string, figures: readonly Span[]) =>
  labelsIn(text, plain).filter(
    ({ code, at }) =>
      !(code.length > 1 && unitAfterFigure(code) !== undefined) && !figures.some((one) => at >= one.at && at < one.end),
  )

function wordMentions(plain: string, language: Language, taken: readonly Span[]): Omit<WordMention, 'clause'>[] {
  const all = wordsOf(plain).filter(
    ({ word, at }) => !/\d/.test(word) && !taken.some((span) => at >= span.at && at < span.end),
  )
  const texts = all.map(({ word }) => word)
  const names = namesIn(texts)
  const seen = new Set<string>()
  return all.flatMap(({ word, at }, position) => {
    if (!isContent(word, language) || seen.has(word)) return []
    seen.add(word)
    const role = roleOf(word, language)
    const weight = isLight(word, language)
      ? WEIGHTS.speech
      : role === 'thing'
        ? WEIGHTS.thing
        : role === 'speech'
          ? WEIGHTS.speech
          : WEIGHTS.plain
    return [{ kind: 'word' as const, text: word, word, at, role, weight, names: names(position) }]
  })
}

/** Two or three words in a row, which may be one name. */
function namesIn(words: readonly string[]) {
  const all = [2, 3].flatMap((length) =>
    words
      .slice(0, words.length - length + 1)
      .map((_, start) => ({ start, phrase: words.slice(start, start + length) })),
  )
  return (position: number) =>
    all.filter(({ start, phrase }) => position >= start && position < start + phrase.length).map(({ phrase }) => phrase)
}

const isLight = (word: string, language: Language) =>
  languageData[language].stopWords.has(word) || languageData[language].fillerWords.has(word)

function roleOf(word: string, language: Language): WordMention['role'] {
  if (isLight(word, language)) return 'property'
  if (isThingName(word, language)) return 'thing'
  if (isPropertyWord(word, language)) return 'property'
  if (languageData[language].speechWords.has(word)) return 'speech'
  return isActionWord(word, language) ? 'action' : 'plain'
}
