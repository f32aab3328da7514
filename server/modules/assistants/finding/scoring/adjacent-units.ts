import type { PassageLine } from '../../../manuals'
import type { Evidence } from './evidence'
import { splitIntoUnits, toSentenceUnits, type Unit } from './unit'

/**
 * Extends the units of a passage by those before and after it on the page: passages of running text overlap and may end
 * within a sentence, and text may continue in steps or a table.
 */
export function withAdjacentUnits({ hit, units, position }: Evidence): { units: Unit[]; position: number } {
  const { passage, manual } = hit
  const unit = units[position]
  if (passage.kind !== 'text' || !unit) return { units, position }
  const onPage = (offset: number) => {
    const other = manual[passage.ordinal + offset]
    return other?.page === passage.page ? other : undefined
  }
  const [before, after] = [onPage(-1), onPage(1)]
  const lines = [before, passage, after].flatMap((one) => (one?.kind === 'text' ? one.lines : []))
  const next = after?.kind === 'text' ? onPage(2) : after
  const below = next?.kind === 'steps' || next?.kind === 'table' ? splitIntoUnits(next) : []
  const joined = [...toSentenceUnits(removeDuplicates(lines)), ...below]
  const found = joined.findIndex((one) => overlaps(one.text, unit.text) && one.boxes.some((box) => hasBox(box, unit)))
  return found < 0 ? { units, position } : { units: joined, position: found }
}

const overlaps = (one: string, other: string) => one.includes(other) || other.includes(one)

const hasBox = (box: Unit['boxes'][number], unit: Unit) => unit.boxes.some((other) => other.join() === box.join())

function removeDuplicates(lines: readonly PassageLine[]): PassageLine[] {
  const seen = new Set<string>()
  return lines.filter((line) => {
    const key = `${line.box.join()} ${line.text}`
    if (seen.has(key)) return false
    seen.add(key)
    return true
  })
}
