import { seesSharedRecords } from '../../../access'
import type { Database } from '../../../db/connection'
import { groupBy } from '../../../domain/group-by'
import type { Text } from '../../../domain/text'
import { inLanguage } from '../../../record-tools/asker-text'
import { wanted } from '../../../record-tools/matching'
import type { Asker, Fact, FoundRecords, RecordTool, ToolInput } from '../../../record-tools/record-tool'
import { ofState, statesIn } from '../../../record-tools/states'
import type { Instance } from '../instances/instance'
import type { InstanceReader } from '../instances/instance-reader.repository'
import { askedMachines } from './asked-machines'
import { findMachineDetails } from './machine-details.repository'
import { machineFact } from './machine-facts'

interface Dependencies {
  db: Database
  instances: InstanceReader
}

/** Which machines there are, what they are and where. */
export const machinesTool = ({ db, instances }: Dependencies): RecordTool => ({
  name: 'machines',
  description:
    'Machines with model, serial number, place, owner and hours, by age or counted by owner, model or brand; of a single one also variant, last reading, daily use, dealership, next task, telematics and notes.',
  input: ['instanceIds', 'organizationId', 'organizationIds', 'state', 'by', 'sort', 'skip', 'limit'],
  states: statesIn(states, {
    retired: 'out of service',
    due: 'maintenance is due soon, due now or overdue',
    overdue: 'maintenance is overdue',
  }),
  groupings: ['customer', 'model', 'brand'],
  records: { en: 'machines', es: 'máquinas' },
  mayUse: seesSharedRecords,
  find: async (input, asker) => {
    const { machines, total } = await askedMachines(instances, input, asker)
    const meant = machines.filter((machine) => ofState<IsOfState>(states, input.state)?.(machine) ?? true)
    if (input.by === 'customer') return byOwner(meant, input, asker)
    if (input.by === 'model' || input.by === 'brand') return byModel(meant, { ...input, by: input.by }, asker)
    const shown = wanted(byAge(meant, input.sort), input)
    const [only] = shown
    return {
      facts:
        only && shown.length === 1
          ? [machineFact(only, asker, await findMachineDetails(db, only, asker))]
          : shown.map((machine) => machineFact(machine, asker)),
      total: input.state === undefined ? total : meant.length,
    }
  },
})

/** By the day on which each was put into service; those of which nobody knows it come last. */
function byAge(machines: readonly Instance[], sort: ToolInput['sort']): Instance[] {
  if (sort !== 'newest' && sort !== 'oldest') return [...machines]
  const sign = sort === 'oldest' ? 1 : -1
  const [known, unknown] = [machines.filter(isDated), machines.filter((machine) => !isDated(machine))]
  return [
    ...known.toSorted((one, other) => sign * (one.inServiceOn ?? '').localeCompare(other.inServiceOn ?? '')),
    ...unknown,
  ]
}

const isDated = ({ inServiceOn }: Instance): boolean => inServiceOn !== null

/** How many machines each owner has, the most first. */
function byOwner(machines: readonly Instance[], input: ToolInput, asker: Asker): FoundRecords {
  const owners = [...groupBy(machines, ({ organization }) => organization.id).values()].toSorted(
    (one, other) => other.length - one.length,
  )
  const facts = owners.flatMap((own): Fact[] => {
    const [first] = own
    if (!first) return []
    const { id, name } = first.organization
    return [{ title: name, path: `/customers/${id}`, text: `${name}: ${counted(own.length, asker)}` }]
  })
  const sorted = input.sort === 'smallest' ? facts.toReversed() : facts
  return { facts: wanted(sorted, input), total: facts.length, heading: inLanguage(words.byOwner, asker) }
}

/** How many machines there are of each model or brand, the most first. */
function byModel(
  machines: readonly Instance[],
  input: ToolInput & { by: 'model' | 'brand' },
  asker: Asker,
): FoundRecords {
  const nameOf = ({ machine: { brand, model } }: Instance) => (input.by === 'brand' ? brand : `${brand} ${model}`)
  const facts = [...groupBy(machines, nameOf)]
    .toSorted(([, one], [, other]) => other.length - one.length)
    .map(([name, those]): Fact => {
      return { title: name, path: '/machine-instances', text: `${name}: ${counted(those.length, asker)}` }
    })
  const sorted = input.sort === 'smallest' ? facts.toReversed() : facts
  const heading = input.by === 'brand' ? words.byBrand : words.byModel
  return { facts: wanted(sorted, input), total: facts.length, heading: inLanguage(heading, asker) }
}

const counted = (count: number, asker: Asker): string =>
  inLanguage(
    count === 1 ? { en: '1 machine', es: '1 máquina' } : { en: `${count} machines`, es: `${count} máquinas` },
    asker,
  )

type IsOfState = (machine: Instance) => boolean

const states = {
  retired: ({ retiredAt }) => retiredAt !== null,
  due: ({ status }) => status !== 'OK',
  overdue: ({ status }) => status === 'OVERDUE',
} satisfies Record<string, IsOfState>

const words = {
  byOwner: { en: 'Machines by customer', es: 'Máquinas por cliente' },
  byModel: { en: 'Machines by model', es: 'Máquinas por modelo' },
  byBrand: { en: 'Machines by brand', es: 'Máquinas por marca' },
} satisfies Record<string, Text>
