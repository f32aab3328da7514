import { newMachineInstanceLimits } from '#contract/platform-limits'
import type { Text } from '../../../domain/text'
import { type Measured, readHours, readOdometer } from './measured'
import { child, type Tree, textOf, truncate, unstorable } from './tree'

/** A machine in a fleet snapshot; missing properties are undefined. */
export interface Equipment {
  oemName: string | undefined
  model: string | undefined
  serialNumber: string | undefined
  /** The product identification number, for road vehicles the VIN. */
  pin: string | undefined
  /** A name assigned by the owner or provider. */
  equipmentId: string | undefined
  hours: Measured
  /** In kilometres. */
  odometer: Measured
  /** Why the header does not identify the machine. */
  problem: Text | undefined
}

const MAX_LENGTH = newMachineInstanceLimits.serial_number.maxLength

export function readEquipment(equipment: Tree): Equipment {
  const header = child(equipment, 'EquipmentHeader')
  const textIn = (name: string) => textOf(child(header, name))
  const serialNumber = withoutPrefix(textIn('SerialNumber'))
  const equipmentId = textIn('EquipmentID')
  const named = withoutPrefix(equipmentId)
  // Some providers write the PIN there, as in `PIN:GHT00123`.
  const pin = withoutPrefix(textIn('PIN')) ?? (named === equipmentId ? undefined : named)
  // OEMName was called Make in the first version of the standard.
  const oemName = textIn('OEMName') ?? textIn('Make')
  return {
    oemName: toDisplayText(oemName),
    model: toDisplayText(textIn('Model')),
    serialNumber,
    pin,
    equipmentId,
    hours: readHours(child(equipment, 'CumulativeOperatingHours')),
    odometer: readOdometer(child(equipment, 'Distance')),
    problem: problemOf({ SerialNumber: serialNumber, PIN: pin, EquipmentID: equipmentId }),
  }
}

const unidentified: Text = {
  en: 'There is no SerialNumber, PIN or EquipmentID.',
  es: 'No hay SerialNumber, PIN ni EquipmentID.',
}

function problemOf(identifiers: Record<string, string | undefined>): Text | undefined {
  const present = Object.entries(identifiers).filter((entry): entry is [string, string] => entry[1] !== undefined)
  if (present.length === 0) return unidentified
  for (const [name, text] of present) {
    if (text.length > MAX_LENGTH) {
      return {
        en: `${name} has more than ${MAX_LENGTH} characters.`,
        es: `${name} tiene más de ${MAX_LENGTH} caracteres.`,
      }
    }
    if (text.search(unstorable) >= 0) {
      return {
        en: `${name} contains characters that are not text.`,
        es: `${name} contiene caracteres que no son texto.`,
      }
    }
  }
  return undefined
}

const prefix = /^(?:PIN|VIN|S\/?N|Serial(?: ?(?:No\.?|Number))?)\s*[:#=]\s*(?=\S)/i

const withoutPrefix = (text: string | undefined) => text?.replace(prefix, '')

const toDisplayText = (text: string | undefined) => text && truncate(text, 100)
