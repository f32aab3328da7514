import type { components } from '#contract/platform'

type Schemas = components['schemas']

/** "A bundle tied to a machine and a service interval" (behaviour, section 1). */
export type ServiceKit = Schemas['ServiceKit']
export type KitPart = Schemas['KitPart']
export type NewServiceKit = Schemas['NewServiceKit']
export type ServiceKitChange = Schemas['ServiceKitChange']

/** Part numbers are the same whatever their case, and the blanks around them. */
export const partKey = (partNumber: string): string => partNumber.trim().toUpperCase()
