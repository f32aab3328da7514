import type { Database } from '../../db/connection'
import type { Outbox } from '../notifications'
import { expiryOf, pageOf } from './portal-link'
import { addLink, findMailedKits } from './portal-link.repository'
import type { PortalTokens } from './portal-token'

/** Whose kits, and in whose name: null for the operator's own. */
export interface KitsSide {
  organizationId: string
  dealershipId: string | null
}

export interface MailedLink {
  url: string
  /** What of the address opens something: to be blanked where the e-mail is shown. */
  token: string
}

interface Dependencies {
  tokens: PortalTokens
  outbox: Pick<Outbox, 'addressOf'>
}

const dayMs = 86_400_000
const kind = 'service_kits'

/** Gives out links to due kits for e-mails (see `PortalLinks.mailedKits`). Two at once may give out one each. */
export function createMailedKits({ tokens, outbox }: Dependencies) {
  return async (trx: Database, side: KitsSide): Promise<MailedLink> => {
    const now = new Date()
    const { id } =
      (await findMailedKits(trx, side, new Date(now.getTime() - dayMs))) ??
      (await addLink(trx, { kind, instanceId: null, ...side }, { createdBy: null, expiresAt: expiryOf(kind, now) }))
    const token = tokens.tokenOf(id)
    return { url: outbox.addressOf(pageOf[kind], { token }), token }
  }
}
