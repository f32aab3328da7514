/** What is opened by its id: an order, a quote or a maintenance quote of the dealership that gives the link out. */
export type RecordKind = 'order' | 'quote' | 'maintenance_quote'
export type PortalLinkKind = 'machine_hours' | 'service_kits' | 'place_order' | RecordKind

/** A link, as far as it matters whether it still opens. */
export interface Lasting {
  expiresAt: Date | null
  revokedAt: Date | null
  /** Whether who gave it out still serves the machine or the operator; always so for the operator's own. */
  isServed: boolean
}

const pages: Record<PortalLinkKind, { path: string; query?: Record<string, string> }> = {
  machine_hours: { path: '/machine-hours' },
  service_kits: { path: '/machine-service-kits' },
  order: { path: '/operator-orders' },
  quote: { path: '/operator-quote-details' },
  // Both kinds of quotes share a page; the token does not show which one it opens.
  maintenance_quote: { path: '/operator-quote-details', query: { kind: 'maintenance' } },
  place_order: { path: '/place-order' },
}

/** The page of the web app that a link leads to: its path, and its query with the token. */
export function pageOf(kind: PortalLinkKind, token: string): [path: string, query: Record<string, string>] {
  const { path, query } = pages[kind]
  return [path, { ...query, token }]
}

const VALID_DAYS = 90

/** A label on a machine has no expiry; every other link is valid for 90 days (behaviour, section 4). */
export const expiryOf = (kind: PortalLinkKind, now: Date): Date | null =>
  kind === 'machine_hours' ? null : new Date(now.getTime() + VALID_DAYS * 86_400_000)

/**
 * How a link has ended, if it has. One that a dealership gave out ends with its service, as if it had been revoked: its
 * people still have the token, and may no longer see the machine without it either.
 */
export function endOf({ expiresAt, revokedAt, isServed }: Lasting, now: Date): 'revoked' | 'expired' | undefined {
  if (revokedAt !== null || !isServed) return 'revoked'
  return expiresAt !== null && expiresAt <= now ? 'expired' : undefined
}
