import { seesSharedRecords } from '../../../access'
import { fromTenths } from '../../../domain/meter-figure'
import type { Text } from '../../../domain/text'
import { dayFor, figureFor, inLanguage } from '../../../record-tools/asker-text'
import { wanted } from '../../../record-tools/matching'
import type { Asker, Fact, RecordTool } from '../../../record-tools/record-tool'
import type { Instance } from '../instances/instance'
import type { InstanceReader } from '../instances/instance-reader.repository'
import { askedMachines, pathOf, titleOf } from './asked-machines'

/** Which machines there are, what they are and where. */
export const machinesTool = (instances: InstanceReader): RecordTool => ({
  name: 'machines',
  description: 'Machines with model, serial number, place, owner, hours and whether service is due.',
  input: ['instanceIds', 'organizationId', 'state', 'skip', 'limit'],
  records: { en: 'machines', es: 'máquinas' },
  mayUse: seesSharedRecords,
  find: async (input, asker) => {
    const { machines, total } = await askedMachines(instances, input, asker)
    const meant = machines.filter((machine) => states[input.state ?? '']?.(machine) ?? true)
    return {
      facts: wanted(meant, input).map((machine) => factOf(machine, asker)),
      total: input.state === undefined ? total : meant.length,
    }
  },
})

const states: Record<string, ((machine: Instance) => boolean) | undefined> = {
  retired: ({ retiredAt }) => retiredAt !== null,
  due: ({ status }) => status !== 'OK',
  overdue: ({ status }) => status === 'OVERDUE',
}

function factOf(machine: Instance, asker: Asker): Fact {
  const { name, serialNumber, location, organization, machine: model, lastValue, lastReadAt, unit } = machine
  const isOwn = organization.id === asker.caller.organization?.id
  const known = [
    `${model.brand} ${model.model}`,
    ...(name ? [`${inLanguage(words.serial, asker)} ${serialNumber}`] : []),
    ...(isOwn ? [] : [organization.name]),
    ...(location ? [`${inLanguage(words.place, asker)}: ${location}`] : []),
    ...(lastValue !== null && lastReadAt
      ? [`${figureFor(fromTenths(lastValue), unit, asker)} (${dayFor(lastReadAt, asker)})`]
      : []),
    ...(machine.retiredAt ? [`${inLanguage(words.retired, asker)} ${dayFor(machine.retiredAt, asker)}`] : []),
  ]
  return { title: titleOf(machine), path: pathOf(machine), text: `${titleOf(machine)}: ${known.join(', ')}` }
}

const words = {
  serial: { en: 'serial number', es: 'número de serie' },
  place: { en: 'place', es: 'ubicación' },
  retired: { en: 'retired on', es: 'dada de baja el' },
} satisfies Record<string, Text>
