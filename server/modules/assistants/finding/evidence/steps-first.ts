import type { Query } from '../query/query'
import type { Evidence } from './evidence'
import { isSameSection } from './same-section'

/**
 * What steps must have to come first: how much of their heading the question names, and their score and coverage relative
 * to the best, as "Engine oil level" says nothing of that of the gearbox. A note below the same heading may have more of the
 * question's words than the first step.
 */
const MINIMUM = { named: 0.6, score: 0.75, coverage: 0.7, coverageBesideNote: 0.5 }

/**
 * For a question how something is done, the steps below a heading that it names come before rows and sentences that
 * mention the same things: a schedule and a parts list name a filter as well, but do not say how to change it.
 */
export function stepsFirst({ intent }: Query, evidence: readonly Evidence[]): Evidence[] {
  const [best] = evidence
  if (intent !== 'procedure' || !best || best.decisive || isSteps(best)) return [...evidence]
  const steps = evidence.find(
    (one) =>
      isSteps(one) &&
      one.named >= MINIMUM.named &&
      one.score >= MINIMUM.score * best.score &&
      one.hit.coverage >=
        (isSameSection(one, best) ? MINIMUM.coverageBesideNote : MINIMUM.coverage) * best.hit.coverage,
  )
  return steps ? [steps, ...evidence.filter((one) => one !== steps)] : [...evidence]
}

const isSteps = ({ hit }: Evidence) => hit.passage.kind === 'steps'
