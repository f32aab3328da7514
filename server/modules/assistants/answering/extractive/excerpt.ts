import { withAdjacentUnits } from '../../finding/evidence/adjacent-units'
import type { Evidence } from '../../finding/evidence/evidence'
import { isLabel } from '../../finding/evidence/sentence'
import type { Unit } from '../../finding/evidence/unit'
import type { Intent } from '../../finding/query/intent'
import { normalise } from '../../finding/query/normalise'

/** The units shown for a piece of evidence: the best row first, everything else in reading order. */
export interface Excerpt {
  evidence: Evidence
  units: Unit[]
  /** Whether several rows answer equally well. */
  tied: boolean
  /** Whether the passage continues after the excerpt. */
  continues: boolean
}

const MAX_ROWS = 4
/** Maximum score difference for a row to be shown beside the best one, and to count as equal to it. */
const ROW_MARGINS = { beside: 0.2, tied: 0.05 }

/**
 * Extends the best unit with context up to `maxCharacters`: steps from the first one for a procedure, the following and
 * preceding sentences of a sentence, and of a table the rows that answer about as well and all causes of a fault.
 */
export function buildExcerpt(evidence: Evidence, intent: Intent, maxCharacters: number): Excerpt {
  const read = withAdjacentUnits(evidence)
  const unit = read.units[read.position]
  if (!unit) return { evidence, units: [], tied: false, continues: false }
  if (unit.kind === 'row') return selectRows(evidence, unit, intent)
  const units = read.units.filter((one) => one === unit || !isNoise(one, evidence))
  const position = units.indexOf(unit)
  const [from, to] = widen(units, findStart(units, position, intent, maxCharacters), position, maxCharacters)
  return { evidence, units: units.slice(from, to), tied: false, continues: to < units.length && unit.kind === 'step' }
}

function selectRows(evidence: Evidence, best: Unit, intent: Intent): Excerpt {
  const { units, scores, score, decisive } = evidence
  if (decisive) return { evidence, units: [best], tied: false, continues: false }
  const hasAnswer = (unit: Unit) => intent !== 'value' || unit.cells?.slice(1).some((cell) => /\d/.test(cell))
  const within = (margin: number) =>
    units.filter(
      (unit, position) =>
        unit !== best && hasAnswer(unit) && unit.kind === 'row' && (scores[position] ?? 0) >= score - margin,
    )
  const sameFault = (unit: Unit) => intent === 'symptom' && unit !== best && unit.cells?.[0] === best.cells?.[0]
  const tied = within(ROW_MARGINS.tied)
  if (intent === 'part') return { evidence, units: [best], tied: false, continues: false }
  const beside = [...new Set([...units.filter(sameFault), ...tied, ...within(ROW_MARGINS.beside)])]
  return { evidence, units: [best, ...beside.slice(0, MAX_ROWS - 1)], tied: tied.length > 0, continues: false }
}

/** Headings, captions and callouts add nothing to a quotation. */
function isNoise(unit: Unit, { hit: { passage } }: Evidence): boolean {
  if (unit.kind !== 'sentence') return false
  const text = normalise(unit.own).trim()
  return isLabel(unit.own) || passage.headings.some((heading) => normalise(heading).trim() === text)
}

function findStart(units: Unit[], position: number, intent: Intent, maxCharacters: number): number {
  if (units[position]?.kind !== 'step' || intent !== 'procedure') return position
  const before = units.slice(0, position + 1).reduce((sum, unit) => sum + unit.text.length, 0)
  return before <= maxCharacters ? 0 : position
}

/** Adds following units while they fit, then preceding ones. */
function widen(units: Unit[], start: number, position: number, maxCharacters: number): [number, number] {
  let from = start
  let to = position + 1
  let remaining = maxCharacters - units.slice(from, to).reduce((sum, unit) => sum + unit.text.length + 1, 0)
  const fits = (unit: Unit | undefined) => unit !== undefined && unit.text.length + 1 <= remaining
  while (fits(units[to])) {
    remaining -= (units[to]?.text.length ?? 0) + 1
    to++
  }
  while (from > 0 && fits(units[from - 1])) {
    from--
    remaining -= (units[from]?.text.length ?? 0) + 1
  }
  return [from, to]
}
