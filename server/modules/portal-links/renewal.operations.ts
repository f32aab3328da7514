import type { Database } from '../../db/connection'
import type { PlatformHandlers } from '../../http/operation'
import type { Outbox } from '../notifications'
import { emailsOfAdmins } from '../organizations'
import { endOf } from './portal-link'
import { type FoundLink, findLink } from './portal-link.repository'
import type { PortalTokens } from './portal-token'
import { describeLink, noteAsked } from './renewal.repository'
import { renewalAskedEmail } from './renewal-mail'

type Operations = Pick<PlatformHandlers, 'askForPortalLink'>

interface Dependencies {
  db: Database
  tokens: PortalTokens
  outbox: Outbox
}

export function renewalOperations({ db, tokens, outbox }: Dependencies) {
  return {
    /** The same answer for every token, good, ended or forged. Only for one that has ended is anybody told. */
    askForPortalLink: async ({ body }) => {
      const id = tokens.linkOf(body.token)
      const link = id && (await findLink(db, id))
      if (link && endOf(link, new Date())) await tell(link, body.contact?.replace(/\s+/g, ' ').trim() ?? '')
      return { status: 202 }
    },
  } satisfies Operations

  async function tell(link: FoundLink, contact: string): Promise<void> {
    await db.transaction().execute(async (trx) => {
      if (!(await noteAsked(trx, link.id))) return
      const asked = { kind: link.kind, contact, ...(await describeLink(trx, link.id)) }
      const url = outbox.addressOf(link.instanceId ? `/machine-instances/${link.instanceId}` : '/machine-instances')
      for (const email of await emailsOfAdmins(trx, whoGivesItOut(link))) {
        await outbox.send(trx, renewalAskedEmail(email, asked, url))
      }
    })
  }
}

/** The dealership that gave it out, as long as it may give out another one; the operator itself for all else. */
const whoGivesItOut = ({ dealershipId, isServed, organizationId }: FoundLink) =>
  dealershipId !== null && isServed ? dealershipId : organizationId
