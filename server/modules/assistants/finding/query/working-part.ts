import type { Language } from '../../../../languages/language'
import { languageData } from '../../../../languages/language-data'
import { normalise } from '../../../../languages/text/normalise'
import { tokenise } from '../../../../languages/text/tokenise'
import { wordsOnlyIn } from './intent'
import { isFillerWord, isStopWord } from './stop-words'

const clauseEnd = /(?<=[.,;:!?])\s+|\s+(?:but|and|pero|y|aber|und|mais|et)\s+/
/** A thing and what is wrong with it: "won't start" alone leaves out what does not. */
const MIN_WORDS_OF_FAULT = 2
/** Words of grammar that deny or compare, in the languages whose questions say what works. */
const denials = /\b(?:barely|hardly|scarcely|ni|apenas|nie|kaum|keine[nmrs]?|plus|jamais|guere)\b/
const comparisons = /\b(?:than|same|more|less|de lo|mas|menos|que|als|moins)\b/

/**
 * The words of a description of a fault that only say what works: "drives fine" in "The crane is dead, drives fine". What
 * is wrong is something else, if the rest names it. None of a clause that denies or compares: "hotter than normal".
 */
export function wordsOfWorkingParts(question: string, language: Language): string[] {
  const { works, negations } = languageData[language].question
  const text = normalise(question)
  const clauses = text.split(clauseEnd).filter(Boolean)
  const isDenied = (clause: string) =>
    denials.test(clause) ||
    comparisons.test(clause) ||
    tokenise(clause).some((word) => negations.stated.includes(word) || negations.before.includes(word))
  const working = clauses.filter((clause) => works?.test(clause) && !isDenied(clause) && !clause.endsWith('?'))
  const words = working.flatMap((clause) => wordsOnlyIn(clause, text))
  const others = tokenise(text).filter((word) => !words.includes(word) && saysSomething(word, language))
  return others.length >= MIN_WORDS_OF_FAULT ? words : []
}

const saysSomething = (word: string, language: Language) => !isStopWord(word, language) && !isFillerWord(word, language)
