import type { Text } from '../../domain/text'
import type { Equipment } from './document/equipment'
import { truncate } from './document/tree'
import { identifiersOf, type KnownMachine, type KnownMachines, matchEquipment } from './matching'

/** A reading of a known machine. */
export interface PlannedReading {
  machine: KnownMachine
  /** Tenths of the machine's own unit. */
  value: number
  takenAt: Date
}

type Fate =
  | { fate: 'unknown' }
  | { fate: 'refused'; reason: Text }
  | { fate: 'unchanged' }
  | ({ fate: 'new' } & PlannedReading)

/** A machine of the document (`row` from 1) and what to do with it. */
export type Planned = { row: number; equipment: Equipment } & Fate

const DAY_MS = 24 * 3_600_000

/**
 * Plans each machine of a document; one whose figures were not all used is followed by the reason. A generator, so that
 * the caller can yield to other work in between.
 */
export function* planFleet(fleet: readonly Equipment[], machines: KnownMachines): Generator<Planned> {
  /** By machine and time. */
  const seen = new Map<string, { row: number; reading: PlannedReading }>()
  for (const [index, equipment] of fleet.entries()) {
    const row = index + 1
    yield* planEquipment(equipment, row).map((planned) => ({ row, equipment, ...planned }))
  }

  function planEquipment(equipment: Equipment, row: number): Fate[] {
    if (equipment.problem) return [refused(equipment.problem)]
    const match = matchEquipment(equipment, machines)
    if (match === 'unknown') return [{ fate: 'unknown' }]
    if ('reason' in match) return [refused(match.reason)]
    const { machine } = match
    const measured = machine.unit === 'km' ? equipment.odometer : equipment.hours
    if ('wrong' in measured) return [refused(measured.wrong)]
    const fate = planReading({ machine, value: measured.tenths, takenAt: measured.at }, row)
    return measured.unused ? [fate, refused(measured.unused)] : [fate]
  }

  function planReading(reading: PlannedReading, row: number): Fate {
    const key = `${reading.machine.id} ${reading.takenAt.getTime()}`
    const earlier = seen.get(key)
    if (earlier && earlier.reading.value !== reading.value) return refused(repeatedRow(earlier.row))
    seen.set(key, earlier ?? { row, reading })
    if (earlier || isRepeated(reading)) return { fate: 'unchanged' }
    return { fate: 'new', ...reading }
  }
}

/** Of a document that has several figures of a machine, such as those of the last hours, the newest counts. */
export function newestOfEach(plan: readonly Planned[]): Planned[] {
  const newest = new Map<string, Date>()
  for (const planned of plan) {
    if (planned.fate !== 'new') continue
    const { machine, takenAt } = planned
    const before = newest.get(machine.id)
    if (!before || takenAt > before) newest.set(machine.id, takenAt)
  }
  return plan.map((planned) =>
    planned.fate === 'new' && planned.takenAt !== newest.get(planned.machine.id)
      ? { row: planned.row, equipment: planned.equipment, fate: 'unchanged' }
      : planned,
  )
}

/** Identifies an unknown or refused machine in the report. */
export function toReportEntry(equipment: Equipment): { serialNumber: string | null; name: string } {
  const [number] = identifiersOf(equipment)
  const { oemName, model } = equipment
  return {
    serialNumber: number === undefined ? null : truncate(number, 64),
    name: [oemName, model].filter(Boolean).join(' '),
  }
}

const refused = (reason: Text) => ({ fate: 'refused' as const, reason })

const repeatedRow = (row: number): Text => ({
  en: `Row ${row} has another figure of the same machine at the same time.`,
  es: `La fila ${row} tiene otra cifra de la misma máquina en el mismo momento.`,
})

/**
 * Providers repeat the last figure; while a machine is idle, one reading a day is enough.
 */
function isRepeated({ machine: { last }, value, takenAt }: PlannedReading): boolean {
  return last !== null && value === last.value && takenAt.getTime() < last.at.getTime() + DAY_MS
}
