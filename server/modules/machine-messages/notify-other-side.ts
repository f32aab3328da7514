import type { Transaction } from '../../db/connection'
import type { messagePosted } from '../machines'
import type { Outbox } from '../notifications'
import { emailsOfActive, emailsOfAdmins, emailsOfStaff } from '../organizations'
import { machineMessageEmail } from './message-mail'
import { readThreadMessage, writersOf } from './thread.repository'

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

/** Those of an operator's people who have written in a thread; its admins if nobody of them has. */
async function emailsOfAskers(trx: Transaction, operatorId: string, threadId: string): Promise<string[]> {
  const writers = await emailsOfActive(trx, operatorId, await writersOf(trx, threadId, operatorId))
  return writers.length > 0 ? writers : emailsOfAdmins(trx, operatorId)
}
