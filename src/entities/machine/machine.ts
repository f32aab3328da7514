import type { components } from '#contract/platform'

export type Machine = components['schemas']['Machine']
export type MachineStatus = components['schemas']['MachineStatus']
/** What hangs on a machine, as far as it is the reader's to delete. */
export type MachineDependents = components['schemas']['MachineDependents']
export type Brand = components['schemas']['Brand']

export { machineStatusValues as machineStatuses } from '#contract/platform-limits'

/** A range of serial numbers; null at an end that is open. */
export type SerialRange = { from: string | null; to: string | null }

/** The ranges of a machine's variants that have at least one end. */
export function serialRanges({ variants }: Pick<Machine, 'variants'>): SerialRange[] {
  return variants
    .map(({ serial_number_start, serial_number_end }) => ({ from: serial_number_start, to: serial_number_end }))
    .filter(({ from, to }) => from !== null || to !== null)
}
