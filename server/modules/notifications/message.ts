import { type Locale, languageOf, type RegionalText, regionOf } from '../../domain/locale'
import type { PagePicture } from '../../domain/page-picture'
import type { Language, Text } from '../../domain/text'
import type { EmailTopic } from './choices/email-choice'
import type { UnwantedEmails } from './unsubscribing/unwanted-emails'

/** Every e-mail that the product sends. */
export type EmailKind =
  | 'answer_shared'
  | 'invitation'
  | 'reset-password'
  | 'magic-login'
  | 'password-changed'
  | 'account-requested'
  | 'account-request-answered'
  | 'digest'
  | 'link-requested'
  | 'link-accepted'
  | 'link-declined'
  | 'link-ended'
  | 'machine_message'
  | 'maintenance_due'
  | 'maintenance_quote'
  | 'order'
  | 'payment'
  | 'portal_link_asked'
  | 'quote'

interface CitedPage<Words> {
  label: Words
  /** Absent where its recipient cannot open it. */
  url?: string | undefined
  /** Absent for no picture. */
  picture?: PagePicture | undefined
}

/** What an e-mail says: `Words` are texts in every language, or strings in one; so is a `Paragraph`. */
interface EmailContent<Words, Paragraph = Words> {
  subject: Words
  /** Plain text, one entry for each paragraph. Whatever people typed is data: it is escaped. */
  paragraphs: readonly Paragraph[]
  /** The one thing to do. */
  action?: { label: Words; url: string }
  /** Pages of manuals that it refers to, after the paragraphs. */
  pages?: readonly CitedPage<Words>[]
  /** Links beside it, for somebody else or another time. */
  further?: readonly { label: Words; url: string }[]
}

/** An e-mail as modules send it; the outbox writes it in its recipient's language, and figures as in their region. */
export interface EmailMessage extends EmailContent<Text, Text | RegionalText> {
  kind: EmailKind
  /** Where its recipient can choose when to get it, or not at all. */
  topic?: EmailTopic
  to: string
  /** Of a recipient without an account; those who have one have chosen theirs. */
  language?: Language | undefined
  /** The organization that it concerns; null for none. */
  organizationId: string | null
  /** What its recipient may unsubscribe from: it says how. */
  unsubscribe?: UnwantedEmails | undefined
  /** The parts of paragraphs and addresses that open something: blanked for whoever reads the outbox. */
  secrets?: string[]
}

/** An e-mail in the language of its recipient. */
export interface WrittenEmail extends EmailContent<string> {
  language: Language
}

/** Whether an e-mail has figures or dates, which are written by the region. */
export const isRegional = ({ paragraphs }: EmailMessage): boolean =>
  paragraphs.some((text) => typeof text === 'function')

export function writeIn(
  locale: Locale,
  { subject, paragraphs, pages = [], action, further = [] }: EmailMessage,
): WrittenEmail {
  const language = languageOf(locale)
  const link = ({ label, url }: { label: Text; url: string }) => ({ label: label[language], url })
  return {
    language,
    subject: oneLine(subject[language]),
    paragraphs: paragraphs.map((text) => (typeof text === 'function' ? text(regionOf(locale)) : text)[language]),
    pages: pages.map(({ label, ...page }) => ({ ...page, label: label[language] })),
    ...(action && { action: link(action) }),
    further: further.map(link),
  }
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

/** A subject fit for a header: one line, whatever was typed into the names in it. */
export const oneLine = (subject: string): string =>
  subject
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .trim()
    .slice(0, 200)

/** Whether an e-mail goes to an address that was given without an account; one with the same address does not matter. */
export const isToContact = ({ unsubscribe }: EmailMessage): boolean =>
  unsubscribe !== undefined && !('personId' in unsubscribe)
