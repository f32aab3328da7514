import type { components } from '#contract/assistants'

export type AssistantUsage = components['schemas']['AssistantUsage']
