/** An e-mail as those write it who have something to tell; the outbox gives it its look. */
export interface EmailMessage {
  /** What it tells of, as in `invitation`. */
  kind: string
  to: string
  /** The organization that it concerns; null for none. */
  organizationId: string | null
  subject: string
  /** Plain text, one entry for each paragraph. Whatever people typed is data: it is escaped. */
  paragraphs: string[]
  /** The one thing to do. */
  action?: { label: string; url: string }
  /** Links beside it, for somebody else or another time. */
  further?: readonly { label: string; url: string }[]
  /** Whom it is for, where they may want no more of its kind: it says how to end them. */
  unsubscribe?: { personId: string }
  /** The parts of paragraphs and addresses that open something: blanked for whoever reads the outbox. */
  secrets?: string[]
}

// One bare address: neither a list, nor a name before it, nor anything that ends a header's line.
const bareAddress = /^[^\s\p{Cc}<>()[\],;:"\\@]+@[^\s\p{Cc}<>()[\],;:"\\@]+$/u

/**
 * The one address that an e-mail goes to.
 * @throws where it is more or less than that: mending it could send the e-mail to somebody else
 */
export function recipientOf({ kind, to }: Pick<EmailMessage, 'kind' | 'to'>): string {
  if (!bareAddress.test(to)) throw new Error(`The e-mail "${kind}" has no single address to go to.`)
  return to
}

/** A subject fit for a header: one line, whatever was typed into the names that it tells. */
export const subjectOf = ({ subject }: Pick<EmailMessage, 'subject'>): string =>
  subject
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .trim()
    .slice(0, 200)
