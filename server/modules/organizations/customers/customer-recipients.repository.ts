import type { Database } from '../../../db/connection'
import type { Language } from '../../../domain/text'
import { type EmailMessage, type EmailTopic, findChoicesOf } from '../../notifications'
import { accountsAtCustomer, emailsWantingDue, hasAccountAt } from '../person.repository'
import { type CustomerSides, findContact } from './customer-contact.repository'

/** An account, or the address that the dealership has entered for a customer none of whose accounts is e-mailed. */
export type CustomerRecipient =
  | { to: string; frequency: 'at_once' | 'daily'; contact?: undefined }
  | { to: string; frequency: 'at_once'; contact: { id: string; language: Language } }

export interface CustomerRecipients {
  recipients: readonly CustomerRecipient[]
  /** Whether there is nobody because those who could be e-mailed have chosen not to be. */
  areUnwanted: boolean
}

interface Asked extends CustomerSides {
  /** By which people choose what they want; `due` is what falls due, which they choose apart. */
  topic?: EmailTopic | 'due'
  /** Those whom it concerns; the customer's admins if none of them is active there. */
  people?: readonly (string | null)[]
  /** Whether it reports that the service has ended. */
  isEnding?: boolean
}

/** Whom at a customer an e-mail goes to: every e-mail of a dealership to its customers asks here, and so does its preview. */
export async function recipientsAtCustomer(db: Database, asked: Asked): Promise<CustomerRecipients> {
  const { topic, people = [], isEnding } = asked
  const accounts = await accountsAtCustomer(db, asked.operatorId, people)
  const wanting = await thoseWanting(db, accounts, topic)
  if (wanting.length > 0) return { recipients: wanting, areUnwanted: false }
  const contact = await findContact(db, asked, { isEnding })
  if (!contact) return { recipients: [], areUnwanted: accounts.length > 0 }
  const { id, email, language } = contact
  // Who has an account chooses there, whoever entered the same address.
  if (await hasAccountAt(db, asked.operatorId, email)) {
    const recipients = await thoseWanting(db, [email], topic)
    return { recipients, areUnwanted: recipients.length === 0 }
  }
  return { recipients: [{ to: email, frequency: 'at_once', contact: { id, language } }], areUnwanted: false }
}

async function wantingDueEmails(db: Database, accounts: readonly string[]) {
  const wanting = await emailsWantingDue(db, accounts)
  return wanting.map((to) => ({ to, frequency: 'daily' as const }))
}

/** Those of some accounts who have not chosen to get no e-mails of a topic. */
async function thoseWanting(db: Database, accounts: readonly string[], topic: Asked['topic']) {
  if (topic === 'due') return wantingDueEmails(db, accounts)
  const choices = topic ? (await findChoicesOf(db, accounts)).filter((choice) => choice.topic === topic) : []
  return accounts.flatMap((to) => {
    const frequency = choices.find(({ email }) => email === to)?.frequency ?? 'at_once'
    return frequency === 'never' ? [] : [{ to, frequency }]
  })
}

/** An address that an e-mail goes to, with what of the product it can open. */
export interface Addressee extends Pick<EmailMessage, 'to' | 'language' | 'unsubscribe'> {
  /** Absent where there is nothing that opens without an account. */
  url?: string | undefined
  /** What of the address opens something without an account. */
  secrets?: string[]
}

interface Pages {
  /** For those who sign in. */
  page: string
  /** Issues the link that opens the same without an account; absent where there is none. */
  link?: () => Promise<{ url: string; token: string }>
}

/** Gives each recipient the page that they can open. */
export async function addresseesOf(
  { recipients }: Pick<CustomerRecipients, 'recipients'>,
  { page, link }: Pages,
): Promise<Addressee[]> {
  const addressees = recipients.map(async ({ to, contact }): Promise<Addressee> => {
    if (!contact) return { to, url: page }
    const opened = await link?.()
    return {
      to,
      language: contact.language,
      unsubscribe: { customerContactId: contact.id },
      ...(opened && { url: opened.url, secrets: [opened.token] }),
    }
  })
  return Promise.all(addressees)
}
