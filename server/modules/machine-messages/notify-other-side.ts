import type { Database, Transaction } from '../../db/connection'
import type { messagePosted } from '../machines'
import type { Outbox } from '../notifications'
import { addresseesOf, emailsOfStaff, recipientsAtCustomer } from '../organizations'
import { machineMessageEmail } from './message-mail'
import { readThreadMessage, type ThreadMessage, writersOf } from './thread.repository'

/**
 * E-mails a message about a machine to the other side, as soon as each recipient wants it: a question to the dealership's
 * staff, an answer to those who asked.
 */
export const notifyOtherSide =
  (outbox: Pick<Outbox, 'sendAll' | 'addressOf'>) =>
  async (trx: Transaction, { messageId }: Parameters<typeof messagePosted>[0]): Promise<void> => {
    const message = await readThreadMessage(trx, messageId)
    const { threadId, dealership, operator, machine, serialNumber, words } = message
    const isQuestion = message.authorOrganizationId === operator.id
    const [by, recipient] = isQuestion ? [operator, dealership] : [dealership, operator]
    const page = outbox.addressOf('/operator-machines', { thread: threadId })
    const addressees = isQuestion
      ? (await emailsOfStaff(trx, dealership.id)).map((to) => ({ to, url: page }))
      : await addresseesOf(await recipientsOf(trx, message), { page })
    await outbox.sendAll(
      trx,
      addressees.map((one) =>
        machineMessageEmail({ ...one, organizationId: recipient.id, by: by.name, machine, serialNumber, words }),
      ),
    )
  }

/** Those of an operator's people who have written in a thread, or else who acts for it. */
export const recipientsOf = async (
  db: Database,
  { threadId, dealership, operator }: Pick<ThreadMessage, 'threadId' | 'dealership' | 'operator'>,
) =>
  recipientsAtCustomer(db, {
    dealershipId: dealership.id,
    operatorId: operator.id,
    topic: 'messages',
    people: await writersOf(db, threadId, operator.id),
  })
