import type { components } from '#contract/platform'

export type EmailChoices = components['schemas']['EmailChoices']
export type EmailTopic = keyof EmailChoices
