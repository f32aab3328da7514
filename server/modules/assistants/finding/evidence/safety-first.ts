import type { Query } from '../query/parse-question'
import { hasPartNumber } from '../query/part-number'
import type { Evidence } from './evidence'
import { isProhibition } from './prohibition'

/** Relative to the best evidence: what a notice or prohibition must cover, and how well it must score. */
const MIN_SHARES = { coverage: 0.7, score: 0.6 }

/**
 * For a question whether something is permitted or safe, the notices and prohibitions that cover it come before all else,
 * in their order, and rows with part numbers, such as those of safety labels, last.
 */
export function safetyFirst({ intent }: Pick<Query, 'intent'>, evidence: readonly Evidence[]): Evidence[] {
  const [best] = evidence
  if (intent !== 'permission' || !best || best.decisive) return [...evidence]
  const coverage = Math.max(...evidence.map(({ hit }) => hit.coverage))
  const rules = evidence.flatMap((one) => {
    const isRelevant = one.hit.coverage >= MIN_SHARES.coverage * coverage && one.score >= MIN_SHARES.score * best.score
    return (isRelevant && ruleIn(one)) || []
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
  const score = scoreOf(position)
  return score >= MIN_SHARES.score * evidence.score ? { ...evidence, position, score } : undefined
}

function isPartRow({ units, position }: Evidence): boolean {
  const unit = units[position]
  return unit?.kind === 'row' && hasPartNumber(unit.own)
}
