import type { Language } from '../../../domain/text'
import type { OrderContact } from '../new-order'

/** Where whoever orders by a link wants to hear of the order, in the language in which they order. */
export const contactOf = ({ email }: { email?: string | undefined }, language: Language): OrderContact | undefined =>
  email === undefined ? undefined : { email: email.toLowerCase(), language }
