import { languageValues } from '#contract/platform-limits'
import type { Language } from '../../../../domain/text'
import { isGlossaryWord } from '../../../../languages/glossary/glossary'
import { isEverydayWord } from '../../finding/question/stop-words'
import type { Named } from '../names/name-keys'
import { misspeltNameAt } from '../names/read-names'
import { chatWordsOf } from './chat-words'
import { dictionaryOf, meantWord } from './misspelt-word'
import { otherLanguage } from './other-language'
import type { Token } from './tokens'

const MAX_LETTERS = 24

/**
 * Corrects words with typing errors by the words that the grammar has, and writes out those that are shortened: only such as
 * are no words of general speech, of the trade, or of a name.
 */
export function correctTokens(
  tokens: readonly Token[],
  language: Language,
  names: ReadonlyMap<string, Named>,
): readonly Token[] {
  const ofNames = wordsOfNames(names)
  const languages = isMostlyIn(language, tokens) ? [language] : languageValues
  return tokens.flatMap((token, position) => {
    const { word } = token
    if (ofNames.has(word)) return [token]
    const written = word.length < 3 && isBesideFigure(tokens, position) ? undefined : chatWordAt(word, language)
    if (written) return writtenOut(token, written)
    if (word.length < 2 || word.length > MAX_LETTERS || /[^a-z]/.test(word)) return [token]
    const meant = silentLetter(word, language) ?? correctionOf(tokens, position, { languages, language, names })
    return [meant === undefined ? token : { ...token, word: meant, isCapitalized: false }]
  })
}

/** Of the other language, those of one or two letters may be words of this one. */
function chatWordAt(word: string, language: Language): readonly string[] | undefined {
  const ofOther = word.length > 2 ? chatWordsOf(otherLanguage(language)).get(word) : undefined
  return chatWordsOf(language).get(word) ?? ofOther
}

/** "Q 1011" is a quote, and "3 m" a length. */
const isBesideFigure = (tokens: readonly Token[], position: number): boolean =>
  [position - 1, position + 1].some((beside) => /^\d/.test(tokens[beside]?.word ?? ''))

const writtenOut = (token: Token, words: readonly string[]): Token[] =>
  words.map((word, index) => ({
    ...token,
    ...{ word, isCapitalized: false, isPossessive: false },
    typed: index === 0 ? token.typed : '',
  }))

/** "Oras" is typed for "horas", whatever else it may be. */
function silentLetter(word: string, language: Language): string | undefined {
  const { words } = dictionaryOf(language)
  return word.length > 3 && !words.has(word) && words.has(`h${word}`) ? `h${word}` : undefined
}

/** Whether more of the words are known in a language than in any other, so that "te" is none of another one. */
function isMostlyIn(language: Language, tokens: readonly Token[]): boolean {
  const countIn = (one: Language) => tokens.filter(({ word }) => isEverydayWord(word, [one])).length
  return languageValues.every((one) => one === language || countIn(one) < countIn(language))
}

interface Context {
  /** In which a word may be known. */
  languages: readonly Language[]
  language: Language
  names: ReadonlyMap<string, Named>
}

function correctionOf(
  tokens: readonly Token[],
  position: number,
  { languages, language, names }: Context,
): string | undefined {
  const { word = '', typed = '', isCapitalized = false } = tokens[position] ?? {}
  const isKnown =
    dictionaryOf(language).words.has(word) ||
    [word, word.replace(/s$/, ''), word.replace(/es$/, '')].some((one) =>
      isEverydayWord(one, word.length < 4 ? languages : languageValues),
    ) ||
    languageValues.some((one) => isGlossaryWord(word, one))
  // "Cargadra 3" is the loader of that name, not what was loaded.
  if (isKnown || misspeltNameAt(tokens, position, names)) return undefined
  // "SAE 10W-30", "NSN"
  const isCode =
    (word.length < 5 && (isCapitalized || /^\p{Lu}+$/u.test(typed))) ||
    (word.length < 4 && isBesideFigure(tokens, position))
  return isCode ? undefined : meantWord(word, language)
}

const wordsByNames = new WeakMap<ReadonlyMap<string, Named>, ReadonlySet<string>>()

/** The names as one word each, and the words of which they consist. */
function wordsOfNames(names: ReadonlyMap<string, Named>): ReadonlySet<string> {
  const cached = wordsByNames.get(names)
  if (cached) return cached
  const titles = [...names.values()].flatMap(({ subject }) => subject.title.toLowerCase().split(/\s+/))
  const words = new Set([...names.keys(), ...titles])
  wordsByNames.set(names, words)
  return words
}
