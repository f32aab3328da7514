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
  return {
    tokenOf: (unwanted) =>
      'contactId' in unwanted ? contacts.tokenOf(unwanted.contactId) : people.tokenOf(unwanted.personId),
    unwantedOf(token) {
      const personId = people.idOf(token)
      if (personId !== undefined) return { personId }
      const contactId = contacts.idOf(token)
      if (contactId !== undefined) return { contactId }
      throw notFound('Unsubscribe link')
    },
  }
}
