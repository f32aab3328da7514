import type { Language } from '../../../../languages/language'
import { languageData } from '../../../../languages/language-data'
import { normalise } from '../../../../languages/text/normalise'
import { tokenise } from '../../../../languages/text/tokenise'
import { askingSentence, asksForHelp, sentencesOf } from './intent'
import { MAX_FRAGMENT_WORDS, statesTopic } from './leaning'
import { isContentWord, isSpeechWord } from './stop-words'

/** A sentence with fewer words of content does not say alone what is asked. */
const MIN_CONTENT_WORDS = 2

/** How a clause begins that asks: "now how much". */
const MAX_WORDS_BEFORE = 2

/** The sentences, the last of which may be a question that follows a statement: "Changed the filter, how much oil now?". */
function clausesOf(question: string, language: Language): string[] {
  return sentencesOf(question.trim()).flatMap((sentence) => {
    const clauses = sentence.split(/,\s+/)
    const [last = '', ...before] = clauses.toReversed()
    const parts = before.length > 0 && asks(last, language) ? [before.toReversed().join(', '), last] : [sentence]
    return [...parts.slice(0, -1), ...splitAtWish(parts.at(-1) ?? '', language)].flatMap((part) =>
      splitBeforeQuestion(part, language),
    )
  })
}

/** The words before which a clause may end without a comma: "cant reach the pedal how do i move the seat". */
const MIN_WORDS_BEFORE = 3

function splitBeforeQuestion(clause: string, language: Language): string[] {
  const { interrogatives } = languageData[language].question
  const words = clause.split(/\s+/)
  const at = words.findIndex((word) => interrogatives.includes(normalise(word).replace(/\W/g, '')))
  const isStory =
    at >= MIN_WORDS_BEFORE && words.length - at >= MIN_WORDS_BEFORE && saysSomething(words.slice(0, at), language)
  return isStory ? [words.slice(0, at).join(' '), words.slice(at).join(' ')] : [clause]
}

/** Whether somebody does or has something in it, so that it is no part of the question: "for the engine how much oil". */
const saysSomething = (words: readonly string[], language: Language) =>
  words
    .slice(0, -1)
    .some((word) => languageData[language].question.persons.includes(normalise(word).replace(/\W/g, '')))

/** "The haulier wants to know the weight": what follows the wish is asked, and who has it is not. */
function splitAtWish(clause: string, language: Language): string[] {
  const wish = languageData[language].question.wish?.exec(clause)
  const end = wish ? wish.index + wish[0].length : clause.length
  return end < clause.length ? [clause.slice(0, end), clause.slice(end)] : [clause]
}

function asks(clause: string, language: Language): boolean {
  const { interrogatives } = languageData[language].question
  const words = normalise(clause).match(/[\p{L}']+/gu) ?? []
  return words.slice(0, MAX_WORDS_BEFORE + 1).some((word) => interrogatives.includes(word))
}

/** "How do I bleed the brakes, which wheel first?" asks twice. */
function beginsByAsking(clause: string, language: Language): boolean {
  const first = normalise(clause).match(/[\p{L}']+/u)?.[0] ?? ''
  return languageData[language].question.interrogatives.includes(first) && !conjunctions.includes(first)
}

/** Interrogatives that also begin a clause in which nothing is asked: "When we loaded gravel, it stopped". */
const conjunctions =
  'when where as como cuando donde que quando onde quand ou comme wie wo wenn als che som nar da hvor'.split(' ')

/** Quantities that a machine has as a whole. */
const ofMachine = ['weight', 'length', 'speed', 'noise'] as const

/** "How wide is it?": the machine, if nothing was said before and nothing else is named. */
function asksOfMachine(asking: string, language: Language): boolean {
  const { quantities, followUp } = languageData[language].question
  const text = normalise(asking)
  const measured = ofMachine.flatMap((name) => tokenise(quantities[name].exec(text)?.[0] ?? ''))
  const content = tokenise(asking).filter((word) => isContentWord(word, language) && !isSpeechWord(word, language))
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
  if (asksForHelp(question, language)) return new Set()
  const words = new Set(sentences.filter((one) => one === asking || beginsByAsking(one, language)).flatMap(tokenise))
  const content = [...words].filter((word) => isContentWord(word, language))
  const isWished = languageData[language].question.wish?.test(sentences.at(-2) ?? '') && asking === sentences.at(-1)
  const isQuestion = asking.endsWith('?') || isWished || asks(asking, language)
  const isOfMachine = asking === sentences[0] && asksOfMachine(asking, language)
  const standsAlone =
    isOfMachine || (isQuestion && content.length >= MIN_CONTENT_WORDS && !dependsOnContext(asking, language))
  if (sentences.length === 1 || !standsAlone) return new Set()
  return new Set(tokenise(question).filter((word) => !words.has(word)))
}

/** Whether a sentence says what it is about only together with those beside it. */
function dependsOnContext(sentence: string, language: Language): boolean {
  if (statesTopic.test(sentence)) return false
  const content = tokenise(sentence).filter((word) => isContentWord(word, language))
  const { connective, pronoun } = languageData[language].question.followUp
  const text = normalise(sentence)
  if (connective.test(text)) return content.length <= MAX_WORDS_OF_CONTENT.continuing
  if (pronoun.test(text)) return content.length <= MAX_WORDS_OF_CONTENT.referring
  // A few words are a fragment; a complete sentence states its own topic.
  return content.length <= 1 && sentence.trim().split(/\s+/).length <= MAX_FRAGMENT_WORDS
}

/** What has more of them says what it is about, however it begins. */
const MAX_WORDS_OF_CONTENT = { continuing: 6, referring: 4 }
