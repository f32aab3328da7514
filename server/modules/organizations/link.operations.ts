import type { components } from '#contract/platform'
import { actsFor } from '../../access'
import type { Caller } from '../../access/caller'
import type { Database, Transaction } from '../../db/connection'
import type { Transact } from '../../events/unit-of-work'
import { publish } from '../../events/unit-of-work'
import type { PlatformHandlers } from '../../http/operation'
import { conflict, forbidden, notFound } from '../../http/problem'
import type { Outbox } from '../notifications'
import { judge, type Link } from './link'
import { linkEnded, linkStarted } from './link.events'
import { answerRequest, endLink, type HeldLink, holdLink, link } from './link.repository'
import { findLink, type LinkReader } from './link-list.repository'
import { createLinkNews } from './link-news.repository'
import { linkAtOnce, requestLink } from './link-request.operations'
import { requireVisible } from './require-organization.operations'

type Operations = Pick<PlatformHandlers, 'listLinks' | 'requestLink' | 'answerLink'>

interface Dependencies {
  db: Database
  links: LinkReader
  outbox: Outbox
  transact: Transact
}

export function linkOperations({ db, links, outbox, transact }: Dependencies) {
  const news = createLinkNews(outbox)
  return {
    listLinks: async ({ query, caller }) => {
      const { page, limit, organization_id } = query
      const own = caller.organization?.id
      if (!caller.isSuperuser && organization_id && organization_id !== own) {
        throw notFound('Organization')
      }
      if (caller.isSuperuser && organization_id) await requireVisible(db, caller, organization_id)
      const { items, total } = await links.list({ organizationId: own ?? organization_id, page, limit })
      return { status: 200, body: { items: items.map((one) => toWire(one, caller)), total, page, limit } }
    },

    requestLink: async ({ body, caller }) => {
      const made = await transact(async (trx) => {
        const id = caller.isSuperuser ? await linkAtOnce(trx, body) : await requestLink(trx, body, caller)
        return findLink(trx, id)
      })
      return { status: 202, body: toWire(known(made), caller) }
    },

    answerLink: async ({ path, body, caller }) => {
      const changed = await transact(async (trx) => {
        const held = await holdLink(trx, path.id)
        const sides = held ? actsFor(caller, held) : []
        if (!held || sides.length === 0) throw notFound('Link')
        const verdict = judge(body.action, held.status, sides)
        if (verdict === 'not_theirs') throw forbidden('This is for the other side to decide.')
        if (verdict === 'too_late')
          throw conflict('wrong_state', `This cannot be done while the link is ${held.status}.`)
        await decide(trx, held, body.action, caller.userId)
        const decided = known(await findLink(trx, held.id))
        await news.tell(trx, decided, { requestedBy: held.requestedBy, by: sides })
        return decided
      })
      return { status: 200, body: toWire(changed, caller) }
    },
  } satisfies Operations
}

async function decide(
  trx: Transaction,
  { id, dealershipId, operatorId }: HeldLink,
  action: components['schemas']['LinkAnswer']['action'],
  answeredBy: string,
): Promise<void> {
  if (action === 'withdraw') return answerRequest(trx, id, { status: 'WITHDRAWN', answeredBy })
  if (action === 'end' && operatorId) {
    await endLink(trx, id, answeredBy)
    return publish(trx, linkEnded({ dealershipId, operatorId, endedBy: answeredBy }))
  }
  if (!operatorId) throw conflict('nobody_asked', 'No admin of an operator has this e-mail yet.')
  if (action === 'decline') return answerRequest(trx, id, { status: 'DECLINED', operatorId, answeredBy })
  await answerRequest(trx, id, { status: 'ACCEPTED', operatorId, answeredBy })
  await link(trx, { dealershipId, operatorId }, id)
  await publish(trx, linkStarted({ dealershipId, operatorId }))
}

function known(found: Link | undefined): Link {
  if (!found) throw new Error('the link that was just written is gone')
  return found
}

/** A dealership reads of no operator that did not agree, not even that there is one (behaviour, section 3). */
function toWire(link: Link, caller: Caller): components['schemas']['Link'] {
  const sides = actsFor(caller, { dealershipId: link.dealership.id, operatorId: link.operator?.id ?? null })
  const agreed = link.status === 'ACTIVE' || link.status === 'ENDED'
  return {
    id: link.id,
    status: link.status,
    dealership: link.dealership,
    operator: agreed || sides.includes('operator') ? link.operator : null,
    email: link.email,
    created_at: link.createdAt.toISOString(),
    answered_at: link.answeredAt?.toISOString() ?? null,
    can_answer: link.operator !== null && judge('accept', link.status, sides) === 'ok',
  }
}
