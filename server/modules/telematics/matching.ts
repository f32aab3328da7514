import { normalizeSerialNumber } from '../machines'
import type { Equipment } from './document/equipment'

/** A machine in scope, as far as telematics needs it. Figures in tenths. */
export interface KnownMachine {
  id: string
  brand: string
  model: string
  serialNumber: string
  unit: 'hours' | 'km'
  last: { value: number; at: Date } | null
}

/** By the signs of their serial numbers; several models may have the same one. */
export type KnownMachines = ReadonlyMap<string, readonly KnownMachine[]>

export type Match = { machine: KnownMachine } | { reason: string } | 'unknown'

/** Every number by which a machine may be known. */
export const numbersOf = ({ serialNumber, pin, equipmentId }: Equipment): string[] =>
  [serialNumber, pin, equipmentId].filter((number) => number !== undefined)

/**
 * "Unknown machines reported, never guessed" (issue 4): a machine is the one with this serial number, however it is
 * typed, or with a serial number that is exactly the PIN or the equipment ID. Brand and model must not contradict.
 */
export function matchEquipment(equipment: Equipment, machines: KnownMachines): Match {
  const { serialNumber, pin, equipmentId, oemName, model } = equipment
  const found = new Set([
    ...withSigns(serialNumber),
    ...[pin, equipmentId].flatMap((number) => withSigns(number).filter((one) => one.serialNumber === number)),
  ])
  if (found.size === 0) return 'unknown'
  const fitting = [...found].filter((one) => agrees(oemName, one.brand) && agrees(model, one.model))
  const [machine, other] = fitting
  if (machine && !other) return { machine }
  if (other) return { reason: `${fitting.length} machines fit: ${fitting.map(nameOf).join(', ')}.` }
  const said = [oemName, model].filter(Boolean).join(' ')
  return { reason: `The document says ${said}; with this serial number there is ${[...found].map(nameOf).join(', ')}.` }

  function withSigns(number: string | undefined): readonly KnownMachine[] {
    return (number && machines.get(normalizeSerialNumber(number))) || []
  }
}

const nameOf = ({ brand, model, serialNumber }: KnownMachine) => `${brand} ${model} ${serialNumber}`

/** Whether a name that a provider writes can be ours: the same signs, or one with words beside (`Harrow Machinery`). */
function agrees(said: string | undefined, ours: string): boolean {
  if (!said || normalizeSerialNumber(said) === normalizeSerialNumber(ours)) return true
  const [one, other] = [wordsOf(said), wordsOf(ours)]
  const [fewer, more] = one.length < other.length ? [one, other] : [other, one]
  return fewer.every((word) => more.includes(word))
}

const wordsOf = (name: string) => name.split(/\s+/).map(normalizeSerialNumber)
