const prefixes = { order: 'SO', invoice: 'INV', credit_note: 'CN', quote: 'Q', maintenance_quote: 'MQ' } as const

/** The number of an order, an invoice, a credit note or a quote as people read it: `SO-1001`. */
export const salesNumber = (kind: keyof typeof prefixes, number: number): string => `${prefixes[kind]}-${number}`
