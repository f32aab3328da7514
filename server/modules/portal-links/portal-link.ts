export type PortalLinkKind = 'machine_hours' | 'service_kits'

/** A link, as far as it matters whether it still opens. */
export interface Lasting {
  expiresAt: Date | null
  revokedAt: Date | null
  /** Whether who gave it out still serves the machine or the operator; always so for the operator's own. */
  isServed: boolean
}

/** The page of the web app that a link of each kind leads to. */
export const pageOf: Record<PortalLinkKind, string> = {
  machine_hours: '/machine-hours',
  service_kits: '/machine-service-kits',
}

/** A label on a machine has no expiry; what goes by e-mail lasts 90 days (behaviour, section 4). */
const daysOf: Record<PortalLinkKind, number | null> = { machine_hours: null, service_kits: 90 }

export function expiryOf(kind: PortalLinkKind, now: Date): Date | null {
  const days = daysOf[kind]
  return days === null ? null : new Date(now.getTime() + days * 86_400_000)
}

/**
 * How a link has ended, if it has. One that a dealership gave out ends with its service, as if it had been revoked: its
 * people still have the token, and may no longer see the machine without it either.
 */
export function endOf({ expiresAt, revokedAt, isServed }: Lasting, now: Date): 'revoked' | 'expired' | undefined {
  if (revokedAt !== null || !isServed) return 'revoked'
  return expiresAt !== null && expiresAt <= now ? 'expired' : undefined
}
