import type { Database } from '../../../db/connection'
import type { Language } from '../../../domain/text'
import { type EmailMessage, type EmailTopic, findChoicesOf } from '../../notifications'
import { accountsAtCustomer } from '../person.repository'
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
  /** By which people choose what they want. */
  topic?: EmailTopic
  /** Those whom it concerns; the customer's admins if none of them is active there. */
  people?: readonly (string | null)[]
  /** Whether it reports that the service has ended. */
  isEnding?: boolean
}

/** Whom at a customer an e-mail goes to: every e-mail of a dealership to its customers asks here, and so does its preview. */
export async function recipientsAtCustomer(db: Database, asked: Asked): Promise<CustomerRecipients> {
  const { topic, people = [], isEnding } = asked
  const accounts = await accountsAtCustomer(db, asked.operatorId, people)
  const choices = topic ? (await findChoicesOf(db, accounts)).filter((choice) => choice.topic === topic) : []
  const choiceOf = (to: string) => choices.find(({ email }) => email === to)?.frequency ?? 'at_once'
  const wanting = accounts.flatMap((to) => {
    const frequency = choiceOf(to)
    return frequency === 'never' ? [] : [{ to, frequency }]
  })
  if (wanting.length > 0) return { recipients: wanting, areUnwanted: false }
  const contact = await findContact(db, asked, { isEnding })
  // Who has chosen to get no such e-mails gets none by another way either.
  if (!contact || accounts.includes(contact.email)) return { recipients: [], areUnwanted: accounts.length > 0 }
  const { id, email, language } = contact
  return { recipients: [{ to: email, frequency: 'at_once', contact: { id, language } }], areUnwanted: false }
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
