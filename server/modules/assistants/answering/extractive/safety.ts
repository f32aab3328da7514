import { ordersModel } from '../../../../languages/orders-to-models'
import { isSamePassage, type ScopedPassage } from '../../finding/scoped-passage'
import { toSentenceUnits, type Unit } from '../../finding/scoring/unit'
import type { SafetyNote } from '../engine'
import { withoutSignalWord } from './signal-word'

const MAX_PASSAGE_DISTANCE = 4
const MAX_NOTES = 3

/**
 * The WARNING, DANGER and CAUTION notices of a passage: under the same heading on the same or an adjacent page, or at
 * most four passages before it on its page, without those that are `quoted` already. `manual` are the passages of its manual
 * in reading order.
 */
export function findSafetyNotes(
  passage: ScopedPassage,
  manual: readonly ScopedPassage[],
  quoted: readonly ScopedPassage[] = [passage],
): SafetyNote[] {
  const heading = passage.headings.join('\n')
  return passagesAround(passage, manual)
    .flatMap((other) => {
      if (other.kind !== 'safety' || quoted.some((one) => isSamePassage(one, other))) return []
      const distance = passage.ordinal - other.ordinal
      const sameHeading = heading !== '' && other.headings.join('\n') === heading
      const near = other.page === passage.page && distance >= 0 && distance <= MAX_PASSAGE_DISTANCE
      return sameHeading || near ? [{ other, distance: Math.abs(distance) }] : []
    })
    .sort((a, b) => a.distance - b.distance)
    .slice(0, MAX_NOTES)
    .map(({ other }) => toSafetyNote(other))
    .filter(({ text }) => text !== '')
}

/** A notice without its signal word. */
export function toSafetyNote({ level, text: printed, lines, page, manualId }: SafetyPassage): SafetyNote {
  const text = ordersModel(printed) ? oneLineOf(toSentenceUnits(lines)) : printed
  return { level, text: withoutSignalWord(text) || text, page, manualId }
}

const oneLineOf = (units: readonly Unit[]) => units.map((unit) => unit.text).join(' ')

type SafetyPassage = Extract<ScopedPassage, { kind: 'safety' }>

/** The passages of the same and the adjacent pages: a long manual is not read as a whole. */
function passagesAround({ ordinal, page }: ScopedPassage, manual: readonly ScopedPassage[]): ScopedPassage[] {
  const isAround = (other: ScopedPassage | undefined) => other !== undefined && Math.abs(other.page - page) <= 1
  let start = ordinal
  while (isAround(manual[start - 1])) start -= 1
  let end = ordinal + 1
  while (isAround(manual[end])) end += 1
  return manual.slice(start, end)
}
