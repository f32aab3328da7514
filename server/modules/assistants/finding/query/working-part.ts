import type { Language } from '../languages/language'
import { languageData } from '../languages/language-data'
import { wordsOnlyIn } from './intent'
import { normalise } from './normalise'
import { tokenise } from './tokenise'

const clauseEnd = /(?<=[.,;:!?])\s+|\s+(?:but|and|pero|y|aber|und|mais|et)\s+/

/**
 * The words of a description of a fault that only say what works: "drives fine" in "The crane is dead, drives fine". What
 * is wrong is something else. None of a clause that says that something does not work as it should.
 */
export function workingWords(question: string, language: Language): string[] {
  const { works, negations } = languageData[language].question
  const text = normalise(question)
  const clauses = text.split(clauseEnd).filter(Boolean)
  if (!works || clauses.length < 2) return []
  const isNegated = (clause: string) =>
    tokenise(clause).some((word) => negations.stated.includes(word) || negations.before.includes(word))
  return clauses
    .filter((clause) => works.test(clause) && !isNegated(clause) && !clause.endsWith('?'))
    .flatMap((clause) => wordsOnlyIn(clause, text))
}
