import type { components } from '#contract/platform'

/** A link that lets its holder do one thing without an account. */
export type PortalLink = components['schemas']['PortalLink']
export type ServiceKitsPortal = components['schemas']['ServiceKitsPortal']
export type MachineWithDueKits = components['schemas']['MachineWithDueKits']

/** Whether a link still opens what it is for, as far as the list tells. */
export function isOpen({ revoked_at, expires_at }: PortalLink, now: Date = new Date()): boolean {
  return revoked_at === null && (expires_at === null || new Date(expires_at) > now)
}
