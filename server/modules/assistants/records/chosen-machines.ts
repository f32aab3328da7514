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
export function meansChosen(question: RecordQuestion): boolean {
  const { topic, scope, subjects } = question
  if (scope === 'fleet' || subjects.length > 0) return false
  if (isOfOneMachine(question)) return true
  if (topic === 'hours' || topic === 'due' || topic === 'done') return true
  return scope === 'chosen' && topic !== 'orders'
}

/** "Who owns it", "what is the serial number": not how many there are, or which. */
const isOfOneMachine = ({ topic, by, state, asked, topicWords }: RecordQuestion): boolean =>
  topic === 'machines' &&
  by === undefined &&
  state === undefined &&
  (['count', 'list', 'last', 'first', 'largest', 'smallest', 'sum'] as const).every((one) => !asked.has(one)) &&
  !topicWords.some((word) => /(?:machine|unit|asset|m[aá]quina|equipo|unidade)s$/i.test(word))
