import { type Checkpoint, noCheckpoint } from '../checkpoint'
import { codesIn, codeWord } from './code'
import { isCommonWord } from './common-words'
import { isTradeName, synonymsOf } from './expand'
import { inheritedWords, type Turn } from './follow-up'
import { type Intent, intentOf } from './intent'
import { type Language, languageOf } from './language'
import { mend, type Vocabulary } from './mend'
import { normalise } from './normalise'
import { askedUnits, impliedWords } from './quantity'
import { isPartTalk, isStopWord, isTalk } from './small-words'
import { tokenise } from './tokenise'

export interface Question {
  prompt: string
  /** The earlier turns, oldest first, without the prompt itself. */
  conversation: readonly Turn[]
}

interface Wording {
  /** Every word must stand in a passage for the wording to count there. */
  words: readonly string[]
  /** 1 for the person's own word, less for another name of it. */
  weight: number
}

/** One thing to look for, in each of the wordings in which a manual may have it. */
export interface QueryTerm {
  word: string
  /** How much the term matters: 1 for the matter itself, less for talk around it and for words of earlier turns. */
  weight: number
  /** How much the term's absence proves that a manual does not speak of the matter: 0 for talk, 1 for a word like others. */
  telling: number
  wordings: Wording[]
  /** Words that follow each other without a small word between them, as in "bucket tooth", have the same number. */
  run: number
}

export interface Query {
  prompt: string
  language: Language
  intent: Intent
  /** Units in which the answer may come, where the question asks for a size. */
  units: string[]
  terms: QueryTerm[]
  /** Alarm codes, part numbers and the like that the question names, joined over their dashes; those of its own words first. */
  codes: string[]
  mended: { from: string; to: string }[]
}

const queryWeights = { talk: 0.25, inherited: 0.6, implied: 0.5, synonym: 0.6, mended: 0.9, joined: 0.9 }
const tellingWeights = { figure: 0.5, common: 0.15, unknown: 0.9, unknownTrade: 1.3, unknownCode: 2 }

/** Reads a question with the conversation before it and the words of the manuals in scope. */
export function readQuery(question: Question, vocabulary: Vocabulary, checkpoint: Checkpoint = noCheckpoint): Query {
  const language = languageOf(normalise(question.prompt).split(/[^\p{L}]+/u))
  const meant = mendingOnce(vocabulary, language, checkpoint)
  const mended: Query['mended'] = []
  const inherited = inheritedWords(question.prompt, question.conversation, language)
  const asked = mendText([question.prompt, inherited.length > 0 ? lastAsked(question) : ''].join(' '), meant)
  const intent = intentOf(asked)
  const read = (words: string[]) => termsOf(words, { language, intent, vocabulary, meant, mended })
  const own = read(tokenise(question.prompt))
  const context = read(inherited).map((term) => ({ ...term, weight: term.weight * queryWeights.inherited }))
  const implied = read(impliedWords(asked)).map((term) => ({ ...term, weight: queryWeights.implied, telling: 0 }))
  return {
    prompt: question.prompt,
    language,
    intent,
    units: askedUnits(asked),
    terms: merge([...own, ...context, ...implied]),
    codes: codesIn(`${question.prompt} ${inherited.join(' ')}`),
    mended,
  }
}

/** The word that was meant by a misspelt one, where there is one; each word is compared with the vocabulary once. */
type Meant = (word: string) => string | undefined

function mendingOnce(vocabulary: Vocabulary, language: Language, checkpoint: Checkpoint): Meant {
  const known = new Map<string, string | undefined>()
  return (word) => {
    if (!known.has(word)) {
      checkpoint()
      known.set(word, mend(word, vocabulary, language))
    }
    return known.get(word)
  }
}

const mendText = (text: string, meant: Meant): string =>
  normalise(text).replace(/[a-z]{4,}/g, (word) => meant(word) ?? word)

function lastAsked(question: Question): string {
  return question.conversation.findLast((turn) => turn.role === 'user')?.content ?? ''
}

type Reading = Pick<Query, 'language' | 'intent' | 'mended'> & { vocabulary: Vocabulary; meant: Meant }

