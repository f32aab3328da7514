import type { Caller } from '../../access/caller'
import { isInSerialRange, type Machine } from '../machines'
import type { Manual, ManualRepository } from '../manuals'

/** The manuals that one question may be answered from, and what the person must be told about that choice. */
export interface QuestionScope {
  manuals: Manual[]
  warnings: string[]
}

/**
 * Chooses the manuals before anything is searched: those of this machine that the caller may see and, with a serial
 * number, those that apply to it (behaviour, sections 4 and 5). Nothing that the client says of the machine but its id
 * and serial number is trusted.
 */
export async function scopeOfQuestion(
  manuals: ManualRepository,
  caller: Caller,
  machine: Machine,
  serialNumber: string | undefined,
): Promise<QuestionScope> {
  const ready = await manuals.visibleTo(caller).readyOf(machine.id)
  return chooseBySerial(ready, machine, serialNumber)
}

/** The part of the rule that knows no database. */
function chooseBySerial(ready: Manual[], machine: Machine, serialNumber: string | undefined): QuestionScope {
  if (!serialNumber) return { manuals: ready, warnings: [] }
  const applies = ({ serialStart, serialEnd }: { serialStart: string | null; serialEnd: string | null }) =>
    (!serialStart && !serialEnd) || isInSerialRange(serialNumber, serialStart, serialEnd)

  const fitting = ready.filter(applies)
  const knownUnit = machine.variants.length === 0 || machine.variants.some(applies)
  if (knownUnit && (fitting.length > 0 || ready.length === 0)) return { manuals: fitting, warnings: [] }
  const warning = `Serial number ${serialNumber} is outside every range that is known for ${machine.brand} ${machine.model}. The answer comes from the model's manuals and may not fit your machine.`
  return { manuals: ready, warnings: [warning] }
}
