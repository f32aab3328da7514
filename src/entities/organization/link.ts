import type { components } from '#contract/platform'

/** A dealership and an operator that it serves, or the request for it. */
export type Link = components['schemas']['Link']
export type LinkStatus = components['schemas']['LinkStatus']

/** How a link can be answered: who asks is the caller's business, the server knows who may. */
export type LinkAction = components['schemas']['LinkAnswer']['action']
