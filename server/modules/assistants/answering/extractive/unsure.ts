import type { Language } from '../../../../languages/language'
import { languageData } from '../../../../languages/language-data'
import type { Found } from '../../finding/find'
import { containsQuantity } from '../../finding/question/quantity'
import type { Query } from '../../finding/question/query'
import { isSamePassage } from '../../finding/scoped-passage'
import type { Evidence } from '../../finding/scoring/evidence'
import { isLabel } from '../../finding/scoring/sentence'
import { titleOf } from '../../finding/scoring/tied-titles'
import type { Unit } from '../../finding/scoring/unit'
import type { ComposedAnswer } from '../engine'
import { addCitations, citationNumber, citeExcerpts } from './citation'
import type { Excerpt } from './excerpt'
import { escapeMarkdown, shorten } from './markdown'
import { namedParts } from './named-parts'
import { noticeLabel, noticeUnits, signalLabel } from './notice'
import { rowLine } from './row-line'
import { findSafetyNotes } from './safety'
import { serialWarnings } from './serial-warning'
import { stepExcerpts } from './step-excerpts'
import { writeExcerpts } from './write'

const MAX_PLACES = 3
/** Of one title. */
const MAX_PAGES = 6
/** A quantity that is asked for is quoted with the best sentence if it occurs in one of this many from there. */
const MAX_TO_QUANTITY = 3
/** Characters of a quotation. A shorter unit than the minimum, such as a label, is quoted with the units after it. */
const LENGTHS = {
  first: { min: 250, max: 380, steps: 450 },
  further: { min: 100, max: 160, steps: 160 },
  notice: 380,
}

/** A place of the manuals to quote. */
interface Place {
  /** Its units; of a procedure also links to the steps that are left out. */
  excerpts: [Excerpt, ...Excerpt[]]
  /** The page's own words, in one line; undefined for a procedure, which is written as a list. */
  quote?: string
  language: Language
  /** Whether it is a title, as other pages may have, too. */
  isTitle?: boolean
}

/**
 * Composes an answer that claims nothing: up to three of the closest places in the page's own words, more of the first
 * one than of the others. It suggests no questions, as those presuppose an answer.
 */
export function composeUnsure(found: Found, characters: number): ComposedAnswer {
  const { query } = found
  const evidence = withResembling(found)
  const places = closestPlaces(evidence, found)
  const excerpts = places.flatMap((place) => place.excerpts)
  const quotes = places.map((place) => blockQuote(writePlace(place, excerpts, query)))
  const [first] = evidence
  const quoted = excerpts.map(({ passage }) => passage)
  const named = namedParts(found, excerpts)
  return {
    engine: 'extractive',
    response: shorten([languageData[query.language].phrases.unsure, ...quotes].join('\n\n'), characters),
    confidence: 'unsure',
    refused: false,
    citations: addCitations(citeExcerpts(excerpts), evidence),
    nearest: [],
    parts: named.parts,
    warnings: serialWarnings(named, query),
    understoodAbout: query.about,
    safety: first ? findSafetyNotes(first.hit.passage, first.hit.manual, quoted) : [],
    followUps: [],
  }
}

/** Rows that resemble the part that is asked for come first, or second where the best place names a part. */
function withResembling(found: Found): readonly Evidence[] {
  const { resembling = [], evidence } = found
  const [best, ...others] = evidence
  const unit = best?.units[best.position]
  if (!best || !unit) return resembling
  const { parts } = namedParts(found, [{ role: 'answer', passage: best.hit.passage, units: [unit] }])
  return parts.length > 0 ? [best, ...resembling, ...others] : [...resembling, ...evidence]
}

/**
 * The best places, one for each page, with all of its parts that fit; of sections that repeat each other, only the first,
 * but all pages of one title.
 */
