import type { components } from '#contract/platform'

/** What staff know about a model that its manuals do not say. */
export type MachineNote = components['schemas']['MachineNote']
export type NewMachineNote = components['schemas']['NewMachineNote']
