import type { NamedMachine } from '../../../record-tools/record-tool'
import { keyOf } from './names/name-keys'
import type { RecordQuestion } from './record-question'

/** The model that is chosen for a question, and the serial number if that is known. */
export interface ChosenModel {
  id: string
  serialNumber: string | undefined
}

/** The chosen machine, or all of the chosen model. */
export function machinesOfModel(machines: readonly NamedMachine[], chosen: ChosenModel | undefined): NamedMachine[] {
  if (!chosen) return []
  const ofModel = machines.filter(({ modelId }) => modelId === chosen.id)
  const { serialNumber } = chosen
  if (serialNumber === undefined) return ofModel
  return ofModel.filter((machine) => keyOf(machine.serialNumber) === keyOf(serialNumber))
}

/** Whether a question that names no machine means the chosen one. */
export function meansChosen({ topic, scope, subjects }: RecordQuestion): boolean {
  if (scope === 'fleet' || subjects.length > 0) return false
  if (topic === 'hours' || topic === 'due' || topic === 'done') return true
  return scope === 'chosen' && topic !== 'orders'
}
