import type { Transaction } from '../../../db/connection'
import { groupBy } from '../../../domain/group-by'
import type { EmailMessage } from '../message'
import { takeEntries } from './digest.repository'
import { digestEmail } from './digest-email'

/** When people find their e-mail, by the clock of their organization. */
const MORNING = '06:00'

/** Somewhere it becomes morning at every quarter of an hour. */
export const digestCrontab = '*/15 * * * * send-digests ?jobKey=send-digests'

interface Outbox {
  sendAll(trx: Transaction, messages: readonly EmailMessage[]): Promise<void>
  addressOf(path: string): string
}

/** One e-mail for each person whose morning has come, with what happened since the last one. */
export async function sendDigests(trx: Transaction, outbox: Outbox, now: Date): Promise<void> {
  const people = groupBy(await takeEntries(trx, { morning: MORNING, now }), ({ personId }) => personId)
  const profileUrl = outbox.addressOf('/profile')
  await outbox.sendAll(
    trx,
    [...people.values()].flatMap((entries) =>
      entries
        .slice(0, 1)
        .map(({ email: to, organizationId }) => digestEmail({ to, organizationId, entries, profileUrl })),
    ),
  )
}
