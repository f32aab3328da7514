import { isActionWord, isMachineAction, isPartAction } from '../../../../languages/glossary/action-words'
import { isMachineProperty, isPropertyWord } from '../../../../languages/glossary/property-words'
import type { Language } from '../../../../languages/language'
import { languageData } from '../../../../languages/language-data'
import { normalise } from '../../../../languages/text/normalise'
import { tokenise } from '../../../../languages/text/tokenise'
import { asksItself, interrogates } from './asks'
import { detectIntent } from './intent'
import { refersBeyond, refersToObject } from './pronoun'
import { expectedUnits } from './quantity'
import { correctSpelling, type Vocabulary } from './spelling'
import { contentWords, topicWords } from './topic'

/** "Driving: what are the steps?" states its topic before the colon. */
export const statesTopic = /^\s*\p{L}[^:?.!]{3,}:\s/u

/** A fragment is a question such as "for the rear tyres?". */
export const MAX_FRAGMENT_WORDS = 4

/**
 * How far a question needs the earlier ones to be understood. If it only may lean on them, the manuals decide: by what
 * they say of both (`../says-both.ts`), or else it leans if that is likely. If that is only possible, as of any short
 * question, it leans on what the section says that answers the question before.
 */
export type Leaning = 'none' | 'possible' | 'unlikely' | 'likely' | 'certain'

/** A question of more words, or of more words of content, says itself what it is about. */
const MAX_WORDS = { all: 40, ofContent: 4, ofContentInSection: 3 }

/** Quantities that a machine has as a whole, so that "How heavy is it?" need not ask of a part. */
const ofMachine = ['weight', 'length', 'speed', 'noise', 'power', 'slope'] as const

/**
 * A question leans on the earlier ones if it lacks what it is about or what is asked of it. One that only lacks what
 * something is done to may mean the machine, "How do I tow it?", unless that is done to parts: "How do I bleed it?"
 */
export function leaningOf(question: string, language: Language, vocabulary: Vocabulary): Leaning {
  const words = question.match(/[\p{L}\p{N}]+/gu) ?? []
  if (statesTopic.test(question) || words.length === 0 || words.length > MAX_WORDS.all) return 'none'
  const { followUp } = languageData[language].question
  const text = correctText(question, vocabulary, language)
  const topic = topicWords(text, language, vocabulary)
  const content = contentWords(text, language)
  const refers = refersBeyond(text, topic, language)
  if (followUp.connective.test(text)) return topic.length > 0 && asksAtOnce(text, language) ? 'likely' : 'certain'
  if (content.length > MAX_WORDS.ofContent) return 'none'
  const isFragment = words.length <= MAX_FRAGMENT_WORDS
  const mayBeOfMachine = asksOfMachine(text, language) || content.some((word) => isMachineProperty(word, language))
  if (isFragment && asksOfNothing(text, topic, content, language))
    return topic.length > 0 || mayBeOfMachine ? 'likely' : 'certain'
  if (isFragment && namesOnly(text, language)) return 'certain'
  const isWithoutAction =
    isFragment && !content.some((word) => isActionWord(word, language)) && interrogates(text, language)
  const intent = detectIntent(text, language)
  if (topic.length > 0) {
    // "Which wheel first?" asks for steps, and "do I need a tool for that?" for a thing, of something else.
    const asksOrder = isWithoutAction && intent === 'procedure'
    if (refersToAll(text, language) || asksOrder || followUp.purpose?.test(text)) return 'likely'
    if (refers || isWithoutAction) return 'unlikely'
    return content.length <= MAX_WORDS.ofContentInSection ? 'possible' : 'none'
  }
  if (refersToAll(text, language)) return 'certain'
  if (followUp.absolute?.test(text)) return 'certain'
  if (followUp.ordering?.test(text) && expectedUnits(text, language).length === 0) return 'likely'
  if (intent === 'permission' && doesNothingElse(content, text, language)) return 'likely'
  if (content.length > 0 && (intent === 'symptom' || content.some((word) => isMachineAction(word, language))))
    return 'possible'
  const isFragmentOnMeasure = isFragment && expectedUnits(text, language).length > 0
  if (content.some((word) => isPartAction(word, language)) && (isFragmentOnMeasure || refersToObject(text, language)))
    return 'likely'
  if (mayBeOfMachine) return 'unlikely'
  if (isWithoutAction || content.length === 0) return 'certain'
  return isFragment && content.every((word) => isPropertyWord(word, language)) ? 'certain' : 'unlikely'
}

