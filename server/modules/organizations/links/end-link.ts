import { actsFor } from '../../../access'
import type { Caller } from '../../../access/caller'
import type { Transaction } from '../../../db/connection'
import { transition } from '../../../db/transition'
import { notFound } from '../../../domain/domain-error'
import { publish } from '../../../events/unit-of-work'
import type { Outbox } from '../../notifications'
import { linkEnded } from '../organization.events'
import { type Link, linkStates } from './link'
import { endedNow, lockLink } from './link.repository'
import { requireLink } from './link-list.repository'
import { notifyEnd } from './notify-link'

/**
 * Ends a link for one of its sides.
 * @throws DomainError not found for strangers, conflict if the link is not active
 */
export async function endLink(
  trx: Transaction,
  outbox: Outbox,
  { id, caller }: { id: string; caller: Caller },
): Promise<Link> {
  const link = await lockLink(trx, id)
  const actors = link ? actsFor(caller, link) : []
  if (!link || actors.length === 0) throw notFound('Link')
  const endedBy = caller.userId
  await transition(trx, linkStates, link, {
    to: 'ENDED',
    by: { actors, personId: endedBy },
    set: endedNow(endedBy),
  })
  const { dealershipId, operatorId } = link
  if (operatorId) await publish(trx, linkEnded({ dealershipId, operatorId, endedBy }))
  const ended = await requireLink(trx, id)
  await notifyEnd(trx, outbox, { link: ended, by: actors })
  return ended
}