function termsOf(words: string[], { language, intent, mended, meant, vocabulary }: Reading): QueryTerm[] {
  const read = words.map((word) => {
    const other = isStopWord(word, language) ? undefined : meant(word)
    if (other) mended.push({ from: word, to: other })
    return other ?? word
  })
  const codes = codesIn(read.join(' '))
  let run = 0
  const terms = read.map((word, position): QueryTerm | undefined => {
    if (isStopWord(word, language)) {
      run++
      return undefined
    }
    if (word === 'minus' && /^\d/.test(read[position + 1] ?? '')) return undefined
    const talk = isTalk(word, language) || (intent === 'part' && isPartTalk(word))
    if (talk) run++
    return {
      word,
      run,
      weight: talk ? queryWeights.talk : 1,
      telling: talk || isRepeated(read, position, codes) ? 0 : 1,
      wordings: [
        { words: [word], weight: word === words[position] ? 1 : queryWeights.mended },
        ...apart(word, vocabulary),
      ],
    }
  })
  addSynonyms(read, terms)
  addJoined(read, terms, vocabulary)
  return terms.flatMap((term, position) => {
    if (!term) return []
    return { ...term, telling: term.telling && tellingOf(term, read[position - 1], codes, vocabulary) }
  })
}

/** Whether the word is only the whole of a compound whose parts follow it, or a part of a code that stands before it. */
function isRepeated(words: string[], position: number, codes: readonly string[]): boolean {
  const joinsAt = (start: number, length: number) =>
    length > 1 && words[start] === words.slice(start + 1, start + 1 + length).join('')
  const lengths = [2, 3]
  if (lengths.some((length) => joinsAt(position, length))) return !codes.includes(words[position] ?? '')
  return lengths.some((length) =>
    Array.from({ length }, (_, back) => position - 1 - back).some(
      (start) => joinsAt(start, length) && codes.includes(words[start] ?? ''),
    ),
  )
}

const doer =
  /^(?:i|you|we|they|he|she|it|to|do|does|did|can|could|will|would|should|must|may|might|not|dont|doesnt|cant|wont|yo|se|puedo|debo|hay|ich|man|wir|zu)$/

/** Whether a word says what is done rather than to what, told by the word before it and by its ending. */
const isAct = (word: string, before: string | undefined) =>
  doer.test(before ?? '') || /(?:ing|ed|est|ly|ando|iendo)$/.test(word)

/**
 * How much it proves that a word is missing: a code or a trade word that no manual in scope has, by whatever name, proves most, a word of
 * general speech little. A figure may be the person's own.
 */
function tellingOf(
  { word, wordings }: QueryTerm,
  before: string | undefined,
  codes: readonly string[],
  vocabulary: Vocabulary,
): number {
  const known = wordings.some(({ words }) => words.every((one) => vocabulary.has(one)))
  if (codes.includes(word) && (/[a-z]/.test(word) || codeWord.test(before ?? '')))
    return known ? 1 : tellingWeights.unknownCode
  if (/^\d/.test(word)) return tellingWeights.figure
  if (known) return 1
  if (isTradeName(word)) return tellingWeights.unknownTrade
  return isCommonWord(word) || isAct(word, before) ? tellingWeights.common : tellingWeights.unknown
}

function addSynonyms(words: string[], terms: (QueryTerm | undefined)[]): void {
  for (const { positions, phrases } of synonymsOf(words)) {
    const wordings = phrases.map((phrase) => ({ words: phrase, weight: queryWeights.synonym }))
    for (const position of positions) terms[position]?.wordings.push(...wordings)
  }
}

/** "under voltage" may stand in the manual as "undervoltage". */
function addJoined(words: string[], terms: (QueryTerm | undefined)[], vocabulary: Vocabulary): void {
  for (let position = 0; position + 1 < words.length; position++) {
    const joined = `${words[position]}${words[position + 1]}`
    if (/\d/.test(joined) || !vocabulary.has(joined)) continue
    for (const term of terms.slice(position, position + 2))
      term?.wordings.push({ words: [joined], weight: queryWeights.joined })
  }
}

/** "undervoltage" may stand in the manual as "under voltage". */
function apart(word: string, vocabulary: Vocabulary): Wording[] {
  if (word.length < 7 || /[^a-z]/.test(word) || vocabulary.has(word)) return []
  for (let cut = 3; cut <= word.length - 3; cut++) {
    const halves = [word.slice(0, cut), word.slice(cut)]
    if (halves.every((half) => vocabulary.words.has(half))) return [{ words: halves, weight: queryWeights.joined }]
  }
  return []
}

/** A word asked for twice counts once, at its greater weight. */
function merge(terms: QueryTerm[]): QueryTerm[] {
  const byWord = new Map<string, QueryTerm>()
  for (const term of terms) {
    const known = byWord.get(term.word)
    if (!known || known.weight < term.weight) byWord.set(term.word, term)
  }
  return [...byWord.values()]
}
