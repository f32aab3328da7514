import { type KitPart, type NewServiceKit, partKey, type ServiceKit } from '@/entities/service-kit'
import { readWholeNumber } from '@/shared/lib/whole-number'

/** The values of a part in the form. */
export type PartValues = { part_number: string; description: string; quantity: string }

/** The values of a kit in the form. */
export type KitValues = { name: string; interval_hours: string; parts: PartValues[] }

export const newPart: PartValues = { part_number: '', description: '', quantity: '1' }

/** @param kit the one to change; undefined for a new one, which starts with one part */
export function valuesOf(kit: ServiceKit | undefined): KitValues {
  if (!kit) return { name: '', interval_hours: '', parts: [newPart] }
  return {
    name: kit.name,
    interval_hours: kit.interval_hours === null ? '' : String(kit.interval_hours),
    parts: kit.parts.map(({ part_number, description, quantity }) => ({
      ...{ part_number, description },
      quantity: String(quantity),
    })),
  }
}

/** @returns the kit as the contract has it; an interval that was left empty is null */
export function kitOf({ name, interval_hours, parts }: KitValues): NewServiceKit {
  return {
    name,
    interval_hours: readWholeNumber(interval_hours) ?? null,
    parts: parts.map(({ quantity, ...part }) => ({ ...part, quantity: readWholeNumber(quantity) ?? 0 })),
  }
}

/** The parts that kits have, by their numbers: these the catalogue knows. */
export function knownParts(kits: readonly ServiceKit[]): ReadonlyMap<string, KitPart> {
  return new Map(kits.flatMap(({ parts }) => parts.map((part) => [partKey(part.part_number), part] as const)))
}
