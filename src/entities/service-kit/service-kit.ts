import type { components } from '#contract/platform'

type Schemas = components['schemas']

/** "A bundle tied to a machine and a service interval" (behaviour, section 1). */
export type ServiceKit = Schemas['ServiceKit']
export type KitPart = Schemas['KitPart']
export type NewServiceKit = Schemas['NewServiceKit']
export type ServiceKitChange = Schemas['ServiceKitChange']
