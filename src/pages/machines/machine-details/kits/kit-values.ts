import type { NewServiceKit, ServiceKit } from '@/entities/service-kit'
import { readWholeNumber } from '@/shared/lib/whole-number'

/** The values of a part in the form. */
type PartValues = { part_id: string; part_number: string; description: string; quantity: string }

/** The values of a kit in the form. */
export type KitValues = { name: string; interval_hours: string; parts: PartValues[] }

/** @param kit the one to change; undefined for a new one, which starts without parts */
export function valuesOf(kit: ServiceKit | undefined): KitValues {
  if (!kit) return { name: '', interval_hours: '', parts: [] }
  return {
    name: kit.name,
    interval_hours: kit.interval_hours === null ? '' : String(kit.interval_hours),
    parts: kit.parts.map(({ part_id, part_number, description, quantity }) => ({
      ...{ part_id, part_number, description },
      quantity: String(quantity),
    })),
  }
}

/** @returns the kit as the contract has it; an interval that was left empty is null */
export function kitOf({ name, interval_hours, parts }: KitValues): NewServiceKit {
  return {
    name,
    interval_hours: readWholeNumber(interval_hours) ?? null,
    parts: parts.map(({ part_number, description, quantity }) => ({
      ...{ part_number, description },
      quantity: readWholeNumber(quantity) ?? 0,
    })),
  }
}
