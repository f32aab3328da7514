import type { components } from '#contract/platform'

/** A dealership's invitation that an admin of the operator approves or declines. */
export type AccountRequest = components['schemas']['AccountRequest']

export type AccountRequestAction = components['schemas']['AccountRequestAnswer']['action']
