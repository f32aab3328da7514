import type { components } from '#contract/platform'

/** A link that lets its holder do one thing without an account. */
export type PortalLink = components['schemas']['PortalLink']
export type ServiceKitsPortal = components['schemas']['ServiceKitsPortal']
export type MachineWithDueKits = components['schemas']['MachineWithDueKits']

/** What a dealership's staff open to a customer without an account. */
export type LinkPurpose =
  | { kind: 'order' | 'quote' | 'maintenance_quote'; recordId: string }
  /** Placing orders as an operator. */
  | { kind: 'place_order'; operatorId: string }
