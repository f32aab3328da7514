import type { components } from '#contract/platform'
import type { Machine } from '@/entities/machine'

type NewVariant = components['schemas']['NewVariant']

/** A variant in the form's fields. */
export type VariantValues = {
  /** Empty for a new one; one with its id stays the one that machines are of. */
  variant_id: string
  name: string
  serial_number_start: string
  serial_number_end: string
}

/** A model in the form's fields. */
export type MachineValues = { brand_id: string; type: string; model: string; variants: VariantValues[] }

export const newVariant: VariantValues = { variant_id: '', name: '', serial_number_start: '', serial_number_end: '' }

/** @param machine the one to change; undefined for a new one. Its brand stays, and so is no field of the form. */
export function valuesOf(machine: Machine | undefined): MachineValues {
  if (!machine) return { brand_id: '', type: '', model: '', variants: [] }
  const { type, model, variants } = machine
  return {
    ...{ brand_id: '', type, model },
    variants: variants.map(({ id, name, serial_number_start, serial_number_end }) => ({
      ...{ variant_id: id, name },
      serial_number_start: serial_number_start ?? '',
      serial_number_end: serial_number_end ?? '',
    })),
  }
}

/** @returns the variants as the contract has them, in their order; an end that was left empty is open */
export function variantsOf({ variants }: Pick<MachineValues, 'variants'>): NewVariant[] {
  return variants.map(({ variant_id, name, serial_number_start, serial_number_end }) => ({
    ...(variant_id && { id: variant_id }),
    name,
    serial_number_start: serial_number_start.trim() || null,
    serial_number_end: serial_number_end.trim() || null,
  }))
}
