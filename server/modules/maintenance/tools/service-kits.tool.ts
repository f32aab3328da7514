import { seesSharedRecords } from '../../../access'
import type { Database } from '../../../db/connection'
import { amountWriter } from '../../../domain/amount-writer'
import { inLanguage } from '../../../record-tools/asker-text'
import { hasWords, wanted } from '../../../record-tools/matching'
import type { Asker, Fact, FoundRecords, RecordTool, ToolInput } from '../../../record-tools/record-tool'
import { writeContents } from '../../../record-tools/written-contents'
import { findAvailable } from '../../catalogue'
import type { MachineRepository } from '../../machines'
import { listKits } from '../kits/kit.repository'
import { asSoldTo, sellersTo } from '../kits/sold-kits.wire'
import { type InstanceTask, readInstances, readTasks } from '../tasks/task.repository'
import { type AskedMachine, findAskedMachines } from './asked-machine.repository'

interface Dependencies {
  db: Database
  machines: MachineRepository
}

/** Kits of one model. */
const MAX_KITS = 50
/** Of more models none is read further for one question. */
const MAX_MODELS = 20

/** What a service of a model needs, as its dealership sells it. */
export const serviceKitsTool = ({ db, machines }: Dependencies): RecordTool => ({
  name: 'service_kits',
  description: 'Service kits of models with interval, price, parts and what is missing in stock.',
  input: ['instanceIds', 'organizationId', 'words', 'skip', 'limit'],
  records: { en: 'service kits', es: 'kits de servicio' },
  mayUse: (caller) => caller.organization !== null && seesSharedRecords(caller),
  find: async (input, asker) => {
    const asked = await findAskedMachines(db, input, asker)
    const tasks = await tasksOn(db, asked)
    const models = [...new Map(asked.map(({ modelId, brand, model }) => [modelId, `${brand} ${model}`]))]
    const facts = await Promise.all(
      models.slice(0, MAX_MODELS).map(async ([machineId, model]) => {
        const of = await sellersTo(asker.caller, machines, machineId)
        const { items } = await listKits(db, { machineId, of, page: 1, limit: MAX_KITS })
        const meant = items.filter(({ id, name, parts }) => {
          const ofKit = tasks.filter(({ kitId }) => kitId === id).map((task) => task.name)
          const named = parts.map((part) => `${part.description} ${part.partNumber}`)
          return hasWords([name, model, ...ofKit, ...named].join(' '), input.words)
        })
        const sold = await asSoldTo(db, asker.caller, meant)
        const dealerships = new Map(meant.map(({ id, organizationId }) => [id, organizationId]))
        return Promise.all(
          sold.map(async (kit) => {
            const ids = kit.parts.map(({ part_id }) => part_id)
            const available = await findAvailable(db, dealerships.get(kit.id) ?? '', ids)
            return kitFact(kit, { machineId, model, available }, asker)
          }),
        )
      }),
    )
    return {
      facts: wanted(facts.flat(), input),
      total: facts.flat().length,
      instead: facts.flat().length === 0 ? withoutKit(tasks, input, asker) : undefined,
    }
  },
})

async function tasksOn(db: Database, machines: readonly AskedMachine[]): Promise<InstanceTask[]> {
  const instances = await readInstances(
    db,
    machines.map(({ id }) => id),
  )
  return readTasks(db, instances)
}

/** The services that are meant and need no kit, by their names. */
function withoutKit(
  tasks: readonly InstanceTask[],
  { words, limit }: ToolInput,
  asker: Asker,
): FoundRecords['instead'] {
  const names = tasks.filter(({ kitId, name }) => kitId === null && hasWords(name, words)).map(({ name }) => name)
  if (names.length === 0) return undefined
  return {
    heading: inLanguage({ en: 'Services without a kit', es: 'Servicios sin kit' }, asker),
    facts: [...new Set(names)].slice(0, limit).map((name) => ({ title: name, path: '/machine-instances', text: name })),
  }
}

type SoldKit = Awaited<ReturnType<typeof asSoldTo>>[number]

interface KitContext {
  machineId: string
  model: string
  /** How many of each part can be sold. */
  available: ReadonlyMap<string, number>
}

function kitFact(kit: SoldKit, { machineId, model, available }: KitContext, asker: Asker): Fact {
  const hours = kit.interval_hours
  const interval = hours === null ? '' : inLanguage({ en: `, every ${hours} h`, es: `, cada ${hours} h` }, asker)
  const contents = kit.parts.map(({ part_id, part_number: partNumber, description, quantity }) => ({
    partNumber,
    description,
    quantity,
    available: available.get(part_id) ?? 0,
  }))
  const price = kit.cost ? `${amountWriter(kit.cost.currency, asker.locale)(kit.cost.amount)}: ` : ''
  const text = `${kit.name} (${model}${interval}): ${price}${writeContents(contents, asker)}`
  return { title: kit.name, path: `/machines/${machineId}`, text }
}
