import type { Evidence } from '../../finding/evidence/evidence'
import type { Unit } from '../../finding/evidence/unit'
import type { Found } from '../../finding/find'
import type { ComposedAnswer } from '../engine'
import { addCitations, toCitation } from './citation'
import { escapeMarkdown, shorten } from './markdown'
import { noticeLabel, noticeUnits } from './notice'
import { phrases } from './phrases'
import { findSafetyNotes } from './safety'

const MAX_PLACES = 3
/** Characters of a quotation. A shorter unit than the minimum, such as a label, is quoted with the units after it. */
const QUOTE_LENGTH = { min: 40, max: 105, notice: 220 }

/** A passage to quote. */
interface Place {
  evidence: Evidence
  units: Unit[]
  quote: string
}

/**
 * Composes an answer that claims nothing: up to three of the closest places in the page's own words. It suggests no
 * questions, as those presuppose an answer.
 */
export function composeUnsure({ query, evidence }: Found, characters: number): ComposedAnswer {
  const places = closestPlaces(evidence)
  const [first] = places
  const quoted = places.map(({ evidence: { hit } }) => hit.passage)
  const quotes = places.map(({ quote, evidence: { hit } }, position) => {
    const label = noticeLabel(hit.passage, query.language)
    return `> ${label}${escapeMarkdown(quote)} [${position + 1}]`
  })
  return {
    response: shorten([phrases[query.language].unsure, ...quotes].join('\n\n'), characters),
    confidence: 'unsure',
    refused: false,
    citations: addCitations(
      places.map(({ evidence: { hit }, units }) => toCitation(hit, units)),
      evidence,
    ),
    nearest: [],
    safety: first ? findSafetyNotes(first.evidence.hit.passage, first.evidence.hit.manual, quoted) : [],
    followUps: [],
  }
}

/** The best places, one for each page, with all of its parts that fit; of sections that repeat each other, only the first. */
function closestPlaces(evidence: readonly Evidence[]): Place[] {
  const places: Place[] = []
  for (const one of evidence) {
    if (places.length >= MAX_PLACES) break
    const { passage } = one.hit
    const { manualId, page } = passage
    const isNotice = passage.kind === 'safety'
    const rows = one.parts?.rows.filter((row) => row.passage === passage).map(({ unit }) => unit) ?? []
    const units = isNotice ? noticeUnits(passage, QUOTE_LENGTH.notice) : rows.length > 1 ? rows : quotedUnits(one)
    const isLong = isNotice || rows.length > 1
    const quote = shorten(textOf(units), isLong ? QUOTE_LENGTH.notice : QUOTE_LENGTH.max)
    const isKnown = places.some(
      ({ quote: other, evidence: { hit } }) =>
        other === quote || (hit.passage.manualId === manualId && hit.passage.page === page),
    )
    if (quote && !isKnown) places.push({ evidence: one, units, quote })
  }
  return places
}

function quotedUnits({ units, position }: Evidence): Unit[] {
  const quoted: Unit[] = []
  for (const unit of units.slice(position)) {
    quoted.push(unit)
    if (unit.kind === 'row' || textOf(quoted).length >= QUOTE_LENGTH.min) break
  }
  return quoted
}

/** The words of the page: of a row its cells, without the column titles that it is shown with elsewhere. */
const textOf = (units: readonly Unit[]) =>
  units
    .map(({ cells, text }) => cells?.filter((cell) => cell.trim()).join(' · ') ?? text)
    .join(' ')
    .replace(/\s+/g, ' ')
    .trim()
