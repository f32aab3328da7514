import { normalizePartNumber } from '../../../../domain/part-number'
import type { Checkpoint } from '../checkpoint'
import type { Query } from '../question/query'
import type { Scope } from '../retrieving/scope'
import { isSamePassage, passageKey } from '../scoped-passage'
import type { Evidence } from '../scoring/evidence'
import { splitIntoUnits } from '../scoring/unit'
import { findItems } from './find-items'
import { findNumbers } from './find-numbers'
import { matchParts, type PartMatch } from './match-parts'
import type { ListedPart } from './parts-index'
import { fitsMachine } from './serial-range'

/** A row must explain about half of the question, or more if it says more than the question. */
const MIN_FIT = 0.5
/** The fit from which a row of a parts list comes before other tables that name the part, such as that of its relay. */
const LEADING_FIT = 0.8
/** Rows whose fit differs by less are equal. */
const TIE = 0.03
/** So much less may a row fit that is for the serial number of the machine, beside one that is for others. */
const SERIAL_MARGIN = 0.1
/** Rows that are offered where none fits, and how much of the question they must explain. */
const MAX_RESEMBLING = 3
const MIN_RESEMBLING = { explained: 0.3, fit: 0.15 }
/** Of a row that explains everything, relative to the weights of other evidence. */
const SCORE = { base: 1, explained: 0.6, fit: 1.5, row: 0.6, number: 2 }

/**
 * Adds the rows of parts lists that fit a question for a part, and those with a number that is asked about. A row is ranked
 * with the other evidence by how much of the question it explains; rows that fit equally come together.
 */
export function withParts(
  query: Query,
  scope: Scope,
  evidence: readonly Evidence[],
  checkpoint: Checkpoint,
): Evidence[] {
  const { intent } = query
  if (intent !== 'part' && intent !== 'fact') return [...evidence]
  const items = intent === 'part' ? findItems(query, scope, checkpoint) : []
  const numbered = items.length > 0 ? items : findNumbers(query, scope, checkpoint)
  const byNumber = numbered.length > 0
  const found = byNumber ? numbered : intent === 'part' ? matchParts(query, scope, checkpoint) : []
  const matches = fittingMachine(found, query)
  const [first] = matches
  if (!first || first.fit < MIN_FIT) return [...evidence]
  const tied = matches.filter(({ fit }) => fit >= first.fit - TIE)
  const ofLists = tied.filter(({ part }) => part.quantity)
  const equal = byNumber || ofLists.length === 0 ? tied : ofLists
  const isNumber = byNumber && items.length === 0
  const distinct = onePer(query.seeksPart ? figuresFirst(equal) : equal, isNumber ? numberAndName : numberOf)
  const listed = distinct.flatMap((match) => toRow(match, byNumber, evidence) ?? [])
  const [best, ...others] = listed
  if (!best) return [...evidence]
  const isLeading = first.fit >= LEADING_FIT && !evidence[0]?.decisive
  const score = Math.max(best.found.score, ...(isLeading ? evidence.map((one) => one.score) : []))
  const leading: Evidence = { ...best.found, score, parts: { byNumber, rows: listed.map(({ row }) => row) } }
  const isElsewhere = ({ found: { hit } }: (typeof listed)[number], position: number) =>
    listed.findIndex((one) => isSamePassage(one.found.hit.passage, hit.passage)) === position + 1
  const parts = [leading, ...others.filter(isElsewhere).map((one) => one.found)]
  const passages = new Set(parts.map(({ hit }) => passageKey(hit.passage)))
  return [...parts, ...evidence.filter(({ hit }) => !passages.has(passageKey(hit.passage)))].sort(
    (a, b) => b.score - a.score,
  )
}

/** The rows of parts lists that explain most of a question that none fits, best first. */
export function resemblingParts(query: Query, scope: Scope, checkpoint: Checkpoint): Evidence[] {
  const matches = fittingMachine(matchParts(query, scope, checkpoint), query)
    .filter(({ explained, fit }) => explained >= MIN_RESEMBLING.explained && fit >= MIN_RESEMBLING.fit)
    .sort((a, b) => b.explained - a.explained || b.fit - a.fit)
  const found = onePer(matches, numberOf)
    .slice(0, MAX_RESEMBLING)
    .flatMap((match) => {
      const row = toRow(match, false, [])
      return row ? [{ ...row, explained: match.explained }] : []
    })
  return found.map(({ found: evidence, explained }) => ({
    ...evidence,
    named: explained,
    parts: { byNumber: false, rows: found.map(({ row }) => row) },
  }))
}

/** Those that fit the machine, or all if the part is listed for other serial numbers only. */
function fittingMachine(matches: PartMatch[], { serialNumber }: Query): PartMatch[] {
  const [first] = matches
  if (!first || serialNumber === undefined) return matches
  const fitting = matches.filter(({ part }) => fitsMachine(part, serialNumber))
  return (fitting[0]?.fit ?? 0) >= Math.max(MIN_FIT, first.fit - SERIAL_MARGIN) ? fitting : matches
}

/** The row beside a figure that shows the part before one in an index or another table. */
const figuresFirst = (matches: readonly PartMatch[]): PartMatch[] => {
  const rankOf = ({ part }: PartMatch) => Number(Boolean(part.figure && part.item)) + Number(Boolean(part.quantity))
  return matches.toSorted((one, other) => rankOf(other) - rankOf(one))
}

const numberAndName = (part: ListedPart) => `${numberOf(part)} ${part.description.toLowerCase()}`

const numberOf = ({ number }: ListedPart) => normalizePartNumber(number)

/** The first of the rows with the same key: a part is listed in several figures and again in an index. */
function onePer(matches: readonly PartMatch[], keyOf: (part: ListedPart) => string): PartMatch[] {
  const seen = new Set<string>()
  return matches.filter(({ part }) => {
    const key = keyOf(part)
    if (seen.has(key)) return false
    seen.add(key)
    return true
  })
}

function toRow(match: PartMatch, byNumber: boolean, evidence: readonly Evidence[]) {
  const found = toEvidence(match, byNumber, evidence)
  const unit = found?.units[found.position]
  return found && unit ? { found, row: { part: match.part, passage: found.hit.passage, unit } } : undefined
}

function toEvidence(match: PartMatch, byNumber: boolean, evidence: readonly Evidence[]): Evidence | undefined {
  const { manual, part, explained, fit } = match
  const passage = manual.passages[part.passage]
  const row = passage?.kind === 'table' ? passage.rows[part.row] : undefined
  if (!passage || !row) return undefined
  const units = splitIntoUnits(passage)
  const position = units.findIndex(({ cells }) => cells === row.cells)
  if (position < 0) return undefined
  const known = evidence.find(({ hit }) => isSamePassage(hit.passage, passage))
  const score =
    SCORE.base + SCORE.explained * explained + SCORE.fit * (fit + SCORE.row) + (byNumber ? SCORE.fit * SCORE.number : 0)
  return {
    hit: {
      passage,
      manual: manual.passages,
      language: manual.languageOfPassage[part.passage] ?? manual.language,
      score: known?.hit.score ?? SCORE.base,
      isListing: false,
      coverage: Math.max(explained, known?.hit.coverage ?? 0),
    },
    // A name in other words than the description, so that the unit explains the question as the part does.
    units: units.map((unit, at) => (at === position ? { ...unit, text: `${unit.text} (${part.name})` } : unit)),
    scores: units.map((_, at) => (at === position ? score : (known?.scores[at] ?? 0))),
    position,
    score,
    features: {},
    named: Math.min(1, match.fit),
    dueThen: false,
    decisive: byNumber,
  }
}
