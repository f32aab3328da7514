import type { Language } from '../../../../languages/language'
import { languageData } from '../../../../languages/language-data'
import type { Matched, Phrase } from '../../../../languages/text/phrase-match'
import { stem } from '../../../../languages/text/stem'
import { isStopWord } from './stop-words'

interface Term {
  weight: number
  coverageWeight: number
  variants: { words: readonly string[]; weight: number }[]
}

/** Weight of a further word of an idiom, and of the other names of what it means: they alone explain it. */
const WEIGHTS = { word: 0.25, name: 0.6 }

/**
 * Makes one term of the words of an idiom: "get the air out" is explained by "bleed" or by all of its words, but not by
 * "air". Its further words help a little in ranking, and their absence does not count.
 *
 * @param terms by position in the question, undefined for a stop word
 * @param matched phrases of the question with their equivalents
 * @param translateName gives the names of an equivalent in the languages of the manuals
 */
export function mergeIdioms(
  words: readonly string[],
  terms: (Term | undefined)[],
  matched: readonly Matched<Phrase[]>[],
  { language, translateName }: { language: Language; translateName: (name: Phrase) => readonly Phrase[] },
): void {
  for (const { positions, found } of matched) {
    const phrase = positions.map((position) => words[position] ?? '')
    const [first, ...others] = positions.flatMap((position) => terms[position] ?? [])
    if (!first || !isIdiom(phrase, found, language)) continue
    const translated = [phrase, ...found].flatMap(translateName)
    const names = [...found, ...translated].map((name) => ({ words: name, weight: WEIGHTS.name }))
    const asks = phrase.some((word) => languageData[language].question.interrogatives.includes(word))
    const coverageWeight = asks ? Math.max(...[first, ...others].map((term) => term.coverageWeight)) : 1
    const things = thingsOf(phrase, found, language).map((word) => ({ words: [word], weight: WEIGHTS.name }))
    Object.assign(first, { weight: 1, coverageWeight, variants: [{ words: phrase, weight: 1 }, ...names, ...things] })
    for (const other of others) Object.assign(other, { weight: WEIGHTS.word, coverageWeight: 0 })
  }
}

/** The words of an idiom that its equivalents in other words name too, "lamp" of "the lamp comes on", beside their verb. */
function thingsOf(phrase: Phrase, equivalents: readonly Phrase[], language: Language): Phrase {
  const own = contentOf(phrase, language)
  const others = equivalents.map((one) => contentOf(one, language)).filter((other) => other.join(' ') !== own.join(' '))
  return phrase.filter(
    (word) => own.length > 1 && others.some((other) => other.length > 1 && other.includes(stem(word, language))),
  )
}

/**
 * Whether a phrase with a function word has few other names with a word of it, unlike "water in oil" and "oily water".
 * A noun before a particle is none: "the switch on the armrest".
 */
function isIdiom(phrase: Phrase, equivalents: readonly Phrase[], language: Language): boolean {
  const own = contentOf(phrase, language)
  if (own.length === 0 || own.length === phrase.length) return false
  if (phrase.length === 2 && isStopWord(phrase[1] ?? '', language)) return false
  const others = equivalents.map((one) => contentOf(one, language)).filter((other) => other.join(' ') !== own.join(' '))
  const alike = others.filter((other) => own.some((word) => other.includes(word)))
  return alike.length < others.length / 2
}

const contentOf = (phrase: Phrase, language: Language) =>
  phrase.filter((word) => !isStopWord(word, language)).map((word) => stem(word, language))
