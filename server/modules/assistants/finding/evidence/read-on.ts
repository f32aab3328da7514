import type { PassageLine } from '../../../manuals'
import type { Evidence } from './evidence'
import { textUnits, type Unit, unitsOf } from './unit'

/**
 * The units of a passage joined with those before and after it on its page: passages of running text overlap and end in
 * the middle of a sentence, and a text may go on in the steps or the table below it.
 */
export function readOn({ hit, units, position }: Evidence): { units: Unit[]; position: number } {
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
  const below = next?.kind === 'steps' || next?.kind === 'table' ? unitsOf(next) : []
  const joined = [...textUnits(withoutRepeats(lines)), ...below]
  const found = joined.findIndex((one) => overlaps(one.text, unit.text) && one.boxes.some((box) => isAmong(box, unit)))
  return found < 0 ? { units, position } : { units: joined, position: found }
}

const overlaps = (one: string, other: string) => one.includes(other) || other.includes(one)

const isAmong = (box: Unit['boxes'][number], unit: Unit) => unit.boxes.some((other) => other.join() === box.join())

function withoutRepeats(lines: readonly PassageLine[]): PassageLine[] {
  const known = new Set<string>()
  return lines.filter((line) => {
    const key = `${line.box.join()} ${line.text}`
    if (known.has(key)) return false
    known.add(key)
    return true
  })
}
