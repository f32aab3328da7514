import type { TimeZone } from '../domain/time-zone'

/** A variant of a model with its range of serial numbers. */
export interface DemonstrationMachine {
  brand: string
  type: string
  model: string
  variants: { name: string; serialStart: string; serialEnd: string }[]
}

/** One machine of an operator. */
export interface DemonstrationInstance {
  model: string
  variant: string
  serialNumber: string
  /** The name that its operator uses. */
  name: string
  /** The last meter reading, and the hours that the machine runs on an average day. */
  hours: number
  dailyHours: number
  location: string
}

export interface DemonstrationOperator {
  name: string
  timeZone: TimeZone
  instances: DemonstrationInstance[]
}

export const demonstrationMachines: DemonstrationMachine[] = [
  {
    brand: 'Harrow',
    type: 'Wheel loader',
    model: 'WL-120',
    variants: [{ name: 'Standard', serialStart: 'GHT00100', serialEnd: 'GHT00999' }],
  },
  {
    brand: 'Harrow',
    type: 'Excavator',
    model: 'EX-210',
    variants: [
      { name: 'Standard boom', serialStart: 'RQ-0001', serialEnd: 'RQ-0499' },
      { name: 'Long reach', serialStart: 'RQ-0500', serialEnd: 'RQ-0999' },
    ],
  },
  {
    brand: 'Harrow',
    type: 'Skid steer',
    model: 'SK-40',
    variants: [{ name: 'Standard', serialStart: 'TPF00100', serialEnd: 'TPF00399' }],
  },
  {
    brand: 'Harrow',
    type: 'Forwarder',
    model: 'FX-90',
    variants: [{ name: 'Standard', serialStart: 'TPF00800', serialEnd: 'TPF00999' }],
  },
]

const standard = 'Standard'

export const demonstrationOperators: DemonstrationOperator[] = [
  {
    name: 'Ridgeline Quarry',
    timeZone: 'America/Denver',
    instances: [
      {
        model: 'WL-120',
        variant: standard,
        serialNumber: 'GHT00123',
        name: 'Loader 3',
        dailyHours: 7.5,
        hours: 4764,
        location: 'North face',
      },
      {
        model: 'WL-120',
        variant: standard,
        serialNumber: 'GHT00204',
        name: 'Loader 5',
        dailyHours: 6,
        hours: 2310.5,
        location: 'Crusher yard',
      },
      {
        model: 'EX-210',
        variant: 'Standard boom',
        serialNumber: 'RQ-0032',
        name: 'Digger 1',
        dailyHours: 8.2,
        hours: 6120,
        location: 'Bench 3',
      },
      {
        model: 'EX-210',
        variant: 'Long reach',
        serialNumber: 'RQ-0518',
        name: 'Pond digger',
        dailyHours: 3.1,
        hours: 875,
        location: 'Settling pond',
      },
    ],
  },
  {
    name: 'Tall Pines Forestry',
    timeZone: 'America/Denver',
    instances: [
      {
        model: 'FX-90',
        variant: standard,
        serialNumber: 'TPF00871',
        name: 'Forwarder 2',
        dailyHours: 9.4,
        hours: 3415.5,
        location: 'Stand 14, Mill Creek',
      },
      {
        model: 'SK-40',
        variant: standard,
        serialNumber: 'TPF00119',
        name: 'Yard cat',
        dailyHours: 4,
        hours: 1288,
        location: 'Log yard',
      },
      {
        model: 'WL-120',
        variant: standard,
        serialNumber: 'GHT00377',
        name: 'Log loader',
        dailyHours: 5.2,
        hours: 1942.5,
        location: 'Log yard',
      },
    ],
  },
]
