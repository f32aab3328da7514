import { type Checkpoint, noCheckpoint } from '../checkpoint'
import { detectQuestionLanguage } from '../languages/detect-language'
import { translate } from '../languages/glossary/glossary'
import type { Language } from '../languages/language'
import { languageData } from '../languages/language-data'
import { backgroundWords } from './background'
import { extractCodes, extractLetterCodes, isCodeWord } from './code'
import { findSpokenSynonyms, findSynonyms, isThingName } from './expand'
import { verbsAtEnd } from './final-verb'
import { inheritedWords, type Turn } from './follow-up'
import { mergeIdioms } from './idiom'
import { detectIntent, type Intent } from './intent'
import { joinNumbers } from './joined-number'
import { isMachineKind } from './machine-kind'
import { normalise } from './normalise'
import type { Matched, Phrase } from './phrase-match'
import {
  asksCount,
  asksDuration,
  capacityVerbs,
  expectedUnits,
  impliedWords,
  measureWords,
  quantityWords,
  timeWords,
} from './quantity'
import { asksSpecification } from './specification'
import { writeNumbers } from './spelled-number'
import type { Vocabulary } from './spelling'
import { isFillerWord, isFrequentWord, isPartFiller, isSpeechWord, isStopWord } from './stop-words'
import { tokenise } from './tokenise'
import { unitOf } from './unit'
import { type Cognates, type Corrector, createCognates, createCorrector } from './word-lookup'

export interface Question {
  prompt: string
  /** The earlier turns, oldest first, without the prompt itself. */
  conversation: readonly Turn[]
  /** The preferred language of the person, for a question whose words do not show their language. */
  language?: Language
}

interface Variant {
  /** All words must occur in a passage. */
  words: readonly string[]
  /** 1 for the original word, less for a synonym. */
  weight: number
}

/** A search term with its variants. */
export interface QueryTerm {
  word: string
  /** Weight in ranking: 1 for content words, less for filler words and words of earlier turns. */
  weight: number
  /** Weight in coverage, that is, how much its absence shows that a manual does not answer: 0 for filler words. */
  coverageWeight: number
  variants: Variant[]
  /** Whether it is a word of an earlier question. */
  isInherited?: boolean
  /** Consecutive words without a stop word in between, as in "bucket tooth", have the same number. */
  phrase: number
}

export interface Query {
  prompt: string
  language: Language
  intent: Intent
  /** Possible units of the answer, if the question asks for a quantity. */
  units: string[]
  /** Whether it asks for a number of things, not for so many of a unit. */
  wantsCount: boolean
  /** Whether it asks how long to wait or to do something, so that the interval of a schedule is no answer. */
  asksDuration: boolean
  /** Whether it asks for a quantity and names nothing that has it, so that it is that of the machine. */
  isOfMachine: boolean
  /** Whether it asks which oil, fluid or grade is used. */
  wantsSpecification: boolean
  terms: QueryTerm[]
  /** Alarm codes, part numbers and the like, without hyphens; those of the question come before inherited ones. */
  codes: string[]
  /** What may be a code of letters alone, such as that of an alarm on a display. */
  letterCodes: string[]
  corrections: { from: string; to: string }[]
}

const QUERY_WEIGHTS = {
  filler: 0.25,
  frequent: 0.8,
  inherited: 0.6,
  implied: 0.5,
  synonym: 0.7,
  spoken: 0.45,
  /** A name that only passages in other languages use, although some are in that of the question. */
  foreign: 0.3,
  cognate: 0.4,
  corrected: 0.9,
  joined: 0.9,
  variant: 0.9,
  /** A shorter name of the same words, which other things have too: a belt is not always a fan belt. */
  general: 0.4,
}
const COVERAGE_WEIGHTS = {
  background: 0.3,
  form: 0.15,
  figure: 0.5,
  common: 0.15,
  unknown: 0.9,
  unknownTrade: 1.3,
  unknownCode: 2,
}

