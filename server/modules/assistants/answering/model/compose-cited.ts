import type { Text } from '../../../../domain/text'
import type { Language } from '../../../../languages/language'
import { normalise } from '../../../../languages/text/normalise'
import type { Checkpoint } from '../../finding/checkpoint'
import { type Found, find } from '../../finding/find'
import type { Scope } from '../../finding/retrieving/scope'
import { passageKey, type ScopedPassage } from '../../finding/scoped-passage'
import { splitIntoUnits } from '../../finding/scoring/unit'
import type { AnswerRequest, Audience, Citation, ComposedAnswer, SafetyNote } from '../engine'
import { addCitations, citeExcerpts, toCitation } from '../extractive/citation'
import { refuse } from '../extractive/compose'
import type { Excerpt } from '../extractive/excerpt'
import { type AskCertain, suggestFollowUps } from '../extractive/follow-ups'
import { withForeignWords } from '../extractive/foreign-words'
import { namedParts } from '../extractive/named-parts'
import { findSafetyNotes } from '../extractive/safety'
import { serialWarnings } from '../extractive/serial-warning'
import { codesIn } from './checking/reading/codes'
import type { Statement } from './reply/statement-reader'
import { writeStatements } from './reply/write-statements'

/** A passage with the sentences, steps or rows of it that are meant. */
export interface CitedPlace {
  manualId: string
  ordinal: number
  page: number
  /** Positions among its units. */
  units: readonly number[]
}

/** A statement that was checked, with the places that say it. */
export interface CitedStatement extends Pick<Statement, 'kind' | 'text' | 'startsLine'> {
  places: readonly CitedPlace[]
}

export interface CitedReply {
  /** As it stands on its own. */
  question: AnswerRequest['question']
  /** Whether a part is asked for unless the question is for something else. */
  seeksPart: boolean
  /** Of the statements. */
  language: Language
  /** None for a refusal. */
  statements: readonly CitedStatement[]
  /** The places that come closest, of a refusal. */
  nearest: readonly CitedPlace[]
  audience: Audience
  isComplete: boolean
}

const MAX_NEAREST = 3
const MAX_SAFETY_NOTES = 6
/** A quotation of one citation is translated by the statements about it up to this length. */
const MAX_GLOSS = 240

interface Placed extends CitedStatement {
  excerpts: readonly Excerpt[]
}

interface Searching {
  checkpoint: Checkpoint
  /** Asks what might be suggested next. */
  ask: AskCertain
}

/** Makes the answer of checked statements: with citations of what they were read from, the notices of these places, and parts. */
export function composeCited(reply: CitedReply, scope: Scope, { checkpoint, ask }: Searching): ComposedAnswer {
  const { question, language, statements } = reply
  const searched = find({ ...question, seeksPart: reply.seeksPart }, scope, checkpoint)
  const found = { ...searched, query: { ...searched.query, language } }
  if (statements.length === 0) return withForeignWords(composeRefusal(reply, found), found)
  const placed = statements.map((statement) => ({ ...statement, excerpts: excerptsOf(statement, scope) }))
  const excerpts = placed.flatMap((statement) => statement.excerpts)
  const response = writeStatements(statements)
  const named = namedParts(found, excerpts)
  const isMisreadable = placed.some(hasRecognizedNumber)
  const [first] = excerpts
  const best = found.evidence.find(({ hit }) => first && isSamePage(hit.passage, first.passage))
  const answer: ComposedAnswer = {
    engine: 'model',
    response,
    // A letter or a digit may be misread, and a number has nothing by which that would show.
    confidence: isMisreadable ? 'unsure' : 'sure',
    refused: false,
    citations: addCitations(citeExcerpts(excerpts), found.evidence),
    nearest: [],
    parts: named.parts,
    warnings: [...serialWarnings(named, found.query), ...(isMisreadable ? [mayBeMisread] : [])],
    understoodAbout: [],
    safety: notesFor(excerpts, scope),
    followUps: best ? suggestFollowUps({ best, found, response, shown: first?.units ?? [] }, ask) : [],
  }
  return withTranslations(withForeignWords(answer, found), placed)
}

