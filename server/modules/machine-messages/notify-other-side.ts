import type { Transaction } from '../../db/connection'
import type { messagePosted } from '../machines'
import type { Outbox } from '../notifications'
import { machineMessageEmail } from './message-mail'
import { emailsOfAskers, emailsOfStaff, readThreadMessage } from './thread.repository'

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
    const addresses = isQuestion
      ? await emailsOfStaff(trx, dealership.id)
      : await emailsOfAskers(trx, operator.id, threadId)
    const url = outbox.addressOf('/operator-machines', { thread: threadId })
    await outbox.sendAll(
      trx,
      addresses.map((to) =>
        machineMessageEmail({ to, organizationId: recipient.id, by: by.name, machine, serialNumber, words, url }),
      ),
    )
  }
