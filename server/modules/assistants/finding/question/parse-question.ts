import type { Language } from '../../../../languages/language'
import { languageData } from '../../../../languages/language-data'
import type { Intent } from '../../../../languages/question-words'
import { normalise } from '../../../../languages/text/normalise'
import { tokenise } from '../../../../languages/text/tokenise'
import { type Checkpoint, noCheckpoint } from '../checkpoint'
import { asksItself, interrogates } from './asks'
import { backgroundWords } from './background'
import { extractCodes, extractLetterCodes } from './code'
import { COVERAGE_WEIGHTS } from './coverage-weight'
import { isThingName } from './expand'
import { inherit } from './follow-up'
import { askingSentence, detectIntent, helpWords, sentencesOf, wordsOnlyIn } from './intent'
import { joinNumbers } from './joined-number'
import { namesOnly } from './names-only'
import { writeOrdinals } from './ordinal'
import {
  allowsOtherUnits,
  asksCount,
  asksDuration,
  expectedUnits,
  impliedWords,
  measureWords,
  quantityWords,
  timeWords,
} from './quantity'
import type { Query, Question } from './query'
import { QUERY_WEIGHTS } from './query-weights'
import { languageOfQuestion } from './question-language'
import { asksRate } from './rate'
import { asksSpecification } from './specification'
import { writeNumbers } from './spelled-number'
import type { Vocabulary } from './spelling'
import { isContentWord } from './stop-words'
import { mergeTerms, toTerms } from './terms'
import { topicWords } from './topic'
import { type Corrector, createCorrector } from './word-lookup'

/** Parses a question in the context of its conversation and the vocabulary of the manuals in scope. */
export function parseQuestion(
  question: Question,
  vocabulary: Vocabulary,
  checkpoint: Checkpoint = noCheckpoint,
): Query {
  const language = languageOfQuestion(question, vocabulary.languages)
  const written = writeOrdinals(writeNumbers(question.prompt, language), language)
  const prompt = joinNumbers(written, vocabulary)
  const spelling = createCorrector(vocabulary, language, checkpoint)
  const formed = measureWords(normalise(prompt), language)
  const correct: Corrector = (word) => (formed.has(word) ? undefined : spelling(word))
  const corrections: Query['corrections'] = []
  const inherited = inherit(question, language, vocabulary)
  const own = correctText(prompt, correct)
  const asked = asksItself(own, language) ? own : correctText([prompt, ...inherited.questions].join(' '), correct)
  const named = expectedUnits(asked, language)
  const intent = question.intent ?? detectIntent(asked, language, named.length > 0)
  const units = asksMeasure(intent) ? named : []
  const formWords = new Set([
    ...timeWords(asked, language),
    ...requestWords(asked, language),
    ...helpWords(asked, language),
  ])
  const context = { intent, vocabulary, correct, corrections, formWords }
  const read = (words: string[]) => toTerms(words, { ...context, language })
  const background = backgroundWords(written, language)
  const isBackground = (word: string) =>
    background.has(word) || corrections.some(({ from, to }) => to === word && background.has(from))
  const isForm = (word: string) =>
    formed.has(word) && !vocabulary.has(word) && !/\d/.test(word) && !isThingName(word, language)
  const ownTerms = read(tokenise(prompt)).map((term) => {
    const maxWeight = isForm(term.word) ? COVERAGE_WEIGHTS.form : Number.POSITIVE_INFINITY
    const share = isBackground(term.word) ? COVERAGE_WEIGHTS.background : 1
    return { ...term, coverageWeight: Math.min(maxWeight, term.coverageWeight * share) }
  })
  const hasTopic = topicWords(question.prompt, language, vocabulary).length > 0
  const earlier = read(inherited.words).map((term) => ({
    ...term,
    weight: term.weight * (hasTopic ? QUERY_WEIGHTS.inherited : QUERY_WEIGHTS.inheritedTopic),
    isInherited: true,
    isEarlierTopic: inherited.topic.has(term.word),
  }))
  // They are English in questions of every language.
  const names = toTerms(asksMeasure(intent) ? impliedWords(asked, language) : [], {
    ...context,
    language: 'en',
    correct: () => undefined,
  })
  const implied = names.map((term) => ({
    ...term,
    weight: QUERY_WEIGHTS.implied,
    coverageWeight: 0,
  }))
  const merged = mergeTerms([...ownTerms, ...earlier, ...implied])
  const measured = quantityWords(asked, language)
  const isOfMachine =
    units.length > 0 &&
    merged.every(({ word, coverageWeight }) => coverageWeight === 0 || measured.has(word) || isBackground(word))
  const terms = isOfMachine
    ? merged.map((term) => (isBackground(term.word) ? { ...term, coverageWeight: 0 } : term))
    : merged
  return {
    prompt: written,
    language,
    intent,
    units,
    wantsCount: units.length === 0 && asksCount(asked, language),
    allowsOtherUnits: allowsOtherUnits(asked, language),
    asksDuration: units.length > 0 && asksDuration(asked, language),
    asksRate: units.length > 0 && asksRate(askingSentence(sentencesOf(asked))),
    asksPlace: intent === 'fact' && languageData[language].question.place.test(asked),
    thing: thingIn(own, language),
    asksColour: languageData[language].question.colour.test(asked),
    asksPrice: languageData[language].question.price.test(asked),
    asksMaker: languageData[language].question.maker.test(asked),
    isOfMachine,
    namesOnly:
      inherited.about.length === 0 && (intent === 'fact' || intent === 'value') && namesOnly(own, language, vocabulary),
    wantsSpecification: asksSpecification(asked, language),
    terms,
    codes: extractCodes(`${prompt} ${inherited.words.join(' ')}`).filter(
      (code) => /^\d+$/.test(code) || !vocabulary.isModel(code),
    ),
    letterCodes: extractLetterCodes(question.prompt),
    corrections,
    seeksPart: question.seeksPart,
    serialNumber: question.serialNumber,
    reading: [question.prompt, ...inherited.about].join(' '),
    about: inherited.about,
  }
}

/** "How do I let the pressure off?" names a quantity and asks for none. */
const asksMeasure = (intent: Intent): boolean => intent === 'value' || intent === 'permission' || intent === 'fact'

/** "Step by step": no step of the machine. "It starts to tip": no start of the engine. */
function requestWords(text: string, language: Language): string[] {
  const { request, beginning } = languageData[language].question
  return [request, beginning].flatMap((pattern) => {
    const words = pattern?.exec(text)?.[0]
    return words === undefined ? [] : wordsOnlyIn(words, text)
  })
}

/** The content words of what a normalised question asks whether there is. */
function thingIn(text: string, language: Language): string[] {
  if (interrogates(text, language)) return []
  const named = languageData[language].question.having?.exec(text)?.[1] ?? ''
  return tokenise(named).filter((word) => isContentWord(word, language))
}

const correctText = (text: string, correct: Corrector): string =>
  normalise(text).replace(/[a-z]{4,}/g, (word) => correct(word) ?? word)
