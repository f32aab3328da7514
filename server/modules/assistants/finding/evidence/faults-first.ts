import { HAPPENING_WEIGHT } from '../query/negation'
import type { Query } from '../query/query'
import { createMatcher } from '../ranking/match'
import { type Evidence, isFaultTable } from './evidence'
import { nameColumn } from './name-column'
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
  const faults = evidence.filter(({ hit }) => isFaultTable(hit.passage))
  const spoken = [...new Set(faults.map(({ hit }) => hit.language))]
  const rows = spoken.flatMap((language) => {
    const matcher = createMatcher(query, language)
    const isExplained = createWordTest(query, language, matcher)
    const isNegated = (fault: string) =>
      query.terms.some((term, at) => term.isNegated && (matcher(fault)[at] ?? 0) > HAPPENING_WEIGHT)
    return faults
      .filter(({ hit }) => hit.language === language)
      .flatMap((one) =>
        one.units.flatMap((unit, position): Evidence[] => {
          const named = unit.kind === 'row' ? shareOfLabel(unit, language, isExplained) : 0
          const isFault = named >= MINIMUM.label && isNegated(faultOf(unit))
          return isFault ? [{ ...one, position, score: one.scores[position] ?? 0, named, decisive: false }] : []
        }),
      )
  })
  return rows.toSorted((a, b) => b.score - a.score)[0]
}

/** The cell that names the fault, after its number or code if there is one. */
const faultOf = ({ cells = [], columns }: Unit) => cells[nameColumn(cells, columns)] ?? ''

function namesFault({ hit, units, position, named }: Evidence, query: Query): boolean {
  const unit = units[position]
  if (!unit || !isFaultTable(hit.passage)) return false
  return named >= MINIMUM.label || shareCovered(faultOf(unit), query, hit.language) >= MINIMUM.named
}
