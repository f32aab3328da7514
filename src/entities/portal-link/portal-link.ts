import type { components } from '#contract/platform'

/** A link that lets its holder do one thing without an account. */
export type PortalLink = components['schemas']['PortalLink']
export type ServiceKitsPortal = components['schemas']['ServiceKitsPortal']
export type MachineWithDueKits = components['schemas']['MachineWithDueKits']
