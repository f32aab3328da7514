import { withAdjacentUnits } from '../../finding/evidence/adjacent-units'
import type { Evidence } from '../../finding/evidence/evidence'
import { isLabel } from '../../finding/evidence/sentence'
import type { Unit } from '../../finding/evidence/unit'
import type { Intent } from '../../finding/query/intent'
import { normalise } from '../../finding/query/normalise'

/** The units that are shown for a piece of evidence: rows with the one that answers first, all else in reading order. */
export interface Excerpt {
  evidence: Evidence
  units: Unit[]
  /** Whether rows answer equally well, so that none of them is the answer alone. */
  tied: boolean
  /** Whether the passage goes on after what is shown. */
  goesOn: boolean
}

const mostRows = 4
/** How much less a row may answer to stand beside the best one, and to count as its equal. */
const rowMargins = { beside: 0.2, tied: 0.05 }

/**
 * Widens the best unit to what a reader needs beside it, within `room` characters: steps from the first one on when the
 * whole procedure is asked for, the sentences after and before a sentence. Of a table come the rows that answer about as
 * well, and all causes of a fault.
 */
export function excerptOf(evidence: Evidence, intent: Intent, room: number): Excerpt {
  const read = withAdjacentUnits(evidence)
  const unit = read.units[read.position]
  if (!unit) return { evidence, units: [], tied: false, goesOn: false }
  if (unit.kind === 'row') return rowsOf(evidence, unit, intent)
  const units = read.units.filter((one) => one === unit || !isNoise(one, evidence))
  const position = units.indexOf(unit)
  const [from, to] = widen(units, startOf(units, position, intent, room), position, room)
  return { evidence, units: units.slice(from, to), tied: false, goesOn: to < units.length && unit.kind === 'step' }
}

function rowsOf(evidence: Evidence, best: Unit, intent: Intent): Excerpt {
  const { units, scores, score, decisive } = evidence
  if (decisive) return { evidence, units: [best], tied: false, goesOn: false }
  const gives = (unit: Unit) => intent !== 'value' || unit.cells?.slice(1).some((cell) => /\d/.test(cell))
  const within = (margin: number) =>
    units.filter(
      (unit, position) =>
        unit !== best && gives(unit) && unit.kind === 'row' && (scores[position] ?? 0) >= score - margin,
    )
  const sameFault = (unit: Unit) => intent === 'symptom' && unit !== best && unit.cells?.[0] === best.cells?.[0]
  const tied = within(rowMargins.tied)
  if (intent === 'part') return { evidence, units: [best], tied: false, goesOn: false }
  const beside = [...new Set([...units.filter(sameFault), ...tied, ...within(rowMargins.beside)])]
  return { evidence, units: [best, ...beside.slice(0, mostRows - 1)], tied: tied.length > 0, goesOn: false }
}

/** Headings, captions and the numbers that point into a drawing say nothing in a quotation. */
function isNoise(unit: Unit, { hit: { passage } }: Evidence): boolean {
  if (unit.kind !== 'sentence') return false
  const text = normalise(unit.own).trim()
  return isLabel(unit.own) || passage.headings.some((heading) => normalise(heading).trim() === text)
}

function startOf(units: Unit[], position: number, intent: Intent, room: number): number {
  if (units[position]?.kind !== 'step' || intent !== 'procedure') return position
  const before = units.slice(0, position + 1).reduce((sum, unit) => sum + unit.text.length, 0)
  return before <= room ? 0 : position
}

/** Takes following units while they fit, then preceding ones. */
function widen(units: Unit[], start: number, position: number, room: number): [number, number] {
  let from = start
  let to = position + 1
  let left = room - units.slice(from, to).reduce((sum, unit) => sum + unit.text.length + 1, 0)
  const fits = (unit: Unit | undefined) => unit !== undefined && unit.text.length + 1 <= left
  while (fits(units[to])) {
    left -= (units[to]?.text.length ?? 0) + 1
    to++
  }
  while (from > 0 && fits(units[from - 1])) {
    from--
    left -= (units[from]?.text.length ?? 0) + 1
  }
  return [from, to]
}
