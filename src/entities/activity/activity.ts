import type { components } from '#contract/platform'

export type Activity = components['schemas']['Activity']
