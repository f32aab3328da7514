import { normalizePartNumber } from '../../../../domain/part-number'
import type { Checkpoint } from '../checkpoint'
import type { Evidence } from '../evidence/evidence'
import { splitIntoUnits } from '../evidence/unit'
import type { Query } from '../query/query'
import type { Scope } from '../ranking/scope'
import { isSamePassage, passageKey } from '../scoped-passage'
import { findNumbers } from './find-numbers'
import { matchParts, type PartMatch } from './match-parts'
import type { ListedPart } from './parts-index'

/** A row must explain about half of the question, or more if it says more than the question. */
const MIN_FIT = 0.5
/** The fit from which a row of a parts list comes before other tables that name the part, such as that of its relay. */
const LEADING_FIT = 0.8
/** Rows whose fit differs by less are equal. */
const TIE = 0.03
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
  const numbered = findNumbers(query, scope, checkpoint)
  const byNumber = numbered.length > 0
  const matches = byNumber ? numbered : intent === 'part' ? matchParts(query, scope, checkpoint) : []
  const [first] = matches
  if (!first || first.fit < MIN_FIT) return [...evidence]
  const tied = matches.filter(({ fit }) => fit >= first.fit - TIE)
  const ofLists = tied.filter(({ part }) => part.quantity)
  const equal = byNumber || ofLists.length === 0 ? tied : ofLists
  const distinct = byNumber ? onePer(equal, ({ description }) => description.toLowerCase()) : onePer(equal, numberOf)
  const listed = distinct.flatMap((match) => {
    const found = toEvidence(match, byNumber, evidence)
    const unit = found?.units[found.position]
    return found && unit ? [{ found, row: { part: match.part, passage: found.hit.passage, unit } }] : []
  })
  const [best, ...others] = listed
  if (!best) return [...evidence]
  const isLeading = first.fit >= LEADING_FIT && !evidence[0]?.decisive
  const score = Math.max(best.found.score, ...(isLeading ? evidence.map((one) => one.score) : []))
  const leading: Evidence = { ...best.found, score, parts: { byNumber, rows: listed.map(({ row }) => row) } }
  const isElsewhere = ({ found: { hit } }: (typeof listed)[number], position: number) =>
    listed.findIndex((one) => isSamePassage(one.found.hit.passage, hit.passage)) === position + 1
  const found = [leading, ...others.filter(isElsewhere).map((one) => one.found)]
  const passages = new Set(found.map(({ hit }) => passageKey(hit.passage)))
  return [...found, ...evidence.filter(({ hit }) => !passages.has(passageKey(hit.passage)))].sort(
    (a, b) => b.score - a.score,
  )
}

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
    named: Math.min(1, match.fit),
    dueThen: false,
    decisive: byNumber,
  }
}
