import { isInSerialRange, type Machine } from '../../machines'
import type { Manual } from '../../manuals'

/** The manuals that a question is about, by how far they are, and what the person must know of that choice. */
export interface QuestionScope {
  /** Those that the answer may draw on. */
  ready: Manual[]
  /** Those that will be ready later. */
  pending: Manual[]
  /** Those that could not be read. */
  unreadable: Manual[]
  warnings: string[]
}

/**
 * Chooses the manuals before anything is searched: with a serial number, those that apply to it (behaviour, sections 4
 * and 5). Nothing that the client says of the machine but its id and serial number is trusted.
 * @param manuals all of the machine that the person may see
 */
export function scopeOfQuestion(
  manuals: readonly Manual[],
  machine: Machine,
  serialNumber: string | undefined,
): QuestionScope {
  if (!serialNumber) return byProgress(manuals, [])
  const applies = ({ serialStart, serialEnd }: { serialStart: string | null; serialEnd: string | null }) =>
    (!serialStart && !serialEnd) || isInSerialRange(serialNumber, serialStart, serialEnd)

  const readable = manuals.filter(({ status }) => status !== 'FAILED')
  const knownUnit = machine.variants.length === 0 || machine.variants.some(applies)
  if (knownUnit && (readable.some(applies) || readable.length === 0)) return byProgress(manuals.filter(applies), [])
  const warning = `Serial number ${serialNumber} is outside every range that is known for ${machine.brand} ${machine.model}. The answer comes from the model's manuals and may not fit your machine.`
  return byProgress(manuals, [warning])
}

const byProgress = (manuals: readonly Manual[], warnings: string[]): QuestionScope => ({
  ready: manuals.filter(({ status }) => status === 'READY'),
  pending: manuals.filter(({ status }) => status === 'QUEUED' || status === 'PROCESSING'),
  unreadable: manuals.filter(({ status }) => status === 'FAILED'),
  warnings,
})
