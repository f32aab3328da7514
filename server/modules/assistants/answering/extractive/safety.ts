import type { ScopedPassage } from '../../finding/scoped-passage'
import type { SafetyNote } from '../engine'

const reach = 4
const mostNotes = 3

/**
 * The WARNING, DANGER and CAUTION texts that belong to a passage: on its page or the one before, under the same heading
 * or at most four passages before it. `around` are the passages of its manual in reading order.
 */
export function safetyFor(passage: ScopedPassage, around: readonly ScopedPassage[]): SafetyNote[] {
  const heading = passage.headings.join('\n')
  return around
    .flatMap((other) => {
      if (other.kind !== 'safety' || other === passage) return []
      const distance = passage.ordinal - other.ordinal
      const sameHeading =
        heading !== '' && other.headings.join('\n') === heading && Math.abs(passage.page - other.page) <= 1
      const near = other.page === passage.page && distance >= 0 && distance <= reach
      return sameHeading || near ? [{ other, distance: Math.abs(distance) }] : []
    })
    .sort((a, b) => a.distance - b.distance)
    .slice(0, mostNotes)
    .map(({ other }) => ({
      level: other.level,
      text: withoutSignalWord(other.text),
      page: other.page,
      manualId: other.manualId,
    }))
}

const signalWord =
  /^[\s⚠!]*(?:danger|warning|caution|notice|peligro|advertencia|atenci[oó]n|precauci[oó]n|gefahr|warnung|vorsicht|achtung)\b[\s:!.–-]*/i

/** The level is told by itself, so that the text need not begin with it. */
function withoutSignalWord(text: string): string {
  return text.replace(signalWord, '').trim() || text
}
