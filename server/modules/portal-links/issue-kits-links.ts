import type { Database } from '../../db/connection'
import type { Outbox } from '../notifications'
import { expiryOf, pageOf } from './portal-link'
import { addMailedKits, findMailedKits } from './portal-link.repository'
import type { PortalTokens } from './portal-token'

/** The operator of the kits, and the dealership that shows them; null for the operator itself. */
export interface KitsSide {
  organizationId: string
  dealershipId: string | null
}

export interface MailedLink {
  url: string
  /** The part of the address that opens something: blanked where the e-mail is shown. */
  token: string
}

interface Dependencies {
  tokens: PortalTokens
  outbox: Pick<Outbox, 'addressOf'>
}

const DAY_MS = 86_400_000
const kind = 'service_kits'

/** Names a side among others. */
export const kitsSideKey = ({ organizationId, dealershipId }: KitsSide): string => `${organizationId} ${dealershipId}`

/** Creates links to due kits for e-mails (see `PortalLinks.mailedKits`). Two calls at once may create one each. */
export async function issueKitsLinks(
  trx: Database,
  { tokens, outbox }: Dependencies,
  sides: readonly KitsSide[],
): Promise<Map<string, MailedLink>> {
  const wanted = new Map(sides.map((side) => [kitsSideKey(side), side]))
  const now = new Date()
  const found = await findMailedKits(trx, [...wanted.values()], new Date(now.getTime() - DAY_MS))
  for (const side of found) wanted.delete(kitsSideKey(side))
  const added = await addMailedKits(trx, [...wanted.values()], expiryOf(kind, now))
  const linkOf = (id: string): MailedLink => {
    const token = tokens.tokenOf(id)
    return { url: outbox.addressOf(...pageOf(kind, token)), token }
  }
  return new Map([...found, ...added].map(({ id, ...side }) => [kitsSideKey(side), linkOf(id)]))
}
