/** The way to a new machine, in its order. */
export const addSteps = ['model', 'serial', 'details', 'check'] as const

export type AddStep = (typeof addSteps)[number]

const fieldsOf = {
  model: ['organization_id', 'machine_id'],
  serial: ['serial_number'],
  details: ['name', 'location', 'unit', 'in_service_on', 'hours'],
  check: [],
} as const satisfies Record<AddStep, readonly string[]>

export type AddField = (typeof fieldsOf)[AddStep][number]

export const fieldsOfStep = (step: AddStep): readonly AddField[] => fieldsOf[step]

/** The step that asks for one of these fields; where the server refuses several, the first one. */
export function stepOf(fields: readonly string[]): AddStep | undefined {
  return addSteps.find((step) => fieldsOf[step].some((field) => fields.includes(field)))
}

export function stepAfter(step: AddStep): AddStep {
  return addSteps[addSteps.indexOf(step) + 1] ?? step
}

export function stepBefore(step: AddStep): AddStep | undefined {
  return addSteps[addSteps.indexOf(step) - 1]
}

/** The furthest step that can be shown: not beyond missing input, for example after a reload, which discards it. */
export function reachable(
  step: AddStep,
  told: { organization_id: string; machine_id: string; serial_number: string },
): AddStep {
  if (!told.organization_id || !told.machine_id) return 'model'
  return told.serial_number.trim() === '' && step !== 'model' ? 'serial' : step
}
