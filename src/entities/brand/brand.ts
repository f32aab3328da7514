import type { components } from '#contract/platform'

/** A maker of machines, with how many of its machines the reader may see. */
export type Brand = components['schemas']['BrandWithUse']
