import { type Selectable, sql } from 'kysely'
import type { Database, Transaction } from '../../db/connection'
import { listOf } from '../../db/list-of'
import type { Email as EmailRow } from '../../db/schema'
import type { EmailPicture } from '../../domain/page-picture'
import type { Text } from '../../domain/text'
import { enqueueAll, hasJob } from '../../infrastructure/jobs/job-queue'
import type { Email, EmailStatus, EmailWithText } from './email'
import type { Outcome } from './outcome'

interface EmailFilter {
  page: number
  limit: number
  /** Each word must occur in the recipient or the subject. */
  search: string
  status?: EmailStatus
  sortField: 'created_at' | 'recipient' | 'subject' | 'status'
  sortDirection: 'asc' | 'desc'
}

type NewEmail = Pick<
  EmailWithText,
  'kind' | 'recipient' | 'subject' | 'html' | 'text' | 'secrets' | 'pictures' | 'unsubscribeUrl'
> & {
  organizationId: string | null
  status: 'QUEUED' | 'KEPT'
}

/** With graphile's pauses, which grow to six hours, the last try is some 16 hours after the first. */
const attempts = 12

type Queued = Pick<Selectable<EmailRow>, 'id' | 'organization_id' | 'recipient'>

const enqueueSending = (trx: Database, emails: readonly Queued[]) =>
  enqueueAll(
    trx,
    'send-email',
    emails.map(({ id, organization_id, recipient }) => ({
      payload: { email_id: id },
      options: { key: `email:${id}`, maxAttempts: attempts, turn: { owner: organization_id ?? recipient } },
    })),
  )

/** The outbox in the database. Each time an e-mail is queued, its job is queued in the same transaction. */
export function createEmailRepository(db: Database) {
  return {
    /** With two statements, however many there are. */
    async add(trx: Database, emails: readonly NewEmail[]): Promise<void> {
      if (emails.length === 0) return
      const added = await trx
        .insertInto('email')
        .values(
          emails.map(({ organizationId, unsubscribeUrl, pictures, ...email }) => ({
            ...email,
            pictures: JSON.stringify(pictures),
            organization_id: organizationId,
            unsubscribe_url: unsubscribeUrl,
          })),
        )
        .returning(['id', 'status', 'organization_id', 'recipient'])
        .execute()
      await enqueueSending(
        trx,
        added.filter(({ status }) => status === 'QUEUED'),
      )
    },

    async list({
      page,
      limit,
      search,
      status,
      sortField,
      sortDirection,
    }: EmailFilter): Promise<{ items: Email[]; total: number }> {
      const { items, total } = await listOf(
        db
          .selectFrom('email')
          .select(['id', 'kind', 'recipient', 'subject', 'status', 'attempts', 'reason', 'created_at', 'sent_at']),
        {
          page: { page, limit },
          search: { text: search, in: ['recipient', 'subject'] },
          filter: { status },
          sort: [[sortField, sortDirection], ['created_at', 'desc'], 'id'],
        },
      )
      return { items: items.map(toEmail), total }
    },

    async find(id: string): Promise<EmailWithText | undefined> {
      const row = await db.selectFrom('email').where('id', '=', id).selectAll().executeTakeFirst()
      return row && toEmailWithText(row)
    },

    /** What has to be drawn for an e-mail before it is sent. */
    async picturesOf(id: string): Promise<EmailPicture[]> {
      const row = await db
        .selectFrom('email')
        .where('id', '=', id)
        .where('status', '=', 'QUEUED')
        .select('pictures')
        .executeTakeFirst()
      return row?.pictures ?? []
    },

    /** Queues an e-mail again that failed or was kept; undefined for any other. */
    async requeue(trx: Transaction, id: string): Promise<Email | undefined> {
      const row = await trx
        .updateTable('email')
        .set({ status: 'QUEUED', attempts: 0, reason: null })
        .where('id', '=', id)
        .where('status', 'in', ['FAILED', 'KEPT'])
        .returningAll()
        .executeTakeFirst()
      if (!row) return undefined
      await enqueueSending(trx, [row])
      return toEmail(row)
    },

    /**
     * Lets one worker at a time send a queued e-mail, and stores the outcome. If `work` throws, the e-mail stays as it
     * was.
     * @returns undefined if it is no longer queued
     */
    attempt(id: string, work: (email: EmailWithText) => Promise<Outcome>): Promise<Outcome | undefined> {
      return db.transaction().execute(async (trx) => {
        const row = await trx
          .selectFrom('email')
          .where('id', '=', id)
          .where('status', '=', 'QUEUED')
          .selectAll()
          .forUpdate()
          .executeTakeFirst()
        if (!row) return undefined
        const outcome = await work(toEmailWithText(row))
        await trx.updateTable('email').set(outcome).where('id', '=', id).execute()
        return outcome
      })
    },

    /** Fails e-mails whose jobs were abandoned by a killed process, so that they can be sent again. */
    async failAbandoned(reason: Text): Promise<void> {
      await db
        .updateTable('email')
        .set({ status: 'FAILED', reason })
        .where('status', '=', 'QUEUED')
        .where(({ not }) => not(hasJob(sql`'email:' || email.id`)))
        .execute()
    },
  }
}

export type EmailRepository = ReturnType<typeof createEmailRepository>

type ListedRow = Omit<
  Selectable<EmailRow>,
  'html' | 'text' | 'secrets' | 'pictures' | 'organization_id' | 'unsubscribe_url'
>

const toEmail = ({ created_at, sent_at, ...row }: ListedRow): Email => ({
  id: row.id,
  kind: row.kind,
  recipient: row.recipient,
  subject: row.subject,
  status: row.status,
  attempts: row.attempts,
  reason: row.reason,
  createdAt: created_at,
  sentAt: sent_at,
})

const toEmailWithText = (row: Selectable<EmailRow>): EmailWithText => ({
  ...toEmail(row),
  html: row.html,
  text: row.text,
  secrets: row.secrets,
  pictures: row.pictures,
  unsubscribeUrl: row.unsubscribe_url,
})
