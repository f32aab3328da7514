import type { Evidence } from './evidence'
import { isLabel } from './sentence'

/** A caption and what it belongs to may have a notice or the callouts of the figure between them. */
const MAX_PASSAGES_BETWEEN = 3

/**
 * A title or a caption names a matter and says nothing of it: what is below it answers instead, in the same passage up
 * to the next title, or else in the evidence that follows below the same heading of the page.
 */
export const belowTitles = (evidence: readonly Evidence[]): Evidence[] => {
  const moved = evidence.map(belowTitle)
  const [best] = moved
  if (!best || best.decisive || !isTitle(best)) return moved
  const following = moved.find((one) => follows(best, one) && !isTitle(one))
  return following ? [{ ...following, score: best.score }, ...moved.filter((one) => one !== following)] : moved
}

function belowTitle(evidence: Evidence): Evidence {
  const { units, scores, position } = evidence
  if (!isTitle(evidence)) return evidence
  const next = units.findIndex(({ own }, at) => at > position && isLabel(own))
  const below = scores.slice(position + 1, next < 0 ? units.length : next)
  return below.length === 0 ? evidence : { ...evidence, position: position + 1 + below.indexOf(Math.max(...below)) }
}

const isTitle = ({ units, position }: Evidence) => {
  const unit = units[position]
  return unit?.kind === 'sentence' && isLabel(unit.own)
}

function follows({ hit: { passage } }: Evidence, { hit: { passage: other } }: Evidence): boolean {
  const distance = other.ordinal - passage.ordinal
  const isBelow = distance > 0 && distance <= MAX_PASSAGES_BETWEEN
  return (
    isBelow &&
    other.manualId === passage.manualId &&
    other.page === passage.page &&
    other.headings.at(-1) === passage.headings.at(-1)
  )
}
