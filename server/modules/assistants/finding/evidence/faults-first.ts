import type { Query } from '../query/query'
import { type Evidence, isFaultTable } from './evidence'
import { shareCovered } from './share-covered'

/**
 * What the row of a fault must have to come first: the share of the question that is in the cell which names the fault, or
 * of that cell which the question says, and its score relative to the best evidence.
 */
const MINIMUM = { named: 0.5, label: 0.6, score: 0.6 }

/**
 * Who describes what is wrong is answered by the table of faults, if it names what fails, before what else is said of the
 * same thing: "The track comes off" is no question for the part numbers of its rollers.
 */
export function faultsFirst(query: Query, evidence: readonly Evidence[]): Evidence[] {
  const [best] = evidence
  if (query.intent !== 'symptom' || !best || best.decisive || isFaultTable(best.hit.passage)) return [...evidence]
  const fault = evidence.find((one) => one.score >= MINIMUM.score * best.score && namesFault(one, query))
  return fault ? [{ ...fault, score: best.score }, ...evidence.filter((one) => one !== fault)] : [...evidence]
}

function namesFault({ hit, units, position, named }: Evidence, query: Query): boolean {
  const { cells = [] } = units[position] ?? {}
  const fault = cells.find((cell) => cell.trim() !== '') ?? ''
  if (!isFaultTable(hit.passage)) return false
  return named >= MINIMUM.label || shareCovered(fault, query, hit.language) >= MINIMUM.named
}
