import type { components } from '#contract/platform'

export type Picture = components['schemas']['Picture']
