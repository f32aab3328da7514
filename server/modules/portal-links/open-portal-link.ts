import type { Database } from '../../db/connection'
import { DomainError, notFound } from '../../domain/domain-error'
import { endOf, type PortalLinkKind, type RecordKind } from './portal-link'
import { type FoundLink, findDealership, findLink, recordUse } from './portal-link.repository'
import type { PortalTokens } from './portal-token'

interface Opening {
  db: Database
  tokens: PortalTokens
}

/**
 * The machine whose hours a link lets its holder enter.
 * @throws DomainError as `openPortalLink` does
 */
export async function openHoursLink(opening: Opening, token: string): Promise<{ instanceId: string }> {
  const { instanceId } = await openPortalLink(opening, token, 'machine_hours')
  if (instanceId === null) throw noSuchLink('machine_hours')
  return { instanceId }
}

/**
 * The operator whose due kits a link shows, and the dealership that gave it out; null for the operator itself.
 * @throws DomainError as `openPortalLink` does
 */
export async function openKitsLink(opening: Opening, token: string) {
  const { id: linkId, ...link } = await openPortalLink(opening, token, 'service_kits')
  return { ...link, linkId }
}

/** A dealership that sells, and the operator that is its customer. */
interface Parties {
  dealershipId: string
  operatorId: string
}

/**
 * The order or quote that a link opens.
 * @throws DomainError as `openPortalLink` does
 */
export async function openRecordLink(
  opening: Opening,
  token: string,
  kind: RecordKind,
): Promise<Parties & { id: string; linkId: string }> {
  const { recordId, ...link } = await openPortalLink(opening, token, kind)
  if (recordId === null) throw noSuchLink(kind)
  return { ...partiesOf(link, kind), id: recordId, linkId: link.id }
}

/**
 * Who sells and who orders by a link to placing orders.
 * @throws DomainError as `openPortalLink` does
 */
export async function openPlaceOrderLink(opening: Opening, token: string): Promise<Parties & { linkId: string }> {
  const link = await openPortalLink(opening, token, 'place_order')
  return { ...partiesOf(link, 'place_order'), linkId: link.id }
}

function partiesOf(
  { dealershipId, organizationId: operatorId }: Pick<FoundLink, 'dealershipId' | 'organizationId'>,
  kind: PortalLinkKind,
) {
  if (dealershipId === null) throw noSuchLink(kind)
  return { dealershipId, operatorId }
}

/**
 * Opens a link by its token and its state. It records the time of use, once a minute at
 * most, so that staff see which labels are alive (behaviour, section 4).
 * @throws DomainError not found for no link of this kind, gone (`link_expired`, `link_revoked`, `link_service_ended`) for one
 *   that has ended
 */
export async function openPortalLink({ db, tokens }: Opening, token: string, kind: PortalLinkKind): Promise<FoundLink> {
  const id = tokens.linkOf(token)
  const link = id && (await findLink(db, id))
  if (!link || link.kind !== kind) throw noSuchLink(kind)
  const now = new Date()
  assertNotEnded(link, now)
  if (!link.lastUsedAt || now.getTime() - link.lastUsedAt.getTime() >= 60_000) await recordUse(db, link.id)
  return link
}

/**
 * Finds the dealership that gave out a link of any kind, also of one that ended with its service: its holder may have
 * questions.
 * @throws DomainError as `openPortalLink` does, and not found for one that no dealership gave out
 */
export async function findDealershipOfLink({ db, tokens }: Opening, token: string) {
  const id = tokens.linkOf(token)
  const link = id && (await findLink(db, id))
  if (!link) throw notFound('Portal link')
  if (!link.hasEndedWithService) assertNotEnded(link, new Date())
  const dealership = await findDealership(db, link.dealershipId)
  if (!dealership) throw notFound('Dealership')
  return dealership
}

/**
 * Asserts that a link still opens what it opened a moment ago.
 * @throws DomainError as `openPortalLink` does
 */
export async function assertOpen(db: Database, linkId: string): Promise<void> {
  const link = await findLink(db, linkId)
  if (!link) throw notFound('Portal link')
  assertNotEnded(link, new Date())
}

function assertNotEnded(link: FoundLink, now: Date): void {
  const end = endOf(link, now)
  if (end) throw endings[link.hasEndedWithService ? 'unserved' : end]()
}

const endings = {
  unserved: () =>
    new DomainError('gone', 'link_service_ended', {
      en: 'The dealership that created this link no longer serves its customer. Contact the dealership.',
      es: 'El concesionario que creó este enlace ya no atiende a su cliente. Póngase en contacto con él.',
    }),
  revoked: () =>
    new DomainError('gone', 'link_revoked', {
      en: 'This link no longer works. Ask for a new one.',
      es: 'Este enlace ya no funciona. Pida uno nuevo.',
    }),
  expired: () =>
    new DomainError('gone', 'link_expired', {
      en: 'This link has expired. Ask for a new one.',
      es: 'Este enlace ha caducado. Pida uno nuevo.',
    }),
}

/** Only the hours of a machine are behind a label. */
const noSuchLink = (kind: PortalLinkKind) =>
  new DomainError(
    'not-found',
    'not_found',
    kind === 'machine_hours'
      ? {
          en: 'This link is incomplete. Scan the label again, or open the link from the e-mail again.',
          es: 'Este enlace está incompleto. Escanee la etiqueta de nuevo o abra otra vez el enlace del correo.',
        }
      : {
          en: 'This link is incomplete. Open the link from the e-mail again, or ask the dealership for a new one.',
          es: 'Este enlace está incompleto. Abra otra vez el enlace del correo o pida uno nuevo al concesionario.',
        },
  )
