import type { Transaction } from '../../db/connection'
import { beginningOf } from '../../domain/beginning-of'
import { conversationLink, recordActivity } from '../activity'
import type { messagePosted } from '../machines'
import { idsOfActive, idsOfAdmins } from '../organizations'
import { readThreadMessage, type ThreadMessage, writersOf } from './thread.repository'

/** As much of a message as is read at a glance. */
const BEGINNING_LENGTH = 100

/**
 * Adds what a dealership writes to the recent activity of the operator: a thread is one entry for each reader. It leads
 * whoever asked back into the conversation where they did, everybody else into the thread.
 */
export async function recordDealerMessage(
  trx: Transaction,
  { messageId }: Parameters<typeof messagePosted>[0],
): Promise<void> {
  const message = await readThreadMessage(trx, messageId)
  const { operator, threadId, asked } = message
  if (message.authorOrganizationId === operator.id) return
  for (const personId of await readersOf(trx, operator.id, threadId)) {
    const isAsker = personId !== undefined && personId === asked?.personId
    await recordActivity(trx, {
      organizationIds: [operator.id],
      ...(personId && { personId }),
      type: 'machine',
      event: 'dealer_wrote',
      title: titleOf(message),
      link:
        isAsker && asked.conversationId
          ? conversationLink(asked.conversationId)
          : `/operator-machines?thread=${threadId}`,
      replacesEarlier: true,
    })
  }
}

/**
 * Those of an operator's people who have written in a thread; its admins where all who did have left, everybody (undefined)
 * where nobody has.
 */
async function readersOf(trx: Transaction, operatorId: string, threadId: string): Promise<(string | undefined)[]> {
  const writers = await writersOf(trx, threadId, operatorId)
  if (writers.length === 0) return [undefined]
  const active = await idsOfActive(trx, operatorId, writers)
  return active.length > 0 ? active : idsOfAdmins(trx, operatorId)
}

/** Cut between words; photographs may come without any. */
function titleOf({ machine, words }: ThreadMessage): string {
  const text = words.replaceAll(/\s+/g, ' ').trim()
  if (text === '') return machine
  if (text.length <= BEGINNING_LENGTH) return `${machine} · ${text}`
  const beginning = text.slice(0, BEGINNING_LENGTH + 1).replace(/\s+\S*$/, '')
  return `${machine} · ${beginningOf(beginning, BEGINNING_LENGTH)}…`
}
