import type { Evidence } from '../../finding/evidence/evidence'
import type { Found } from '../../finding/find'
import { hasPartNumber } from '../../finding/query/part-number'
import { mentionsUnit } from '../../finding/query/quantity'

/**
 * Share of the question, weighed by how much each word tells, that the best passage must cover for an answer; more
 * where a size is asked for and the passage gives none of that kind.
 */
const neededCoverage = { fitting: 0.45, withoutQuantity: 0.6 }
const passagesForParts = 3

/** Whether what was found speaks of what is asked, and not only of words around it. */
export function answers({ query, evidence }: Found): boolean {
  const [best] = evidence
  if (!best) return false
  if (best.decisive) return true
  if (query.intent === 'part' && !evidence.slice(0, passagesForParts).some(namesAPart)) return false
  const fitting = query.units.length === 0 || givesAny(best, query.units)
  return best.hit.coverage >= (fitting ? neededCoverage.fitting : neededCoverage.withoutQuantity)
}

const namesAPart = ({ hit }: Evidence) => hasPartNumber(hit.passage.text)

function givesAny({ hit: { passage } }: Evidence, asked: string[]): boolean {
  const heads = passage.kind === 'table' ? passage.columns : []
  return mentionsUnit([...heads, passage.text].join('\n'), asked)
}