/** Parses a question in the context of its conversation and the vocabulary of the manuals in scope. */
export function parseQuestion(
  question: Question,
  vocabulary: Vocabulary,
  checkpoint: Checkpoint = noCheckpoint,
): Query {
  const language = detectQuestionLanguage(question.prompt, vocabulary.languages, question.language)
  const written = writeNumbers(question.prompt, language)
  const prompt = joinNumbers(written, vocabulary)
  const spelling = createCorrector(vocabulary, language, checkpoint)
  const formed = measureWords(normalise(prompt), language)
  const correct: Corrector = (word) => (formed.has(word) ? undefined : spelling(word))
  const corrections: Query['corrections'] = []
  const inherited = inheritedWords(question.prompt, question.conversation, language)
  const asked = correctText([prompt, inherited.length > 0 ? lastQuestion(question) : ''].join(' '), correct)
  const named = expectedUnits(asked, language)
  const intent = detectIntent(asked, language, named.length > 0)
  const units = asksMeasure(intent) ? named : []
  const cognates = createCognates(vocabulary, language, checkpoint)
  const formWords = new Set([...timeWords(asked, language), ...capacityVerbs(asked, language)])
  const context = { intent, vocabulary, correct, cognates, corrections, formWords }
  const read = (words: string[]) => toTerms(words, { ...context, language })
  const background = backgroundWords(written, language)
  const measuring = measureWords(asked, language)
  const verbs = verbsAtEnd(written, language)
  const isMeasuring = (word: string) =>
    measuring.has(word) && !vocabulary.has(word) && !/\d/.test(word) && !isThingName(word, language)
  const own = read(tokenise(prompt)).map((term) => {
    const isForm = isMeasuring(term.word) || (verbs.has(term.word) && !vocabulary.has(term.word))
    const most = isForm ? COVERAGE_WEIGHTS.form : Number.POSITIVE_INFINITY
    const share = background.has(term.word) ? COVERAGE_WEIGHTS.background : 1
    return { ...term, coverageWeight: Math.min(most, term.coverageWeight * share) }
  })
  const earlier = read(inherited).map((term) => ({
    ...term,
    weight: term.weight * QUERY_WEIGHTS.inherited,
    isInherited: true,
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
  const merged = mergeTerms([...own, ...earlier, ...implied])
  const measured = quantityWords(asked, language)
  const isOfMachine =
    units.length > 0 &&
    merged.every(({ word, coverageWeight }) => coverageWeight === 0 || measured.has(word) || background.has(word))
  const terms = isOfMachine
    ? merged.map((term) => (background.has(term.word) ? { ...term, coverageWeight: 0 } : term))
    : merged
  return {
    prompt: written,
    language,
    intent,
    units,
    wantsCount: units.length === 0 && asksCount(asked, language),
    asksDuration: units.length > 0 && asksDuration(asked, language),
    isOfMachine,
    wantsSpecification: asksSpecification(asked, language),
    terms,
    codes: extractCodes(`${prompt} ${inherited.join(' ')}`).filter(
      (code) => /^\d+$/.test(code) || !vocabulary.isModel(code),
    ),
    letterCodes: extractLetterCodes(question.prompt),
    corrections,
  }
}

/** "How do I let the pressure off?" names a quantity and asks for none. */
const asksMeasure = (intent: Intent): boolean => intent === 'value' || intent === 'permission' || intent === 'fact'

const correctText = (text: string, correct: Corrector): string =>
  normalise(text).replace(/[a-z]{4,}/g, (word) => correct(word) ?? word)

function lastQuestion(question: Question): string {
  return question.conversation.findLast((turn) => turn.role === 'user')?.content ?? ''
}

interface ParseContext extends Pick<Query, 'language' | 'intent' | 'corrections'> {
  vocabulary: Vocabulary
  correct: Corrector
  cognates: Cognates
  /** Words that only say what is asked for. */
  formWords: ReadonlySet<string>
}

function toTerms(
  words: string[],
  { language, intent, corrections, correct, cognates, vocabulary, formWords }: ParseContext,
): QueryTerm[] {
  const read = words.map((word, position) => {
    const correction = isStopWord(word, language) || isCompound(words, position) ? undefined : correct(word)
    if (correction) corrections.push({ from: word, to: correction })
    return correction ?? word
  })
  const codes = extractCodes(read.join(' '))
  let phrase = 0
  const terms = read.map((word, position): QueryTerm | undefined => {
    if (isStopWord(word, language)) {
      if (!isInCompound(read, position)) phrase++
      return undefined
    }
    if (word === 'minus' && /^\d/.test(read[position + 1] ?? '')) return undefined
    const isFiller =
      isFillerWord(word, language) ||
      formWords.has(word) ||
      (intent === 'part' && isPartFiller(word, language)) ||
      namesMachine(read, position, language, vocabulary)
    const isMinor = isFiller || isFrequentWord(word, language)
    if (isMinor) phrase++
    return {
      word,
      phrase,
      weight: isFiller ? QUERY_WEIGHTS.filler : isMinor ? QUERY_WEIGHTS.frequent : 1,
      coverageWeight: isMinor || isRepeated(read, position, codes) ? 0 : 1,
      variants: [
        { words: [word], weight: word === words[position] ? 1 : QUERY_WEIGHTS.corrected },
        ...splitVariants(word, vocabulary),
        ...vocabulary.variantsOf(word).map((variant) => ({ words: [variant], weight: QUERY_WEIGHTS.variant })),
        ...(isMinor ? [] : cognateVariants(cognates(word))),
      ],
    }
  })
  addSynonyms(read, terms, language, vocabulary)
  addJoinedVariants(read, terms, vocabulary)
  return terms.flatMap((term, position) => {
    if (!term) return []
    return {
      ...term,
      coverageWeight:
        term.coverageWeight && coverageWeightOf(term, read[position - 1], { codes, vocabulary, language }),
    }
  })
}

/** Whether the word is what the machine itself is called, on the cover or by people: "digger" for an excavator. */
function namesMachine(words: readonly string[], position: number, language: Language, vocabulary: Vocabulary): boolean {
  const word = words[position] ?? ''
  if (namesModel(words, position, language, vocabulary)) return true
  if (!isMachineKind(word, language)) return false
  const translated = vocabulary.languages.flatMap((into) => translate([word], language, into))
  const others = [...findSynonyms([word], language), ...findSpokenSynonyms([word], language), ...translated]
  const names = [[word], ...others.flatMap(({ found }) => found)]
  return names.some((name) => name.every((part) => vocabulary.isOnCover(part)))
}

/** Whether the word is the model of the machine, alone or with its neighbour ("SK 40"); "120 bar" and "fuse 120" are none. */
function namesModel(words: readonly string[], position: number, language: Language, vocabulary: Vocabulary): boolean {
  const [before = '', word = '', after = ''] = [words[position - 1], words[position], words[position + 1]]
  if (/^\d+$/.test(word)) {
    if (unitOf(after, true) !== undefined) return false
    const isNamed = languageData[language].question.articles.includes(before) || isMachineKind(before, language)
    return (
      vocabulary.isModel(`${before}${word}`) || (vocabulary.isModel(word) && (isNamed || vocabulary.isModel(before)))
    )
  }
  return [word, `${before}${word}`, `${word}${after}`].some((name) => vocabulary.isModel(name))
}

const COMPOUND_LENGTHS = [2, 3]

const joinsAt = (words: readonly string[], start: number, length: number) =>
  words[start] === words.slice(start + 1, start + 1 + length).join('')

/** Whether the word is followed by the parts of which it consists. */
const isCompound = (words: readonly string[], position: number) =>
  COMPOUND_LENGTHS.some((length) => joinsAt(words, position, length))

/** The compounds of which the word is a part. */
const compoundsOf = (words: readonly string[], position: number): string[] =>
  COMPOUND_LENGTHS.flatMap((length) =>
    Array.from({ length }, (_, back) => position - 1 - back).flatMap((start) =>
      start >= 0 && joinsAt(words, start, length) ? (words[start] ?? []) : [],
    ),
  )

/** Whether the word is a part of a compound: "on" does not end the phrase in "screw-on oil filter". */
const isInCompound = (words: readonly string[], position: number) => compoundsOf(words, position).length > 0

/** Whether the word is a compound followed by its parts, or a part of the code before it. */
function isRepeated(words: readonly string[], position: number, codes: readonly string[]): boolean {
  if (isCompound(words, position)) return !codes.includes(words[position] ?? '')
  return compoundsOf(words, position).some((compound) => codes.includes(compound))
}

/** Whether a word is probably a verb or adverb, judging by the previous word and its ending. */
function isVerb(word: string, before: string | undefined, language: Language): boolean {
  const { subject, verbEnding } = languageData[language].question
  return subject.test(before ?? '') || verbEnding.test(word)
}

/**
 * The absence of a code or trade term in all manuals in scope, synonyms included, counts most; that of a word of general
 * speech counts little. A figure may be the person's own.
 */
function coverageWeightOf(
  { word, variants }: QueryTerm,
  before: string | undefined,
  { codes, vocabulary, language }: Pick<ParseContext, 'vocabulary' | 'language'> & { codes: readonly string[] },
): number {
  const known = variants.some(({ words }) => words.every((one) => vocabulary.has(one)))
  if (codes.includes(word) && (/[a-z]/.test(word) || isCodeWord(before ?? '')))
    return known ? 1 : COVERAGE_WEIGHTS.unknownCode
  if (/^\d/.test(word)) return COVERAGE_WEIGHTS.figure
  if (known) return 1
  if (isThingName(word, language)) return COVERAGE_WEIGHTS.unknownTrade
  return isSpeechWord(word, language) || isVerb(word, before, language)
    ? COVERAGE_WEIGHTS.common
    : COVERAGE_WEIGHTS.unknown
}

/** What people call the same thing, and its names in the glossary in the languages of the manuals. */
function addSynonyms(
  words: string[],
  terms: (QueryTerm | undefined)[],
  language: Language,
  vocabulary: Vocabulary,
): void {
  const isOwn = vocabulary.languages.includes(language)
  const isForeign = (phrase: readonly string[]) => isOwn && !phrase.every((word) => vocabulary.hasIn(word, language))
  const add = (synonyms: readonly (Matched<Phrase[]> & { share?: number })[], weight: number) => {
    for (const { positions, found, share = 1 } of synonyms) {
      const name = positions.map((position) => words[position] ?? '')
      const weightOf = (phrase: readonly string[]) =>
        isForeign(phrase)
          ? QUERY_WEIGHTS.foreign
          : isHeadOf(name, phrase, language)
            ? Math.min(weight, QUERY_WEIGHTS.general)
            : weight
      const variants = found.map((phrase) => ({ words: phrase, weight: share * weightOf(phrase) }))
      for (const position of positions) terms[position]?.variants.push(...variants)
    }
  }
  const [names, spoken] = [findSynonyms(words, language), findSpokenSynonyms(words, language)]
  const translateName = (name: Phrase) =>
    vocabulary.languages.flatMap((into) =>
      translate(name, language, into).flatMap(({ positions, found }) =>
        positions.length === name.length ? found : [],
      ),
    )
  add(names, QUERY_WEIGHTS.synonym)
  for (const into of vocabulary.languages) add(translate(words, language, into), QUERY_WEIGHTS.synonym)
  add(spoken, QUERY_WEIGHTS.spoken)
  mergeIdioms(words, terms, [...names, ...spoken], { language, translateName })
}

/** Whether a name consists of the last words of another one, in Romance languages of the first: "belt" of "fan belt". */
function isHeadOf(name: readonly string[], phrase: readonly string[], language: Language): boolean {
  const { length } = phrase
  if (length === 0 || length >= name.length) return false
  const head = languageData[language].headNoun === 'first' ? name.slice(0, length) : name.slice(-length)
  return head.join(' ') === phrase.join(' ')
}

/** The manual may spell "under voltage" as "undervoltage". */
function addJoinedVariants(words: string[], terms: (QueryTerm | undefined)[], vocabulary: Vocabulary): void {
  for (let position = 0; position + 1 < words.length; position++) {
    const joined = `${words[position]}${words[position + 1]}`
    if (/\d/.test(joined) || !vocabulary.has(joined)) continue
    for (const term of terms.slice(position, position + 2))
      term?.variants.push({ words: [joined], weight: QUERY_WEIGHTS.joined })
  }
}

/** The manual may spell "undervoltage" as "under voltage". */
function splitVariants(word: string, vocabulary: Vocabulary): Variant[] {
  if (word.length < 7 || /[^a-z]/.test(word) || vocabulary.has(word)) return []
  for (let cut = 3; cut <= word.length - 3; cut++) {
    const halves = [word.slice(0, cut), word.slice(cut)]
    if (halves.every((half) => vocabulary.words.has(half))) return [{ words: halves, weight: QUERY_WEIGHTS.joined }]
  }
  return []
}

const cognateVariants = (cognates: readonly string[]): Variant[] =>
  cognates.map((other) => ({ words: [other], weight: QUERY_WEIGHTS.cognate }))

/** Merges repeated words, keeping the higher weight. */
function mergeTerms(terms: QueryTerm[]): QueryTerm[] {
  const byWord = new Map<string, QueryTerm>()
  for (const term of terms) {
    const known = byWord.get(term.word)
    if (!known || known.weight < term.weight) byWord.set(term.word, term)
  }
  return [...byWord.values()]
}
