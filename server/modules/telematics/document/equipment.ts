import { newMachineInstanceLimits } from '#contract/platform-limits'
import { type Measured, readHours, readOdometer } from './measured'
import { child, inShort, type Tree, textOf, unstorable } from './tree'

/** A machine as a fleet snapshot tells of it; what it does not tell is undefined. */
export interface Equipment {
  oemName: string | undefined
  model: string | undefined
  serialNumber: string | undefined
  /** The product identification number, for road vehicles the VIN. */
  pin: string | undefined
  /** A name that the owner or the provider has given it. */
  equipmentId: string | undefined
  hours: Measured
  /** In kilometres. */
  odometer: Measured
  /** Why the machine cannot be told from its header, as a sentence. */
  problem: string | undefined
}

const MAX_LENGTH = newMachineInstanceLimits.serial_number.maxLength

export function readEquipment(equipment: Tree): Equipment {
  const header = child(equipment, 'EquipmentHeader')
  const said = (name: string) => textOf(child(header, name))
  const serialNumber = said('SerialNumber')
  const pin = said('PIN')
  const equipmentId = said('EquipmentID')
  // Make is what OEMName was called in the standard's first version.
  const oemName = said('OEMName') ?? said('Make')
  return {
    oemName: shown(oemName),
    model: shown(said('Model')),
    serialNumber,
    pin,
    equipmentId,
    hours: readHours(child(equipment, 'CumulativeOperatingHours')),
    odometer: readOdometer(child(equipment, 'Distance')),
    problem: problemOf({ SerialNumber: serialNumber, PIN: pin, EquipmentID: equipmentId }),
  }
}

function problemOf(identifiers: Record<string, string | undefined>): string | undefined {
  const given = Object.entries(identifiers).filter((entry): entry is [string, string] => entry[1] !== undefined)
  if (given.length === 0) return `There is no ${Object.keys(identifiers).join(', ')}.`
  for (const [name, text] of given) {
    if (text.length > MAX_LENGTH) return `${name} has more than ${MAX_LENGTH} characters.`
    if (text.search(unstorable) >= 0) return `${name} contains characters that are not text.`
  }
  return undefined
}

const shown = (text: string | undefined) => text && inShort(text, 100)
