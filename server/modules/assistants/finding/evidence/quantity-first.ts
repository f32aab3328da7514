import type { Query } from '../query/parse-question'
import { containsQuantity } from '../query/quantity'
import type { Evidence } from './evidence'

/** What has the quantity asked for comes before what lacks it from this share of its score. */
const MIN_SHARE = 0.9

/** For a question for a quantity: the best evidence that has one comes first, if it answers nearly as well as the best of all. */
export function quantityFirst({ units, intent }: Query, evidence: readonly Evidence[]): Evidence[] {
  const [best] = evidence
  if (units.length === 0 || intent !== 'value' || !best || best.decisive || hasQuantity(best, units))
    return [...evidence]
  const fitting = evidence.find((one) => one.score >= MIN_SHARE * best.score && hasQuantity(one, units))
  return fitting ? [fitting, ...evidence.filter((one) => one !== fitting)] : [...evidence]
}

const hasQuantity = ({ units, position }: Evidence, asked: readonly string[]) =>
  containsQuantity(units[position]?.text ?? '', asked)
