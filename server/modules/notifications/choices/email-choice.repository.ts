import type { dueEmailsValues } from '#contract/platform-limits'
import type { Database, Transaction } from '../../../db/connection'
import { defaultChoices, type EmailChoices, type EmailFrequency, type EmailTopic } from './email-choice'

type DueEmails = (typeof dueEmailsValues)[number]

export async function findChoices(db: Database, personId: string): Promise<EmailChoices> {
  const rows = await db
    .selectFrom('email_choice')
    .where('person_id', '=', personId)
    .select(['topic', 'frequency'])
    .execute()
  const choices = { ...defaultChoices }
  for (const { topic, frequency } of rows) choices[topic] = frequency
  return choices
}

/** How soon somebody wants e-mails about due maintenance; undefined if the person no longer exists. */
export async function findDueEmails(db: Database, personId: string): Promise<DueEmails | undefined> {
  const person = await db.selectFrom('person').where('id', '=', personId).select('due_emails').executeTakeFirst()
  return person?.due_emails
}

export async function storeChoices(
  trx: Transaction,
  personId: string,
  choices: readonly { topic: EmailTopic; frequency: EmailFrequency }[],
): Promise<void> {
  if (choices.length === 0) return
  await trx
    .insertInto('email_choice')
    .values(choices.map((choice) => ({ ...choice, person_id: personId })))
    .onConflict((conflicting) =>
      conflicting.columns(['person_id', 'topic']).doUpdateSet(({ ref }) => ({ frequency: ref('excluded.frequency') })),
    )
    .execute()
}

/** What people with these addresses have chosen other than at once. */
export async function findChoicesOf(
  db: Database,
  addresses: readonly string[],
): Promise<{ personId: string; email: string; topic: EmailTopic; frequency: EmailFrequency }[]> {
  if (addresses.length === 0) return []
  return db
    .selectFrom('email_choice')
    .innerJoin('person', 'person.id', 'email_choice.person_id')
    .where(({ eb, val, fn }) => eb('person.email', '=', fn.any(val([...addresses]))))
    .where('frequency', '<>', 'at_once')
    .select(['person.id as personId', 'person.email', 'topic', 'frequency'])
    .execute()
}
