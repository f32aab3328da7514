import { day } from '../../../../domain/day'
import type { NamedMachine } from '../../../../record-tools/record-tool'
import { namesOf } from '../names/name-keys'
import type { Knowledge } from '../words/read-slots'

const machine = (name: string, serialNumber: string, model: string, kind: string, location: string): NamedMachine => ({
  id: serialNumber,
  name,
  serialNumber,
  location,
  brand: 'Harrow',
  model,
  modelId: model,
  kind,
  owner: 'Ridgeline Quarry',
})

/** What the people of a quarry call their machines, on a Saturday in November. */
export const quarryKnowledge: Knowledge = {
  names: namesOf(
    [
      machine('Loader 3', 'GHT00123', 'WL-120', 'Wheel loader', 'North face'),
      machine('Loader 5', 'GHT00204', 'WL-120', 'Wheel loader', 'Crusher yard'),
      machine('Pond digger', 'RQ-0518', 'EX-210', 'Excavator', 'Settling pond'),
    ],
    [
      { id: 'northfield', name: 'Northfield Equipment', isDealership: true },
      { id: 'ridgeline', name: 'Ridgeline Quarry', isDealership: false },
    ],
  ),
  today: day('2026-11-28'),
  isDayFirst: false,
}
