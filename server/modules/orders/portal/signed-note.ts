import type { Language } from '../../../domain/text'
import type { OrderContact } from '../new-order'

/** The note of an order by a link: nobody is signed in, so it alone has the name of who ordered. */
export const signedNote = ({ contact, note = '' }: { contact: string; note?: string | undefined }): string =>
  [contact, note]
    .map((text) => text.trim())
    .filter(Boolean)
    .join('\n')

/** Where whoever orders by a link wants to hear of the order, in the language in which they order. */
export const contactOf = ({ email }: { email?: string | undefined }, language: Language): OrderContact | undefined =>
  email === undefined ? undefined : { email: email.toLowerCase(), language }
