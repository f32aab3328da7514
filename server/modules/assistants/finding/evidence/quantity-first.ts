import type { Query } from '../query/parse-question'
import { containsQuantity } from '../query/quantity'
import type { Evidence } from './evidence'

/**
 * The share of the best score from which what has the quantity asked for comes before what lacks it, and a row that the
 * question names whole before anything else: "Wheel nuts: 610 Nm" before the step that tightens them first to 200 Nm.
 */
const MIN_SHARES = { quantity: 0.9, namedRow: 0.8 }

/** For a question for a quantity: the evidence that states it comes first, if it answers nearly as well as the best of all. */
export function quantityFirst({ units, intent }: Query, evidence: readonly Evidence[]): Evidence[] {
  const [best] = evidence
  if (units.length === 0 || intent !== 'value' || !best || best.decisive) return [...evidence]
  const stating = evidence.filter((one) => hasQuantity(one, units))
  const named = stating.find((one) => isNamedRow(one) && one.score >= MIN_SHARES.namedRow * best.score)
  const fitting = stating.find((one) => one.score >= MIN_SHARES.quantity * best.score)
  const first = named ?? (hasQuantity(best, units) ? best : (fitting ?? best))
  return [first, ...evidence.filter((one) => one !== first)]
}

/** Whether the question has all words of the row's name. */
const isNamedRow = ({ units, position, named }: Evidence) => units[position]?.kind === 'row' && named === 1

const hasQuantity = ({ units, position }: Evidence, asked: readonly string[]) =>
  containsQuantity(units[position]?.text ?? '', asked)
