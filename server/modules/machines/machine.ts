import type { components } from '#contract/platform'

export type MachineStatus = components['schemas']['MachineStatus']

export interface Variant {
  id: string
  name: string
  serialStart: string | null
  serialEnd: string | null
}

/** A model in the catalogue, with what the caller may see of its manuals. */
export interface Machine {
  id: string
  brand: string
  type: string
  model: string
  storageKey: string
  status: MachineStatus
  manualCount: number
  /** Whether the caller may change the model itself: the dealership that made it, or a super user. */
  canManage: boolean
  variants: Variant[]
}

/** Brand and model, as people say it. */
export const machineName = ({ brand, model }: Pick<Machine, 'brand' | 'model'>): string => `${brand} ${model}`
