import type { Equipment } from './document/equipment'
import { inShort } from './document/tree'
import { type KnownMachine, type KnownMachines, matchEquipment, numbersOf } from './matching'

/** A figure for a machine that is known. */
export interface PlannedReading {
  machine: KnownMachine
  /** Tenths of the machine's own unit. */
  value: number
  takenAt: Date
}

/** Which machine of the document, from 1, and what becomes of it. */
export type Planned = { row: number; equipment: Equipment } & (
  | { fate: 'unknown' }
  | { fate: 'refused'; reason: string }
  | { fate: 'unchanged' }
  | ({ fate: 'new' } & PlannedReading)
)

const dayMs = 24 * 3_600_000

/** What becomes of each machine of a document; one by one, so that the caller may rest in between. */
export function* planFleet(fleet: readonly Equipment[], machines: KnownMachines): Generator<Planned> {
  const seen = new Map<string, { row: number; reading: PlannedReading }>()
  for (const [index, equipment] of fleet.entries()) {
    const row = index + 1
    yield { row, equipment, ...fateOf(equipment, row) }
  }

  function fateOf(equipment: Equipment, row: number) {
    if (equipment.problem) return refused(equipment.problem)
    const match = matchEquipment(equipment, machines)
    if (match === 'unknown') return { fate: 'unknown' as const }
    if ('reason' in match) return refused(match.reason)
    const { machine } = match
    const measured = machine.unit === 'km' ? equipment.odometer : equipment.hours
    if ('wrong' in measured) return refused(measured.wrong)
    const reading = { machine, value: measured.tenths, takenAt: measured.at }
    const earlier = seen.get(machine.id)
    if (earlier && !isSame(earlier.reading, reading)) return refused(`Row ${earlier.row} is the same machine.`)
    seen.set(machine.id, earlier ?? { row, reading })
    if (earlier || saysNothingNew(reading)) return { fate: 'unchanged' as const }
    return { fate: 'new' as const, ...reading }
  }
}

/** What a machine is reported by when it is not known, or not taken. */
export function reportedAs(equipment: Equipment): { serialNumber: string | null; name: string } {
  const [number] = numbersOf(equipment)
  const { oemName, model } = equipment
  return {
    serialNumber: number === undefined ? null : inShort(number, 64),
    name: [oemName, model].filter(Boolean).join(' '),
  }
}

const refused = (reason: string) => ({ fate: 'refused' as const, reason })

const isSame = (one: PlannedReading, other: PlannedReading) =>
  one.value === other.value && one.takenAt.getTime() === other.takenAt.getTime()

/**
 * Providers send the last figure again and again: while a machine stands still, one reading a day is enough to know it.
 */
function saysNothingNew({ machine: { last }, value, takenAt }: PlannedReading): boolean {
  return last !== null && value === last.value && takenAt.getTime() < last.at.getTime() + dayMs
}
