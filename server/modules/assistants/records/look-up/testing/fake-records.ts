import type { Caller } from '../../../../../access/caller'
import { day } from '../../../../../domain/day'
import type { Asker, FoundRecords, NamedMachine, RecordTool, ToolInput } from '../../../../../record-tools/record-tool'
import type { RecordPorts } from '../../asker'
import type { Nameable } from '../named'

export const rita: Caller = {
  ...{ userId: 'rita', sessionId: '', isSuperuser: false, groups: ['Org Admin'], mustChangePassword: false },
  organization: { id: 'ridgeline', type: 'OPERATOR' },
}

export const asker: Asker = {
  ...{ caller: rita, locale: 'en-US', timeZone: 'America/Denver', today: day('2026-11-30') },
}

const machine = (name: string, serialNumber: string, location: string): NamedMachine => ({
  ...{ id: serialNumber, name, serialNumber, location, brand: 'Harrow', model: 'EX-210', modelId: 'EX-210' },
  ...{ kind: 'Excavator', owner: 'Ridgeline Quarry' },
})

const machines = [machine('Digger 1', 'RQ-0032', 'Bench 3'), machine('Pond digger', 'RQ-0518', 'Settling pond')]

const organizations = [
  { id: 'northfield', name: 'Northfield Equipment', isDealership: true },
  { id: 'northway', name: 'Northway Equipment', isDealership: true },
  { id: 'ridgeline', name: 'Ridgeline Quarry', isDealership: false },
]

const search = async (text: string) => machines.filter(({ name }) => name.toLowerCase().includes(text.toLowerCase()))

export const nameable: Nameable = { caller: rita, machines, machineCount: machines.length, organizations, search }

/** A tool that finds the same whatever it is given, and records what that is. */
export function fakeTool(
  tool: Partial<RecordTool> & Pick<RecordTool, 'name' | 'input'>,
  found: Partial<FoundRecords> = {},
): RecordTool & { inputs: ToolInput[] } {
  const inputs: ToolInput[] = []
  return {
    ...{ description: `Finds ${tool.name}.`, records: { en: tool.name, es: tool.name }, mayUse: () => true },
    ...tool,
    inputs,
    find: async (input) => {
      inputs.push(input)
      return { facts: [], total: 0, ...found }
    },
  }
}

export const portsOf = (...tools: readonly RecordTool[]): RecordPorts => ({
  tools,
  machineNames: {
    first: async () => ({ machines, total: machines.length }),
    search: async (_, text) => search(text),
  },
  organizationNames: async () => organizations,
  timeZoneOf: async () => 'America/Denver',
})
