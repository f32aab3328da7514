import { sql } from 'kysely'
import type { Database, Transaction } from '../../../db/connection'
import type { Text } from '../../../domain/text'
import type { EmailTopic } from './email-choice'

export interface DigestEntry {
  subject: Text
  /** The page that shows it. */
  url: string | null
  secrets: string[]
}

export interface NewEntry extends DigestEntry {
  personId: string
  topic: EmailTopic
}

export async function addEntries(trx: Database, entries: readonly NewEntry[]): Promise<void> {
  if (entries.length === 0) return
  await trx
    .insertInto('digest_entry')
    .values(entries.map(({ personId, ...entry }) => ({ ...entry, person_id: personId })))
    .execute()
}

interface TakenEntry extends DigestEntry {
  personId: string
  email: string
  organizationId: string | null
}

/**
 * Takes what people are to read this morning: what was added before the last morning of their organization. Whoever has
 * left, or wants no more of it since, loses it.
 * @param morning the local time of day, as in `06:00`
 */
export async function takeEntries(trx: Transaction, { morning, now }: { morning: string; now: Date }) {
  const { rows } = await sql<TakenEntry>`
    with taken as (
      delete from digest_entry as entry using person
        left join organization on organization.id = person.organization_id
      where person.id = entry.person_id and entry.created_at < (
        date_trunc('day', (${now}::timestamptz at time zone coalesce(organization.time_zone, 'UTC')) - ${morning}::interval)
        + ${morning}::interval) at time zone coalesce(organization.time_zone, 'UTC')
      returning entry.*)
    select person.id as "personId", person.email, person.organization_id as "organizationId",
      taken.subject, taken.url, taken.secrets
    from taken join person on person.id = taken.person_id
    where person.is_active and not exists (
      select from email_choice as choice
      where choice.person_id = person.id and choice.topic = taken.topic and choice.frequency = 'never')
    order by person.id, taken.id`.execute(trx)
  return rows
}
