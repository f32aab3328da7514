import type { Query } from '../query/parse-question'
import { hasPartNumber } from '../query/part-number'
import type { Evidence } from './evidence'
import { isProhibition } from './prohibition'

/** The share of the question that a rule must cover, and its score relative to the best evidence. */
const MINIMUM = { coverage: 0.4, notice: 0.7, prohibition: 0.8 }

/**
 * For a question whether something is permitted or safe, the notices and prohibitions that cover it come before all else,
 * in their order, and rows with part numbers, such as those of safety labels, last.
 */
export function safetyFirst({ intent }: Pick<Query, 'intent'>, evidence: readonly Evidence[]): Evidence[] {
  const [best] = evidence
  if (intent !== 'permission' || !best || best.decisive) return [...evidence]
  const rules = evidence.flatMap((one) => {
    const rule = ruleIn(one)
    return rule && isRelevant(rule, best) ? rule : []
  })
  const ruled = new Set(rules.map(({ hit }) => hit))
  const others = evidence.filter(({ hit }) => !ruled.has(hit))
  return [...rules, ...others.filter((one) => !isPartRow(one)), ...others.filter(isPartRow)]
}

/** The notice, or the prohibition in it that covers the question best. */
function ruleIn(evidence: Evidence): Evidence | undefined {
  const { hit, units, scores } = evidence
  if (hit.passage.kind === 'safety') return evidence
  const prohibitions = units.flatMap((unit, position) =>
    unit.kind !== 'row' && isProhibition(unit.own) ? [position] : [],
  )
  const scoreOf = (position: number) => scores[position] ?? 0
  const [first, ...rest] = prohibitions
  if (first === undefined) return undefined
  const position = rest.reduce((most, one) => (scoreOf(one) > scoreOf(most) ? one : most), first)
  return { ...evidence, position, score: scoreOf(position) }
}

function isRelevant({ hit, score }: Evidence, best: Evidence): boolean {
  const minimum = hit.passage.kind === 'safety' ? MINIMUM.notice : MINIMUM.prohibition
  return hit.coverage >= MINIMUM.coverage && score >= minimum * best.score
}

/** Whether the best unit is a notice or a prohibition. */
export const isRule = ({ hit, units, position }: Evidence): boolean =>
  hit.passage.kind === 'safety' || isProhibition(units[position]?.own ?? '')

function isPartRow({ units, position }: Evidence): boolean {
  const unit = units[position]
  return unit?.kind === 'row' && hasPartNumber(unit.own)
}
