import { type AddStep, addSteps } from '@/pages/machines/add-instance'
import { idOf, oneOf, only, type RawSearch } from './read'

/** What the address of /machine-instances/add says: the step, whose first is left out, and whose machine it becomes. */
export function parseAddInstanceSearch(raw: RawSearch): { step?: AddStep; organization_id?: string } {
  const step = oneOf(addSteps, raw.step)
  return only(raw, { step: step === 'model' ? undefined : step, organization_id: idOf(raw.organization_id) })
}
