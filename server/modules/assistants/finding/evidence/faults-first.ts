import { HAPPENS } from '../query/negation'
import type { Query } from '../query/query'
import { createMatcher } from '../ranking/match'
import { type Evidence, isFaultTable } from './evidence'
import { createWordTest, shareOfLabel } from './row-label'
import { shareCovered } from './share-covered'
import type { Unit } from './unit'

/**
 * What the row of a fault must have to come first: the share of the question that is in the cell which names the fault, or
 * of that cell which the question says, and its score relative to the best evidence; less of it if what does not happen is
 * the same.
 */
const MINIMUM = { named: 0.5, label: 0.6, score: 0.6, scoreOfNegated: 0.5 }

/**
 * Who describes what is wrong is answered by the table of faults, if it names what fails, before what else is said of the
 * same thing: "The track comes off" is no question for the part numbers of its rollers.
 */
export function faultsFirst(query: Query, evidence: readonly Evidence[]): Evidence[] {
  const [best] = evidence
  if (query.intent !== 'symptom' || !best || best.decisive) return [...evidence]
  const negated = negatedFault(query, evidence)
  if (negated && negated.score >= MINIMUM.scoreOfNegated * best.score)
    return [
      { ...negated, score: Math.max(negated.score, best.score) },
      ...evidence.filter(({ hit }) => hit !== negated.hit),
    ]
  if (isFaultTable(best.hit.passage)) return [...evidence]
  const fault = evidence.find((one) => one.score >= MINIMUM.score * best.score && namesFault(one, query))
  return fault ? [{ ...fault, score: best.score }, ...evidence.filter((one) => one !== fault)] : [...evidence]
}

/** The best row of a fault that is named by what does not happen: "Does not drive". */
function negatedFault(query: Query, evidence: readonly Evidence[]): Evidence | undefined {
  if (!query.terms.some(({ isNegated }) => isNegated)) return undefined
  const rows = evidence.flatMap((one): Evidence[] => {
    if (!isFaultTable(one.hit.passage)) return []
    const matcher = createMatcher(query, one.hit.language)
    const isExplained = createWordTest(query, one.hit.language)
    const isNamed = (unit: Unit) =>
      shareOfLabel(unit, one.hit.language, isExplained) >= MINIMUM.label &&
      query.terms.some(({ isNegated }, term) => isNegated && (matcher(faultOf(unit))[term] ?? 0) > HAPPENS)
    return one.units.flatMap((unit, position) =>
      unit.kind === 'row' && isNamed(unit) ? [{ ...one, position, score: one.scores[position] ?? 0, named: 1 }] : [],
    )
  })
  return rows.toSorted((a, b) => b.score - a.score)[0]
}

const faultOf = ({ cells = [] }: Unit) => cells.find((cell) => cell.trim() !== '') ?? ''

function namesFault({ hit, units, position, named }: Evidence, query: Query): boolean {
  const unit = units[position]
  if (!unit || !isFaultTable(hit.passage)) return false
  return named >= MINIMUM.label || shareCovered(faultOf(unit), query, hit.language) >= MINIMUM.named
}
