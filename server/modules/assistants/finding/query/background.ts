import type { Language } from '../languages/language'
import { languageData } from '../languages/language-data'
import { dependsOnContext } from './follow-up'
import { askingSentence, sentencesOf } from './intent'
import { normalise } from './normalise'
import { isContentWord } from './stop-words'
import { tokenise } from './tokenise'

/** A sentence with fewer words of content does not say alone what is asked. */
const MIN_CONTENT_WORDS = 2

/** How a clause begins that asks: "now how much". */
const MAX_WORDS_BEFORE = 2

/** The sentences, the last of which may be a question that follows a statement: "Changed the filter, how much oil now?". */
function clausesOf(question: string, language: Language): string[] {
  return sentencesOf(question.trim()).flatMap((sentence) => {
    const clauses = sentence.split(/,\s+/)
    const [last = '', ...before] = clauses.toReversed()
    return before.length > 0 && asks(last, language) ? [before.toReversed().join(', '), last] : [sentence]
  })
}

function asks(clause: string, language: Language): boolean {
  const { interrogatives } = languageData[language].question
  const words = normalise(clause).match(/[\p{L}']+/gu) ?? []
  return words.slice(0, MAX_WORDS_BEFORE + 1).some((word) => interrogatives.includes(word))
}

/** Quantities that a machine has as a whole. */
const ofMachine = ['weight', 'length', 'speed', 'noise'] as const

/** "How wide is it?": the machine, if nothing was said before and nothing else is named. */
function asksOfMachine(asking: string, language: Language): boolean {
  const { quantities, followUp } = languageData[language].question
  const text = normalise(asking)
  const measured = ofMachine.flatMap((name) => tokenise(quantities[name].exec(text)?.[0] ?? ''))
  const content = tokenise(asking).filter((word) => isContentWord(word, language))
  return (
    asking.endsWith('?') &&
    measured.length > 0 &&
    followUp.pronoun.test(text) &&
    content.every((word) => measured.includes(word))
  )
}

/**
 * The words that a person says only before or after the question itself, "Spongy pedal. How do I bleed the brakes?": they
 * help to find the place, but it need not repeat them. None if the question cannot be understood without them.
 */
export function backgroundWords(question: string, language: Language): ReadonlySet<string> {
  const sentences = clausesOf(question, language)
  const asking = askingSentence(sentences)
  const words = new Set(tokenise(asking))
  const content = [...words].filter((word) => isContentWord(word, language))
  const isQuestion = asking.endsWith('?') || asks(asking, language)
  const isOfMachine = asking === sentences[0] && asksOfMachine(asking, language)
  const standsAlone =
    isOfMachine || (isQuestion && content.length >= MIN_CONTENT_WORDS && !dependsOnContext(asking, language))
  if (sentences.length === 1 || !standsAlone) return new Set()
  return new Set(tokenise(question).filter((word) => !words.has(word)))
}
