import type { components } from '#contract/platform'

/** A model that a dealership has assigned to an operator, with the thread between the two. */
export type OperatorMachine = components['schemas']['OperatorMachine']
export type ThreadChange = components['schemas']['ThreadChange']
export type ThreadEvent = components['schemas']['ThreadEvent']
export type MachineMessage = components['schemas']['MachineMessage']
