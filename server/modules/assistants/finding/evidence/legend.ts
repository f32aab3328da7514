import { anySignalWord } from '../../../../languages/signal-words'
import { hasPartNumber } from '../query/part-number'
import type { Query } from '../query/query'
import type { Evidence } from './evidence'

/** Relative to a legend, what other evidence must score and cover to be preferred. */
const MIN_SHARE = 0.8

/** "1 drum, 2 rope, 3 hook": what the numbers of a figure refer to. */
const listed = /(?:^|\s)1 \p{L}[^,.;]*[,;] 2 \p{L}[^,.;]*[,;] 3 \p{L}/u
/** A legend begins with its first numbers. */
const MAX_LEGEND_START = 500
const itemNumber = /^\(?\d{1,2}[a-z]?\)?$/i
const signalWord = new RegExp(`^(?:${anySignalWord})(?!\\p{L})`, 'iu')

/**
 * The legend of a figure and the list of safety labels name many things and say nothing of them: other evidence that
 * answers about as well comes first. Does not apply if a part or a number is asked for.
 */
export function legendsLast({ intent, prompt }: Query, evidence: readonly Evidence[]): Evidence[] {
  const [best] = evidence
  if (!best || best.decisive || intent === 'part' || /\d/.test(prompt) || !isLegend(best)) return [...evidence]
  const better = evidence.find(
    (other) =>
      !isLegend(other) && other.score >= MIN_SHARE * best.score && other.hit.coverage >= MIN_SHARE * best.hit.coverage,
  )
  return better ? [better, ...evidence.filter((one) => one !== better)] : [...evidence]
}

function isLegend({ units, position }: Evidence): boolean {
  const unit = units[position]
  if (unit?.kind !== 'row') return unit !== undefined && listed.test(unit.own.slice(0, MAX_LEGEND_START))
  const cells = (unit.cells ?? []).map((cell) => cell.trim()).filter(Boolean)
  if (cells.some((cell) => signalWord.test(cell)) && hasPartNumber(unit.own)) return true
  return cells.length > 1 && cells.every((cell, column) => itemNumber.test(cell) === (column % 2 === 0))
}