/** Whether a normalised question asks for a quantity that a machine has as a whole: "How heavy is it?" */
export function asksOfMachine(text: string, language: Language): boolean {
  const { quantities } = languageData[language].question
  return ofMachine.some((name) => quantities[name].test(text))
}

/**
 * Whether it asks for something of a thing without saying of which: "with what?", "¿a qué presión?", "how wide?" It has no
 * verb, and names nothing but what is asked for.
 */
function asksOfNothing(
  text: string,
  topic: readonly string[],
  content: readonly string[],
  language: Language,
): boolean {
  const match = languageData[language].question.followUp.bare?.exec(text)
  if (!match || refersToObject(text, language)) return false
  const [asked, ...others] = tokenise(text.slice(match[0].length))
  // "Which fuse?" may be any.
  if (asked === undefined) return topic.length === 0
  const isVerb = (word: string) => isActionWord(word, language) && content.includes(word)
  return !others.some(isVerb) && topic.every((word) => word === asked)
}

/** Whether it names nothing but what a machine does: "can I keep driving?" */
const doesNothingElse = (content: readonly string[], text: string, language: Language): boolean =>
  content.length > 0 &&
  content.every((word) => isMachineAction(word, language)) &&
  expectedUnits(text, language).length === 0 &&
  !refersToObject(text, language)

/** Whether a normalised question names nothing but a quantity, and that by its name: "how hot may they get?" */
export const asksQuantityOnly = (text: string, language: Language, vocabulary: Vocabulary): boolean =>
  topicWords(text, language, vocabulary).length === 0 &&
  !asksAmount(text, language) &&
  contentWords(text, language).every((word) => isMachineAction(word, language) || !isActionWord(word, language))

/** "How much" is an amount, unless it weighs or gives. */
const asksAmount = (text: string, language: Language): boolean =>
  languageData[language].question.quantities.amount.test(text) && expectedUnits(text, language).includes('litre')

/** Whether it refers to all that was said, which it does not say itself: "how fast does it go then?" */
function refersToAll(text: string, language: Language): boolean {
  const match = languageData[language].question.followUp.demonstrative?.exec(text)
  return match ? !/[,.;:!?]| - /.test(text.slice(0, match.index)) : false
}

const correctText = (question: string, vocabulary: Vocabulary, language: Language): string =>
  normalise(question).replace(/[a-z]{3,}/g, (word) => correctSpelling(word, vocabulary, language) ?? word)

/** Whether it asks right after the word with which it continues, or after a comma: "and how do I ...", "and the plugs, how ...". */
function asksAtOnce(text: string, language: Language): boolean {
  const { followUp, interrogatives } = languageData[language].question
  const clauses = text.replace(followUp.connective, '').split(/,\s+/)
  return clauses.some((clause) =>
    tokenise(clause)
      .slice(0, MAX_WORDS_BEFORE + 1)
      .some((word) => interrogatives.includes(word)),
  )
}

/** "With what force", "a que hora". */
const MAX_WORDS_BEFORE = 1

/** Whether it names a thing and asks nothing: "the gasket?" */
function namesOnly(text: string, language: Language): boolean {
  const { articles, subject } = languageData[language].question
  const [first = ''] = tokenise(text)
  return /\?\s*$/.test(text) && articles.includes(first) && !subject.test(first) && !asksItself(text, language)
}
