import { notFound } from '../../../domain/domain-error'
import type { Keys } from '../../../infrastructure/keys/keyring'
import { createIdTokens } from '../../../infrastructure/tokens/id-tokens'
import type { UnwantedEmails } from './unwanted-emails'

/** Makes tokens that end e-mails, and finds what a token ends. */
export interface UnsubscribeTokens {
  tokenOf(unwanted: UnwantedEmails): string
  /** @throws DomainError not found for what was not made here */
  unwantedOf(token: string): UnwantedEmails
}

/** They never expire: whoever finds an old e-mail can still end those that follow. */
export function createUnsubscribeTokens(keys: Keys): UnsubscribeTokens {
  const people = createIdTokens(keys, 'unsubscribe', 'u1')
  const contacts = createIdTokens(keys, 'unsubscribe-order', 'o1')
  const customerContacts = createIdTokens(keys, 'unsubscribe-customer', 'c1')
  return {
    tokenOf(unwanted) {
      if ('personId' in unwanted) return people.tokenOf(unwanted.personId)
      if ('contactId' in unwanted) return contacts.tokenOf(unwanted.contactId)
      return customerContacts.tokenOf(unwanted.customerContactId)
    },
    unwantedOf(token) {
      const personId = people.idOf(token)
      if (personId !== undefined) return { personId }
      const contactId = contacts.idOf(token)
      if (contactId !== undefined) return { contactId }
      const customerContactId = customerContacts.idOf(token)
      if (customerContactId !== undefined) return { customerContactId }
      throw notFound('Unsubscribe link')
    },
  }
}
