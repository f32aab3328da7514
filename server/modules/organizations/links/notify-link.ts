import type { Side } from '../../../access'
import type { Transaction } from '../../../db/connection'
import type { Outbox } from '../../notifications'
import { emailOfActive, emailsOfAdmins } from '../person.repository'
import type { Link } from './link'
import { linkAcceptedEmail, linkDeclinedEmail, linkEndedEmail } from './link-mail'

const linksPath = '/addresses'

/** Notifies the person who requested a link of the operator's answer by e-mail. */
export async function notifyAnswer(
  trx: Transaction,
  outbox: Outbox,
  { link, requestedBy }: { link: Link; requestedBy: string | null },
): Promise<void> {
  const { status, dealership, operator, email } = link
  const to = operator && (await emailOfActive(trx, requestedBy))
  if (!to) return
  const url = outbox.addressOf(linksPath)
  if (status === 'ACTIVE') await outbox.send(trx, linkAcceptedEmail(to, { dealership, operator }, url))
  if (status === 'DECLINED' && email) await outbox.send(trx, linkDeclinedEmail(to, dealership, email, url))
}

/**
 * Notifies the admins of the other side of the end of a link by e-mail.
 * @param by the sides that ended it; a super user acts for both, and then both are notified
 */
export async function notifyEnd(
  trx: Transaction,
  outbox: Outbox,
  { link: { dealership, operator }, by }: { link: Link; by: readonly Side[] },
): Promise<void> {
  if (!operator) return
  const sides = { dealership, operator }
  for (const side of ['dealership', 'operator'] as const) {
    if (by.length === 1 && by.includes(side)) continue
    const other = side === 'dealership' ? operator : dealership
    for (const to of await emailsOfAdmins(trx, sides[side].id)) {
      await outbox.send(trx, linkEndedEmail(to, sides[side], other, outbox.addressOf(linksPath)))
    }
  }
}
