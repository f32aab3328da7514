import type { components } from '#contract/assistants'

/** The model that answers are written by, and how it has fared. */
export type LanguageModel = components['schemas']['LanguageModel']
