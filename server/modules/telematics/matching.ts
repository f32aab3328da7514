import type { Text } from '../../domain/text'
import { normalizeSerialNumber } from '../machines'
import type { Equipment } from './document/equipment'

/** A machine in scope. Figures are in tenths. */
export interface KnownMachine {
  id: string
  brand: string
  model: string
  serialNumber: string
  unit: 'hours' | 'km'
  last: { value: number; at: Date } | null
}

/** By normalized serial number; several models may have the same one. */
export type KnownMachines = ReadonlyMap<string, readonly KnownMachine[]>

export type Match = { machine: KnownMachine } | { reason: Text } | 'unknown'

/** All identifiers that may match a serial number. */
export const identifiersOf = ({ serialNumber, pin, equipmentId }: Equipment): string[] =>
  [serialNumber, pin, equipmentId].filter((number) => number !== undefined)

/**
 * Unknown machines are reported, never guessed: matches the machine with this serial number or PIN in any spelling, or
 * with a serial number that equals the equipment ID. Brand and model must be compatible.
 */
export function matchEquipment(equipment: Equipment, machines: KnownMachines): Match {
  const { serialNumber, pin, equipmentId, oemName, model } = equipment
  const found = new Set([
    ...findBySerialKey(serialNumber),
    ...findBySerialKey(pin),
    ...findBySerialKey(equipmentId).filter((one) => one.serialNumber === equipmentId),
  ])
  if (found.size === 0) return 'unknown'
  const fitting = [...found].filter((one) => isCompatible(oemName, one.brand) && isCompatible(model, one.model))
  const [machine, other] = fitting
  if (machine && !other) return { machine }
  if (other) {
    const [count, names] = [fitting.length, fitting.map(nameOf).join(', ')]
    return { reason: { en: `${count} machines match: ${names}.`, es: `Coinciden ${count} máquinas: ${names}.` } }
  }
  const reported = [oemName, model].filter(Boolean).join(' ')
  const names = [...found].map(nameOf).join(', ')
  return {
    reason: {
      en: `The document says ${reported}; with this serial number there is ${names}.`,
      es: `El documento indica ${reported}; con este número de serie existe ${names}.`,
    },
  }

  function findBySerialKey(number: string | undefined): readonly KnownMachine[] {
    return (number && machines.get(normalizeSerialNumber(number))) || []
  }
}

const nameOf = ({ brand, model, serialNumber }: KnownMachine) => `${brand} ${model} ${serialNumber}`

/** Whether a provider's name is compatible with ours: equal, or with additional words (`Harrow Machinery`). */
function isCompatible(reported: string | undefined, known: string): boolean {
  if (!reported || normalizeSerialNumber(reported) === normalizeSerialNumber(known)) return true
  const [one, other] = [wordsOf(reported), wordsOf(known)]
  const [fewer, more] = one.length < other.length ? [one, other] : [other, one]
  return fewer.every((word) => more.includes(word))
}

const wordsOf = (name: string) => name.split(/\s+/).map(normalizeSerialNumber)
