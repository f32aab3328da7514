import { isActionWord } from '../../../../languages/glossary/action-words'
import { translate } from '../../../../languages/glossary/glossary'
import { isPropertyWord, isThingWord } from '../../../../languages/glossary/property-words'
import type { Language } from '../../../../languages/language'
import { languageData } from '../../../../languages/language-data'
import { normalise } from '../../../../languages/text/normalise'
import { tokenise } from '../../../../languages/text/tokenise'
import { unitOf } from '../../../../languages/text/unit'
import { extractCodes } from './code'
import { findSynonyms, isTradeName } from './expand'
import { verbsAtEnd } from './final-verb'
import { namesMachine } from './machine-name'
import { measureWords } from './quantity'
import { specificationWords } from './specification'
import type { Vocabulary } from './spelling'
import { isFillerWord, isFrequentWord, isPartFiller, isSpeechWord, isStopWord } from './stop-words'

/**
 * The words that name what a question is about: things, codes, and words that are neither general speech nor an action,
 * a property or a measure. "How do I tow it?" and "How often?" have none.
 */
export function topicWords(question: string, language: Language, vocabulary: Vocabulary): string[] {
  const words = tokenise(question)
  const codes = extractCodes(question)
  const verbs = verbsAtEnd(question, language)
  const form = measureWords(normalise(question), language)
  const { interrogatives, subjectWords } = languageData[language].question
  const named = new Set<number>()
  words.forEach((word, position) => {
    const isMachine = namesMachine(words, position, language, vocabulary) || subjectWords.includes(word)
    // "How long" asks for a time or a length, and is no name as "long" is in "long reach".
    const isMeasured =
      form.has(word) && interrogatives.includes(words[position - 1] ?? '') && !isThingWord(word, language)
    const mayName = !/\d/.test(word) && isContent(word, language) && !verbs.has(word) && !isMeasured
    const isInName = named.has(position - 1) && !isActionWord(word, language)
    if (codes.includes(word) || isMachine) named.add(position)
    else if (mayName && (isInName || isTopic(word, words[position - 1] ?? '', language))) named.add(position)
  })
  for (const { positions } of [...findSynonyms(words, language), ...translate(words, language, language)])
    if (positions.some((position) => named.has(position))) for (const position of positions) named.add(position)
  return words.filter((_, position) => named.has(position))
}

/** The words that say anything of the machine: those of its topic, and what is done, how and when. */
export function contentWords(question: string, language: Language): string[] {
  const text = normalise(question)
  const form = specificationWords(text, language).filter((word) => !isThingWord(word, language))
  const words = tokenise(question)
  const measuring = measureWords(text, language)
  // "Par" of "con qué par" is what is asked for, as "par" elsewhere is not.
  const isMeasured = (word: string, position: number) =>
    measuring.has(word) && languageData[language].question.interrogatives.includes(words[position - 1] ?? '')
  return words.filter(
    (word, position) => isContent(word, language) && !form.includes(word) && !isMeasured(word, position),
  )
}

const isContent = (word: string, language: Language) =>
  saysSomething(word, language) && !isMeasure(word, language) && unitOf(word, true) === undefined && word !== 'minus'

/** After "I" or "to", a word that may also name a thing is what is done: "grease". After "the" it is a thing: "the swing". */
function isTopic(word: string, before: string, language: Language): boolean {
  const { subject, verbEnding, articles, followUp } = languageData[language].question
  const isAction = isActionWord(word, language)
  const follows = subject.test(before) || (isAction && (followUp.object?.test(before) ?? false))
  if (isAction && !follows && articles.includes(before) && !followUp.pronoun.test(before)) return true
  if (follows && verbEnding.test(word)) return false
  if (isThingWord(word, language)) return !isAction || !(follows || verbEnding.test(word))
  if (follows || isAction || isPropertyWord(word, language)) return false
  return isTradeName(word, language) || !(isFrequentWord(word, language) || isSpeechWord(word, language))
}

const saysSomething = (word: string, language: Language) =>
  !isStopWord(word, language) &&
  !isFillerWord(word, language) &&
  !isPartFiller(word, language) &&
  !languageData[language].question.capacityVerbs.includes(word)

/** "Pressure" and "weigh": what is measured is something else. */
export const isMeasure = (word: string, language: Language) =>
  [languageData[language], languageData.en].some(({ question }) =>
    Object.values(question.quantities).some((pattern) => pattern.test(word)),
  )