function closestPlaces(evidence: readonly Evidence[], { query, resembling = [] }: Found): Place[] {
  const places: Place[] = []
  for (const one of evidence) {
    const { manualId, page } = one.hit.passage
    const place = placeOf(one, query, places.length === 0 ? LENGTHS.first : LENGTHS.further)
    if (!place) continue
    const isSamePage = ({ passage }: Excerpt) => passage.manualId === manualId && passage.page === page
    if (!resembling.includes(one) && places.some(({ excerpts }) => excerpts.some(isSamePage))) continue
    const same = places.find(({ quote }) => quote && quote === place.quote)
    if (same?.isTitle && same.excerpts.length < MAX_PAGES) same.excerpts.push(...place.excerpts)
    if (!same && places.length < MAX_PLACES) places.push(place)
  }
  return places
}

function placeOf(one: Evidence, query: Query, lengths: typeof LENGTHS.first): Place | undefined {
  const { passage, language } = one.hit
  if (passage.kind === 'steps') {
    const [first, ...others] = stepExcerpts(one, passage, query, lengths.steps)
    return first && { language, excerpts: [first, ...others] }
  }
  const isNotice = passage.kind === 'safety'
  const rows = one.parts?.rows.filter((row) => isSamePassage(row.passage, passage)).map(({ unit }) => unit) ?? []
  const fitting = rows.length > 1 ? rows : quotedUnits(one, lengths.min, query)
  const units = isNotice ? noticeUnits(passage, LENGTHS.notice, answersIn(one, query)) : fitting
  const quote = shorten(
    textOf(units, query.language, passage.headings),
    isNotice || rows.length > 1 ? LENGTHS.notice : lengths.max,
  )
  const isTitle = units.length === 1 && titleOf(one) !== undefined
  return quote ? { quote, language, isTitle, excerpts: [{ role: 'answer', passage, units }] } : undefined
}

/** The sentence of a notice that answers: what states the quantity asked for, otherwise the best one. */
function answersIn({ units, position }: Evidence, { units: asked }: Query): (sentence: Unit) => boolean {
  if (units.some(({ text }) => containsQuantity(text, asked))) return ({ text }) => containsQuantity(text, asked)
  return ({ text }) => units[position]?.text.endsWith(text) ?? false
}

function writePlace({ quote, language, excerpts }: Place, all: readonly Excerpt[], query: Query): string {
  if (quote === undefined) return writeExcerpts(excerpts, query, language, all)
  const [first] = excerpts
  const numbers = excerpts.map((excerpt) => `[${citationNumber(excerpt, all)}]`).join(' ')
  const label = noticeLabel(first.passage, query.language) || signalLabel(quote, language, query.language)
  return `${label}${escapeMarkdown(quote)} ${numbers}`
}

const blockQuote = (text: string) => text.replace(/^/gm, '> ')

/** The best unit with those after it, as many as make a quotation, or as lead to the quantity asked for. */
function quotedUnits({ units, position }: Evidence, minLength: number, { language, units: asked }: Query): Unit[] {
  const following = units.slice(position)
  const label = following.findIndex((unit, at) => at > 0 && isLabel(unit.own))
  const below = following.slice(0, label < 0 ? following.length : label)
  const enough = below.findIndex(
    (unit, at) => unit.kind === 'row' || textOf(below.slice(0, at + 1), language).length >= minLength,
  )
  const quantity = below.slice(0, MAX_TO_QUANTITY).findIndex((unit) => containsQuantity(unit.text, asked))
  const isSentence = below[0]?.kind === 'sentence'
  return below.slice(0, Math.max(enough < 0 ? below.length : enough + 1, isSentence ? quantity + 1 : 0))
}

/** The words of the page, of a row as "Name: value". */
const textOf = (units: readonly Unit[], language: Language, headings: readonly string[] = []) =>
  units
    .map((unit) => (unit.kind === 'row' ? rowLine(unit, language, headings) : unit.text))
    .join(units.every(({ kind }) => kind === 'row') ? '; ' : ' ')
    .replace(/\s+/g, ' ')
    .trim()