const mayBeMisread: Text = {
  en: 'A number in this answer was read from a scan. Compare it with the page before you order or enter it.',
  es: 'Un número de esta respuesta se leyó de un escaneo. Compárelo con la página antes de pedir con él o introducirlo.',
}

/** Names of models are shorter, or stand in headings, too. */
const MIN_NUMBER = 6

/** Whether a statement has a part number or the like, "27.56865", that is known from recognized text alone. */
function hasRecognizedNumber({ text, excerpts }: Placed): boolean {
  if (excerpts.length === 0 || !excerpts.every(({ passage }) => passage.ocr)) return false
  const plain = normalise(text)
  const above = excerpts.flatMap(({ passage }) => [passage.manualName, ...passage.headings]).map(normalise)
  const codes = codesIn(plain).map(({ at, end }) => plain.slice(at, end))
  const numbers = plain.match(/(?<![\d,])\d+(?:[-./]\d+)+(?![\d,])/g) ?? []
  return [...codes, ...numbers].some(
    (number) =>
      number.replace(/[^a-z\d]/g, '').length >= MIN_NUMBER && !above.some((heading) => heading.includes(number)),
  )
}

const isSamePage = (one: ScopedPassage, other: ScopedPassage) =>
  one.manualId === other.manualId && one.page === other.page

function excerptsOf({ places }: CitedStatement, scope: Scope): Excerpt[] {
  return places.flatMap((place): Excerpt[] => {
    const passage = passageAt(place, scope)
    if (!passage) return []
    const all = splitIntoUnits(passage)
    const units = place.units.flatMap((position) => all[position] ?? [])
    return [{ role: 'answer', passage, units: units.length > 0 ? units : all.slice(0, 1) }]
  })
}

const passageAt = ({ manualId, ordinal }: CitedPlace, { manuals }: Scope): ScopedPassage | undefined =>
  manuals.find(({ passages }) => passages[0]?.manualId === manualId)?.passages[ordinal]

function composeRefusal({ nearest, audience, isComplete }: CitedReply, found: Found): ComposedAnswer {
  const places = nearest.flatMap(({ manualId, ordinal }) => {
    const manual = found.manuals.find(({ passages }) => passages[0]?.manualId === manualId)
    return manual?.passages[ordinal] ?? []
  })
  const cited = new Map<string, Citation>()
  for (const passage of places)
    cited.set(`${passage.manualId} ${passage.page}`, toCitation({ passage }, splitIntoUnits(passage).slice(0, 3)))
  const closest = [...cited.values()].slice(0, MAX_NEAREST)
  return {
    ...refuse(found, { audience, isComplete }),
    engine: 'model',
    nearest: closest.length > 0 ? closest : addCitations([], found.evidence).slice(0, MAX_NEAREST),
  }
}

/** The notices that belong to what is cited, each once. */
function notesFor(excerpts: readonly Excerpt[], { manuals }: Scope): SafetyNote[] {
  const quoted = excerpts.map(({ passage }) => passage)
  const cited = new Map(quoted.map((passage) => [passageKey(passage), passage]))
  const notes = [...cited.values()].flatMap((passage) => {
    const manual = manuals.find(({ passages }) => passages[0]?.manualId === passage.manualId)
    return manual ? findSafetyNotes(passage, manual.passages, quoted) : []
  })
  return [...new Map(notes.map((note) => [note.text, note])).values()].slice(0, MAX_SAFETY_NOTES)
}

/** What is quoted in another language has what the answer says of it as its translation. */
function withTranslations(answer: ComposedAnswer, placed: readonly Placed[]): ComposedAnswer {
  const translate = (citation: Citation): Citation => {
    if (citation.language === undefined || citation.quote.length > MAX_GLOSS) return citation
    const about = placed.filter(({ excerpts }) =>
      excerpts.some(({ passage }) => passage.manualId === citation.manualId && passage.page === citation.page),
    )
    if (about.length === 0) return citation
    const translation = about.map(({ text }) => text).join(' ')
    return { ...citation, glosses: [{ text: citation.quote, translation }] }
  }
  return { ...answer, citations: answer.citations.map(translate) }
}
