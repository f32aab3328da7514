import type { KnownMachine, KnownMachines } from '../matching'

export const loader: KnownMachine = {
  id: 'loader',
  brand: 'Harrow',
  model: 'WL-120',
  serialNumber: 'GHT00123',
  unit: 'hours',
  last: null,
}

/** Measured in kilometres. */
export const truck: KnownMachine = { ...loader, id: 'truck', model: 'DT-40', serialNumber: 'DT0040', unit: 'km' }

export const known = (...machines: KnownMachine[]): KnownMachines =>
  new Map(machines.map((one) => [one.serialNumber, [one]]))
