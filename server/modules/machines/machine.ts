export type MachineStatus = 'ready' | 'processing' | 'no_manual'

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
  /** Whether the caller may change how this catalogue describes it: a dealership's staff, or a super user. */
  canManage: boolean
  variants: Variant[]
}

/** Brand and model, as people refer to it. */
export const machineName = ({ brand, model }: Pick<Machine, 'brand' | 'model'>): string => `${brand} ${model}`
