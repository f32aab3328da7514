import type { components } from '#contract/platform'
import { isServing } from '../../access'
import type { Caller } from '../../access/caller'
import type { Database, Transaction } from '../../db/connection'
import { publish } from '../../events/unit-of-work'
import { conflict, forbidden, invalid, notFound } from '../../http/problem'
import { findOperatorOfAdmin } from './admin.repository'
import { linkStarted } from './link.events'
import { addRequest, link } from './link.repository'
import { askAdmin } from './link-request.job'

type LinkRequest = components['schemas']['LinkRequest']

/**
 * A dealership's request for a link, by the e-mail of an operator's admin. Nothing of it tells whether there is one.
 * @returns its id
 * @throws Problem 409 where it waits already, or the dealership serves the operator and may list its people anyway
 */
export async function requestLink(trx: Database, body: LinkRequest, { userId, organization }: Caller): Promise<string> {
  const email = body.email?.trim().toLowerCase()
  if (!email) throw invalid([{ path: 'body.email', message: 'Email is required field.' }])
  if (!organization) throw forbidden()
  const dealershipId = organization.id
  const operator = await findOperatorOfAdmin(trx, email)
  // Asked of the database in either case, so that both take as long.
  const alreadyLinked = await isServing(trx, { dealershipId, operatorId: operator?.id ?? dealershipId })
  if (alreadyLinked) throw conflict('already_linked', 'You already work with the operator of this person.')
  const id = await addRequest(trx, { dealershipId, email, requestedBy: userId })
  if (!id) throw conflict('already_asked', 'Your request to this e-mail is waiting for its answer.')
  await askAdmin(trx, id)
  return id
}

/**
 * The link that a super user makes at once, without asking.
 * @returns its id
 * @throws Problem 404 where there is no such dealership or operator, 409 where they work together already
 */
export async function linkAtOnce(trx: Transaction, body: LinkRequest): Promise<string> {
  const { dealership_id: dealershipId, operator_id: operatorId } = body
  if (!dealershipId || !operatorId) {
    const missing = (['dealership_id', 'operator_id'] as const).filter((field) => !body[field])
    throw invalid(missing.map((field) => ({ path: `body.${field}`, message: 'Is required of a super user.' })))
  }
  const typeOf = async (id: string) =>
    (await trx.selectFrom('organization').where('id', '=', id).select('type').executeTakeFirst())?.type
  if ((await typeOf(dealershipId)) !== 'DEALERSHIP') throw notFound('Dealership')
  if ((await typeOf(operatorId)) !== 'OPERATOR') throw notFound('Operator')
  const id = await link(trx, { dealershipId, operatorId })
  if (!id) throw conflict('already_linked', 'These two already work together.')
  await publish(trx, linkStarted({ dealershipId, operatorId }))
  return id
}
