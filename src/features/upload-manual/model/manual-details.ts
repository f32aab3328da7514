import type { Machine } from '@/entities/machine'
import type { ManualKind } from '@/entities/manual'
import type { uploadForm } from '@/shared/api'

/** The person's description of the manual, as typed. */
export type ManualDetails = {
  displayName: string
  kind: ManualKind
  years: string
  serialStart: string
  serialEnd: string
}

/** What the form says of the machine that a manual is about. */
export type DescribedMachine = Pick<Machine, 'id' | 'name' | 'brand' | 'type'> & Partial<Pick<Machine, 'variants'>>

type FormFields = Parameters<typeof uploadForm>[0]['fields']

export const emptyDetails: ManualDetails = {
  displayName: '',
  kind: 'operation',
  years: '',
  serialStart: '',
  serialEnd: '',
}

/** The names of the fields in the form, to place the server's messages. */
export const formNames = {
  displayName: 'display_names',
  kind: 'types',
  years: 'machine_years',
  serialStart: 'serial_number_starts',
  serialEnd: 'serial_number_ends',
} as const satisfies Record<keyof ManualDetails, keyof FormFields>

/** "Manual upload form fields" of the specification, section 3, without the file. What was left empty is left out. */
export function formFields(
  details: ManualDetails,
  machine: DescribedMachine,
  organizationName: string | undefined,
): FormFields {
  const typed = (text: string) => text.trim() || undefined
  return {
    machine_id: machine.id,
    machine_names: machine.name,
    machine_brands: machine.brand,
    machine_types: machine.type,
    organization_name: organizationName,
    display_names: typed(details.displayName),
    types: details.kind,
    machine_years: typed(details.years),
    serial_number_starts: typed(details.serialStart),
    serial_number_ends: typed(details.serialEnd),
  }
}
