import type { IntervalMode } from '../db/schema'

interface DemonstrationPart {
  partNumber: string
  description: string
  quantity: number
  /** In cents of the US dollar. */
  cents: number
}

/** A recurring service task of a model, with its kit if it needs parts. */
export interface DemonstrationTask {
  model: string
  name: string
  description: string
  hours?: number
  days?: number
  mode: IntervalMode
  kit?: { name: string; parts: DemonstrationPart[] }
}

const part = (partNumber: string, description: string, cents: number, quantity = 1): DemonstrationPart => ({
  partNumber,
  description,
  quantity,
  cents,
})

const everyYear = {
  name: 'Yearly safety check',
  description: 'Brakes, steering, lamps, horn, seat belt, extinguisher.',
}

/** The part numbers match the manuals. */
export const demonstrationTasks: DemonstrationTask[] = [
  {
    model: 'WL-120',
    name: '500 h service',
    description: 'Change engine oil and filter, replace both fuel filters and the cab air filters.',
    hours: 500,
    days: 183,
    mode: 'fixed',
    kit: {
      name: 'WL-120 500 h kit',
      parts: [
        part('320-07309', 'Oil filter element', 2450),
        part('320-07416', 'Fuel filter with water separator', 4890),
        part('320-07411', 'Fuel filter, fine', 3120),
        part('332-20077', 'Cab air filter', 2795, 2),
      ],
    },
  },
  {
    model: 'WL-120',
    name: '1000 h service',
    description: 'Change transmission and axle oil, replace the hydraulic return filter and the outer air filter.',
    hours: 1000,
    days: 365,
    mode: 'fixed',
    kit: {
      name: 'WL-120 1000 h kit',
      parts: [
        part('331-44608', 'Transmission oil filter', 5640),
        part('331-44520', 'Hydraulic return filter', 7215),
        part('332-12010', 'Air filter, outer element', 6130),
      ],
    },
  },
  { model: 'WL-120', ...everyYear, days: 365, mode: 'sliding' },
  {
    model: 'EX-210',
    name: '500 h service',
    description: 'Change engine oil and filter, replace the fuel filters.',
    hours: 500,
    mode: 'sliding',
    kit: {
      name: 'EX-210 500 h kit',
      parts: [
        part('410-05518', 'Oil filter', 3180),
        part('410-06102', 'Fuel filter', 3640),
        part('410-06110', 'Water separator', 5275),
      ],
    },
  },
  { model: 'EX-210', ...everyYear, days: 365, mode: 'sliding' },
  {
    model: 'FX-90',
    name: '500 h service',
    description: 'Change engine oil and filters.',
    hours: 500,
    mode: 'sliding',
  },
  { model: 'SK-40', name: '250 h service', description: 'Change engine oil and filter.', hours: 250, mode: 'fixed' },
]

/** How many meter hours ago each task was last done, so that some tasks are due. */
export const demonstrationServices = [
  { serialNumber: 'GHT00123', task: '500 h service', hoursSince: 764 },
  { serialNumber: 'RQ-0032', task: '500 h service', hoursSince: 500 },
  { serialNumber: 'TPF00871', task: '500 h service', hoursSince: 470 },
]
