/** About due maintenance, to a person; or about an order, to the address that was given with it without an account. */
export type UnwantedEmails = { personId: string } | { contactId: string }
