/** About due maintenance, to a person; or about an order, to whoever placed it without an account. */
export type UnwantedEmails = { personId: string } | { orderId: string }
