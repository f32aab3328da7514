/** The size of the generated data. */
export interface Scale {
  instances: number
  readings: number
}

/** The size used by the benches. */
export const fullScale: Scale = { instances: 100_000, readings: 5_000_000 }

export const scaleDealership = 'Broadacre Equipment'
/** Owns half of all machines; the other operators share the rest. */
export const largestOperator = 'Broadacre Mining'
export const otherOperators = Array.from({ length: 99 }, (_, index) => `Broadacre Site ${index + 1}`)

/** One account of the dealership and one of an operator. */
export const scalePeople = {
  staff: { email: 'staff@broadacre.example', group: 'Org User', organization: scaleDealership },
  operator: { email: 'operator@broadacre.example', group: 'Machine Operator', organization: largestOperator },
} as const

export const scaleBrand = 'Broadacre'
const families = [
  { type: 'Wheel loader', model: 'BL' },
  { type: 'Excavator', model: 'BX' },
  { type: 'Articulated hauler', model: 'BH' },
  { type: 'Forwarder', model: 'BF' },
]
export const scaleModels = families.flatMap(({ type, model }) =>
  [100, 150, 200, 250, 300].map((size) => ({ type, model: `${model}-${size}` })),
)

const planned = (name: string, interval: { intervalHours?: number; intervalDays?: number }) => ({
  id: undefined,
  name,
  description: '',
  intervalHours: null,
  intervalDays: null,
  mode: 'fixed' as const,
  noticeHours: 25,
  noticeDays: 14,
  kitId: null,
  ...interval,
})

/** The service tasks of every model. */
export const scaleTasks = [
  planned('250 h service', { intervalHours: 250 }),
  planned('1,000 h service', { intervalHours: 1000 }),
  planned('Yearly inspection', { intervalDays: 365 }),
]
