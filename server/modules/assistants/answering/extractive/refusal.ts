import type { Evidence } from '../../finding/evidence/evidence'
import type { Found } from '../../finding/find'
import { hasPartNumber } from '../../finding/query/part-number'
import { mentionsUnit } from '../../finding/query/quantity'

/**
 * Weighted share of the question that the best passage must cover; higher if the question asks for a quantity and the
 * passage mentions no unit of that kind.
 */
const MIN_COVERAGE = { fitting: 0.45, withoutQuantity: 0.6 }
const MAX_PASSAGES_FOR_PARTS = 3

/** Whether the evidence answers the question. */
export function isAnswered({ query, evidence }: Found): boolean {
  const [best] = evidence
  if (!best) return false
  if (best.decisive) return true
  if (query.intent === 'part' && !evidence.slice(0, MAX_PASSAGES_FOR_PARTS).some(containsPartNumber)) return false
  const fitting = query.units.length === 0 || mentionsAnyUnit(best, query.units)
  return best.hit.coverage >= (fitting ? MIN_COVERAGE.fitting : MIN_COVERAGE.withoutQuantity)
}

const containsPartNumber = ({ hit }: Evidence) => hasPartNumber(hit.passage.text)

function mentionsAnyUnit({ hit: { passage } }: Evidence, asked: string[]): boolean {
  const heads = passage.kind === 'table' ? passage.columns : []
  return mentionsUnit([...heads, passage.text].join('\n'), asked)
}
