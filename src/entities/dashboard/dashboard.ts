import type { components } from '#contract/platform'

export type WaitingItem = components['schemas']['WaitingItem']
export type WaitingKind = components['schemas']['WaitingKind']
export type WaitingPlace = components['schemas']['WaitingPlace']
export type SalesMonth = components['schemas']['SalesMonth']
