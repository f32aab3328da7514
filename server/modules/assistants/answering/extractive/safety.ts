import type { ScopedPassage } from '../../finding/scoped-passage'
import type { SafetyNote } from '../engine'

const MAX_PASSAGE_DISTANCE = 4
const MAX_NOTES = 3

/**
 * The WARNING, DANGER and CAUTION notices of a passage: under the same heading on the same or an adjacent page, or at
 * most four passages before it on its page. `around` are the passages of its manual in reading order.
 */
export function findSafetyNotes(passage: ScopedPassage, around: readonly ScopedPassage[]): SafetyNote[] {
  const heading = passage.headings.join('\n')
  return around
    .flatMap((other) => {
      if (other.kind !== 'safety' || other === passage) return []
      const distance = passage.ordinal - other.ordinal
      const sameHeading =
        heading !== '' && other.headings.join('\n') === heading && Math.abs(passage.page - other.page) <= 1
      const near = other.page === passage.page && distance >= 0 && distance <= MAX_PASSAGE_DISTANCE
      return sameHeading || near ? [{ other, distance: Math.abs(distance) }] : []
    })
    .sort((a, b) => a.distance - b.distance)
    .slice(0, MAX_NOTES)
    .map(({ other }) => ({
      level: other.level,
      text: withoutSignalWord(other.text),
      page: other.page,
      manualId: other.manualId,
    }))
}

const signalWord =
  /^[\s⚠!]*(?:danger|warning|caution|notice|peligro|advertencia|atenci[oó]n|precauci[oó]n|gefahr|warnung|vorsicht|achtung)\b[\s:!.–-]*/i

/** The level is shown separately. */
function withoutSignalWord(text: string): string {
  return text.replace(signalWord, '').trim() || text
}
