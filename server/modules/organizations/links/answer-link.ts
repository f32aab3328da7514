import { actsFor } from '../../../access'
import type { Caller } from '../../../access/caller'
import type { Transaction } from '../../../db/connection'
import { transition } from '../../../db/transition'
import { conflict, notFound } from '../../../domain/domain-error'
import { publish } from '../../../events/unit-of-work'
import type { Outbox } from '../../notifications'
import { linkStarted } from '../organization.events'
import { type Link, requestStates } from './link'
import { answeredNow, insertPeriod, lockLink } from './link.repository'
import { requireLink } from './link-list.repository'
import { notifyAnswer } from './notify-link'

interface AnswerLink {
  id: string
  caller: Caller
  /** The new status. */
  to: 'ACTIVE' | 'DECLINED' | 'WITHDRAWN'
}

/**
 * Accepts, declines or withdraws the request for a link.
 * @throws DomainError not found for strangers, forbidden if the other side decides, conflict if it was already answered
 *   or no admin of an operator has the e-mail address yet
 */
export async function answerLink(trx: Transaction, outbox: Outbox, { id, caller, to }: AnswerLink): Promise<Link> {
  const request = await lockLink(trx, id)
  const actors = request ? actsFor(caller, request) : []
  if (!request || actors.length === 0) throw notFound('Link')
  const { dealershipId, operatorId, requestedBy } = request
  const answeredBy = caller.userId
  await transition(trx, requestStates, request, {
    to,
    by: { actors, personId: answeredBy },
    set: answeredNow({ answeredBy, operatorId: to === 'WITHDRAWN' ? null : operatorId }),
  })
  if (to !== 'WITHDRAWN' && !operatorId) throw noAdminYet()
  if (to === 'ACTIVE' && operatorId) {
    await insertPeriod(trx, { dealershipId, operatorId }, id)
    await publish(trx, linkStarted({ dealershipId, operatorId }))
  }
  const answered = await requireLink(trx, id)
  await notifyAnswer(trx, outbox, { link: answered, requestedBy })
  return answered
}

const noAdminYet = () =>
  conflict('nobody_asked', {
    en: 'No admin of an operator has this e-mail yet.',
    es: 'Ningún administrador de un operador tiene este correo todavía.',
  })
