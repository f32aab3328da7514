import type { Database } from '../../db/connection'
import { type Locale, localeOf } from '../../domain/locale'
import type { Transact } from '../../events/unit-of-work'
import type { Keys } from '../../infrastructure/keys/keyring'
import { createSmtpTransport } from '../../infrastructure/mail/smtp'
import { addEntries } from './choices/digest.repository'
import { emailChoiceOperations } from './choices/email-choice.operations'
import { findChoicesOf } from './choices/email-choice.repository'
import { digestCrontab, sendDigests } from './choices/send-digests'
import { sortByChoice } from './choices/sort-by-choice'
import type { PictureSource } from './draw-pictures'
import { emailOperations } from './email.operations'
import { createEmailRepository } from './email.repository'
import { type EmailMessage, isRegional, isToContact, recipientOf, writeIn } from './message'
import { pageAddress } from './page-address'
import { picturesOf } from './pictures'
import { languagesOf, regionsOf } from './recipient.repository'
import { render, wordsOf } from './render'
import { sendEmailJob } from './send-email.job'
import { emailChoicesTool } from './tools/email-choices.tool'
import { emailsTool } from './tools/emails.tool'
import { unsubscribeOperations } from './unsubscribing/unsubscribe.operations'
import { createUnsubscribeAddresses } from './unsubscribing/unsubscribe-addresses'
import { createUnsubscribeTokens } from './unsubscribing/unsubscribe-token'

export type { EmailTopic } from './choices/email-choice'
export { findChoicesOf } from './choices/email-choice.repository'
export type { EmailMessage } from './message'

export interface Outbox {
  /**
   * Puts an e-mail into the outbox in the caller's transaction, in its recipient's language and region: it goes out if, and
   * only if, what it reports was stored.
   */
  send(trx: Database, message: EmailMessage): Promise<void>
  /** Puts many into it, with as many statements as for one. */
  sendAll(trx: Database, messages: readonly EmailMessage[]): Promise<void>
  /** The address of a page of the web app as an e-mail needs it, as in `addressOf('/reset-password', { token })`. */
  addressOf(path: string, query?: Record<string, string>): string
}

export interface NotificationOptions {
  db: Database
  transact: Transact
  /** Make the tokens that unsubscribe. */
  keys: Keys
  /** The address of the web app, as in `https://yardhand.example`. */
  publicUrl: string
  /** Absent if no mail server is set: e-mails are stored for a super user to read. */
  smtpUrl?: string
  mailFrom: string
  /** Whether the database has the demonstration, whose e-mails a super user reads with their links. */
  demonstration: boolean
  pictureSource: PictureSource
}

/** E-mails, by way of an outbox in the database (behaviour, section 9). */
export function createNotifications({
  db,
  transact,
  keys,
  publicUrl,
  smtpUrl,
  mailFrom,
  demonstration,
  pictureSource,
}: NotificationOptions) {
  const emails = createEmailRepository(db)
  const transport = smtpUrl ? createSmtpTransport({ url: smtpUrl, from: mailFrom }) : undefined
  const tokens = createUnsubscribeTokens(keys)
  const addresses = createUnsubscribeAddresses(publicUrl)
  const toEmail = (message: EmailMessage, locale: Locale) => {
    const unwanted = message.unsubscribe
    const token = unwanted && tokens.tokenOf(unwanted)
    const foot = unwanted && token ? { words: wordsOf(unwanted), page: addresses.page(token, unwanted) } : undefined
    const written = writeIn(locale, message)
    return {
      kind: message.kind,
      recipient: recipientOf(message),
      organizationId: message.organizationId,
      ...render(written, foot),
      pictures: picturesOf(written),
      secrets: [...(message.secrets ?? []), ...(token ? [token] : [])],
      unsubscribeUrl: token ? addresses.oneClick(token) : null,
      status: transport ? ('QUEUED' as const) : ('KEPT' as const),
    }
  }
  async function sendAll(trx: Database, messages: readonly EmailMessage[]) {
    const switchable = messages.filter(({ topic }) => topic)
    const choices = await findChoicesOf(trx, switchable.map(recipientOf))
    const { atOnce, daily } = sortByChoice(messages, choices)
    await addEntries(trx, daily)
    const languages = await languagesOf(trx, atOnce.map(recipientOf))
    const regions = await regionsOf(
      trx,
      atOnce.flatMap((message) => (isRegional(message) ? (message.organizationId ?? []) : [])),
    )
    const localeFor = (message: EmailMessage): Locale => {
      const chosen = isToContact(message) ? undefined : languages.get(message.to)
      return localeOf(chosen ?? message.language ?? 'en', regions.get(message.organizationId ?? ''))
    }
    const written = atOnce.map((message) => toEmail(message, localeFor(message)))
    await emails.add(trx, written)
  }
  const outbox: Outbox = {
    send: (trx, message) => sendAll(trx, [message]),
    sendAll,
    addressOf: (path, query) => pageAddress(publicUrl, path, query),
  }
  return {
    outbox,
    operations: {
      ...emailChoiceOperations({ db, transact }),
      ...emailOperations({ transact, emails, canSend: transport !== undefined, showSecrets: demonstration }),
      ...unsubscribeOperations({ transact, addresses }),
    },
    tools: [emailsTool(emails), emailChoicesTool(db)],
    proofs: { 'mailed:unsubscribe': async (token: string) => tokens.unwantedOf(token) },
    job: sendEmailJob({ emails, transport, pictureSource }),
    sendDigestsAt: (now: Date) => transact((trx) => sendDigests(trx, outbox, now)),
    crontab: digestCrontab,
    close: () => transport?.close(),
  }
}
export { listedLines } from './listed-lines'
