/** What the address of the list says; what is absent has its default. */
export type OperatorMachinesSearch = { page?: number; search?: string }

export const pageSize = 10
