/** What the address of the list says; what is absent has its default. */
export type BrandsSearch = { page?: number; search?: string }

/** "brands 100 for the store" (specification, section 9). */
export const pageSize = 100
