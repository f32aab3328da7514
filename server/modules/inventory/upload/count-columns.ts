/** The columns of a count that an upload reads; an export writes them too. */
export const countColumns = ['part_number', 'location', 'quantity', 'reorder_level'] as const

export type CountColumn = (typeof countColumns)[number]

export const requiredCountColumns: readonly CountColumn[] = ['part_number']
