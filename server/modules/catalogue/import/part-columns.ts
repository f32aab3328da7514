/** The columns of a table of parts that an import reads and an export writes. */
export const partColumns = [
  'part_number',
  'description',
  'manufacturer',
  'unit',
  'price',
  'currency',
  'core_charge',
  'pack_size',
  'min_quantity',
  'is_active',
  'superseded_by',
  'supersession_reason',
] as const

export type PartColumn = (typeof partColumns)[number]

export const requiredPartColumns: readonly PartColumn[] = ['part_number']
