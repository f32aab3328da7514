import type { Language } from '../query/language'
import { normalise } from '../query/normalise'
import { hasPartNumber } from '../query/part-number'
import { givesQuantity } from '../query/quantity'
import type { Query } from '../query/read-query'
import { type Matcher, matcherFor } from '../ranking/match'
import type { Hit } from '../ranking/rank'
import type { ScopedPassage } from '../scoped-passage'
import { descriptionOf, headNoun } from './head-noun'
import { beginsWithCode, isKeyRow } from './key-row'
import { isLabel } from './sentence'
import { type Unit, unitsOf } from './unit'

/** A found passage taken apart, with the unit that answers best. */
export interface Evidence {
  hit: Hit
  units: Unit[]
  /** How well each of the units answers, in the scale of `score`. */
  scores: number[]
  /** Position in `units` of the one that answers best. */
  position: number
  /** Standing of the passage and share of the question that the unit covers, the higher the better. */
  score: number
  /** Whether the unit is a list's entry for a code or part number that the question names. */
  decisive: boolean
}

/** How much a word counts for a unit when it stands beside it: in the next unit, in the headings, elsewhere in the passage. */
const nearby = { neighbour: 0.5, heading: 0.5, headingOfSteps: 1, passage: 0.25 }
const bonuses = {
  fitting: 0.2,
  quantity: 0.3,
  partRow: 0.6,
  partBeside: -0.1,
  otherPart: -0.3,
  bareLabel: -0.15,
  remark: -0.2,
  faultTable: 0.45,
  keyRow: 2,
  codeLine: 0.5,
}
/** Weight of the unit's share against the passage's standing (up to about 1). */
const unitWeight = 1.5
const coverageWeight = 0.6
/** A line of contents covers a question well and answers nothing. */
const contentsWeight = 0.4
const passagesRead = 20

/**
 * Reads the foremost passages closely and orders them anew by how much of the question one sentence, step or row of
 * theirs covers: words that stand together tell more than the same words scattered over a page.
 */
export function weighEvidence(query: Query, hits: readonly Hit[], importance: readonly number[]): Evidence[] {
  const matchers = new Map<string, Matcher>()
  return hits
    .slice(0, passagesRead)
    .flatMap((hit) => {
      const matcher = matchers.get(hit.language) ?? matcherFor(query, hit.language)
      matchers.set(hit.language, matcher)
      return bestUnit(hit, query, importance, matcher) ?? []
    })
    .sort((a, b) => b.score - a.score)
}

function bestUnit(hit: Hit, query: Query, importance: readonly number[], matcher: Matcher): Evidence | undefined {
  const units = unitsOf(hit.passage)
  const strengths = units.map((unit) => matcher(unit.text))
  const heading = matcher(hit.passage.headings.join('\n'))
  const passage = matcher(hit.passage.text)
  const total = importance.reduce((sum, weight) => sum + weight, 0) || 1
  const byHeading =
    query.intent === 'procedure' && hit.passage.kind === 'steps' ? nearby.headingOfSteps : nearby.heading
  const asked = new Set(query.terms.map((term) => term.word))
  const faults = query.intent === 'symptom' && tellsOfFaults(hit.passage) ? bonuses.faultTable : 0
  const kindFit = (unit: Unit) => faults + (query.intent === 'part' ? partFit(unit, hit.language, matcher, query) : 0)
  const scores: number[] = []
  let best: Evidence | undefined
  units.forEach((unit, position) => {
    const shares = importance.map((weight, term) => {
      const beside = Math.max(strengths[position - 1]?.[term] ?? 0, strengths[position + 1]?.[term] ?? 0)
      const own = strengths[position]?.[term] ?? 0
      const near = [nearby.neighbour * beside, byHeading * (heading[term] ?? 0), nearby.passage * (passage[term] ?? 0)]
      return weight * Math.max(own, ...near)
    })
    const share = shares.reduce((sum, one) => sum + one, 0) / total
    const decisive = isKeyRow(unit, hit.passage, query.codes)
    const extra = bonus(unit, query, asked) + (decisive ? bonuses.keyRow : 0) + kindFit(unit)
    const read = coverageWeight * hit.coverage + unitWeight * (share + extra)
    const score = hit.score + (hit.passage.contents ? contentsWeight : 1) * read
    scores.push(score)
    if (!best || score > best.score) best = { hit, units, scores, position, score, decisive }
  })
  return best
}

const faultHead =
  /\b(?:symptom|fault|problem|trouble\w*|malfunction|(?:probable|possible) cause|cause|remedy|sintoma|averia|causa|fallo|storung|ursache|abhilfe)\b/

/** Whether a passage lists what is wrong with why and what to do. */
function tellsOfFaults({ kind, headings, ...passage }: ScopedPassage): boolean {
  const columns = 'columns' in passage ? passage.columns : []
  return kind === 'table' && faultHead.test(normalise([...columns, ...headings.slice(-2)].join(' ')))
}

/** A row is of what its description ends in, and the question asks for what its first words end in: an oil filter head is no oil filter. */
function partFit({ cells }: Unit, language: Language, matcher: Matcher, { terms }: Query): number {
  if (!cells) return 0
  const noun = headNoun(descriptionOf(cells), language)
  if (noun === '') return 0
  const matched = matcher(noun)
  const content = terms.filter(({ telling }) => telling > 0)
  const first = content.findLast(({ run }) => run === content[0]?.run)
  if (terms.some((term, position) => term === first && (matched[position] ?? 0) > 0)) return 0
  return matched.some((strength) => strength > 0) ? bonuses.partBeside : bonuses.otherPart
}

const remark = /^(?:note|notice|hinweis|nota|aviso)\b/i

function bonus(unit: Unit, { intent, units, codes }: Query, asked: Set<string>): number {
  if (beginsWithCode(unit, codes)) return bonuses.codeLine
  if (intent === 'value' && remark.test(unit.own)) return bonuses.remark
  if (unit.kind === 'sentence' && isLabel(unit.own)) return bonuses.bareLabel
  const figures = [...unit.own.matchAll(/[\w./-]*\d[\w./-]*/g)].map(([figure]) => figure.toLowerCase())
  const tellsNew = figures.some((figure) => !asked.has(figure))
  const label = !tellsNew && unit.own.length < 45 && !/[.!]$/.test(unit.own) ? bonuses.bareLabel : 0
  if (intent === 'part')
    return hasPartNumber(unit.own) ? (unit.kind === 'row' ? bonuses.partRow : bonuses.fitting) : label
  if (units.length > 0 && tellsNew && givesQuantity(unit.text, units)) return bonuses.quantity
  if (intent === 'value') return tellsNew ? bonuses.fitting : label
  if (intent === 'procedure') return unit.kind === 'step' ? bonuses.fitting : label
  return label
}
