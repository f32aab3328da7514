/**
 * About due maintenance, to a person; about an order, to the address that was given with it without an account; or from a
 * dealership, to the address that it has entered for a customer.
 */
export type UnwantedEmails = { personId: string } | { contactId: string } | { customerContactId: string }
