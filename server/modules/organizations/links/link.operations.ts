import type { components } from '#contract/platform'
import type { Caller } from '../../../access/caller'
import type { Database, Transaction } from '../../../db/connection'
import { forbidden, invalid, notFound } from '../../../domain/domain-error'
import type { Transact } from '../../../events/unit-of-work'
import type { PlatformHandlers } from '../../../http/operation'
import type { Outbox } from '../../notifications'
import { requireVisible } from '../require-organization'
import { answerLink } from './answer-link'
import { endLink } from './end-link'
import type { Link } from './link'
import { linkToWire } from './link.wire'
import { listLinks } from './link-list.repository'
import { requestLink } from './request-link'
import { startLink } from './start-link'

type Operations = Pick<PlatformHandlers, 'listLinks' | 'requestLink' | 'answerLink'>
type LinkRequest = components['schemas']['LinkRequest']

interface Dependencies {
  db: Database
  outbox: Outbox
  transact: Transact
}

const answers = { accept: 'ACTIVE', decline: 'DECLINED', withdraw: 'WITHDRAWN' } as const

export function linkOperations({ db, outbox, transact }: Dependencies) {
  return {
    listLinks: async ({ query, caller }) => {
      const { page, limit, organization_id } = query
      const own = caller.organization?.id
      if (!caller.isSuperuser && organization_id && organization_id !== own) throw notFound('Organization')
      if (caller.isSuperuser && organization_id) await requireVisible(db, caller, organization_id)
      const { items, total } = await listLinks(db, { organizationId: own ?? organization_id, page, limit })
      return { status: 200, body: { items: items.map((link) => linkToWire(link, caller)), total, page, limit } }
    },

    requestLink: async ({ body, caller }) => {
      const request = caller.isSuperuser ? startRequested : requestByEmail
      const link = await transact((trx) => request(trx, body, caller))
      return { status: 202, body: linkToWire(link, caller) }
    },

    answerLink: async ({ path: { id }, body: { action }, caller }) => {
      const link = await transact((trx) =>
        action === 'end'
          ? endLink(trx, outbox, { id, caller })
          : answerLink(trx, outbox, { id, caller, to: answers[action] }),
      )
      return { status: 200, body: linkToWire(link, caller) }
    },
  } satisfies Operations
}

/** @throws DomainError invalid without an e-mail address; not found for organizations that only a super user names */
function requestByEmail(trx: Transaction, body: LinkRequest, { userId, organization }: Caller): Promise<Link> {
  const email = body.email?.trim().toLowerCase()
  if (!email) {
    throw invalid({ path: 'body.email', message: { en: 'Enter an e-mail address.', es: 'Indique un correo.' } })
  }
  if (!organization) throw forbidden()
  const isOfOthers = (body.dealership_id ?? organization.id) !== organization.id || body.operator_id !== undefined
  if (isOfOthers) throw notFound('Organization')
  return requestLink(trx, { dealershipId: organization.id, email, requestedBy: userId })
}

/** @throws DomainError invalid if an organization is missing */
function startRequested(
  trx: Transaction,
  { dealership_id: dealershipId, operator_id: operatorId }: LinkRequest,
): Promise<Link> {
  if (!dealershipId) throw invalid(missing('dealership_id'), ...(operatorId ? [] : [missing('operator_id')]))
  if (!operatorId) throw invalid(missing('operator_id'))
  return startLink(trx, { dealershipId, operatorId })
}

const missing = (field: 'dealership_id' | 'operator_id') => ({
  path: `body.${field}`,
  message: { en: 'Choose both organizations.', es: 'Elija ambas organizaciones.' },
})
