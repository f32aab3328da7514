import { sql } from 'kysely'
import { createUnitOfWork } from '../../server/events/unit-of-work'
import { createLogger } from '../../server/infrastructure/logging/logger'
import { evaluateSchedulesJob } from '../../server/modules/maintenance/due-items/evaluate-schedules.job'
import { timed } from '../timing'
import type { SampledMachine, Side } from './side'
import type { Visitor } from './visitor'

/** Something to measure; it returns the milliseconds that it took with the given machine. */
export interface Item {
  name: string
  measure(side: Side, machine: SampledMachine): Promise<number>
}

const perPage = 25
const api = '/api/v2/machines'

/** How many machines the daily job evaluates at once. */
const atATime = 100

type Who = 'staff' | 'operator'
type Query = Record<string, string | number>

const listAddress = (side: Side, who: Who, query: Query) => {
  const organization = who === 'staff' ? side.dealershipId : side.operatorId
  const params = Object.entries({ page_size: perPage, ...query }).map(([key, value]) => [key, String(value)])
  return `${api}/instances/${organization}?${new URLSearchParams(params)}`
}

/** Times a request that must find something, so that an error cannot pass for speed. */
async function timedGet(visitor: Visitor, address: string): Promise<number> {
  let found = 0
  const time = await timed(async () => {
    const body = await visitor.get(address)
    found = body.items ? body.items.length : 1
  })
  if (found === 0) throw new Error(`${address} returned nothing`)
  return time
}

const list = (name: string, query: (machine: SampledMachine) => Query): Item[] =>
  (['staff', 'operator'] as const).map((who) => ({
    name: `list, ${name} (${who})`,
    measure: (side, machine) => timedGet(side[who], listAddress(side, who, query(machine))),
  }))

/** The last page of the list, determined beforehand. */
const lastPage = (name: string, addressOf: (side: Side, who: Who, page: number) => string): Item[] =>
  (['staff', 'operator'] as const).map((who) => ({
    name: `${name}, last page (${who})`,
    measure: async (side) => {
      const { total } = await side[who].get(addressOf(side, who, 1))
      return timedGet(side[who], addressOf(side, who, Math.ceil(total / perPage)))
    },
  }))

const nothingFound: Item[] = (['staff', 'operator'] as const).map((who) => ({
  name: `list, search for what is nowhere (${who})`,
  measure: (side, { serialNumber }) => {
    const search = `${serialNumber.slice(0, 2)}Q${serialNumber.slice(3)}`
    return timed(() => side[who].get(listAddress(side, who, { search })))
  },
}))

const detail = (name: string, path: string): Item => ({
  name: `detail, ${name}`,
  measure: ({ operator }, { id }) => timedGet(operator, `${api}/instance/${id}${path}`),
})

const dueAddress = (_: Side, __: Who, page: number) => `${api}/due?limit=${perPage}&page=${page}`

const reading: Item = {
  name: 'due calculation, with a reading',
  measure: async ({ operator }, machine) => {
    machine.value += 1
    return timed(() => operator.post(`${api}/instance/${machine.id}/readings`, { value: machine.value / 10 }))
  },
}

const dailyJob: Item = {
  name: `due calculation, daily job, ${atATime} machines`,
  measure: async ({ db, machines }, machine) => {
    const from = machines.indexOf(machine)
    const ids = Array.from({ length: atATime }, (_, index) => machines[(from + index) % machines.length]?.id)
    await sql`update machine_instance set next_evaluation_on = current_date where id = any(${ids}::uuid[])`.execute(db)
    const { transact } = createUnitOfWork({ db, logger: createLogger('silent') })
    const evaluate = evaluateSchedulesJob(db, transact, async () => undefined)
    return timed(() => evaluate({}, { signal: new AbortController().signal, lastAttempt: false }))
  },
}

export const items: Item[] = [
  ...list('first page', () => ({})),
  ...list('by serial number', () => ({ sort_field: 'serial_number' })),
  ...list('by hours, most first', () => ({ sort_field: 'hours', sort_direction: 'desc' })),
  ...list('soon due', () => ({ status: 'DUE_SOON' })),
  ...list('search for a serial number', ({ serialNumber }) => ({ search: serialNumber })),
  ...list('search for a name', ({ name }) => ({ search: name })),
  ...list('search for a model', () => ({ search: 'BX-200' })),
  ...list('search for a brand', () => ({ search: 'broadacre' })),
  ...list('search for two letters', () => ({ search: 'BX' })),
  ...nothingFound,
  ...lastPage('list', (side, who, page) => listAddress(side, who, { page })),
  detail('machine', ''),
  detail('readings', '/readings'),
  detail('schedule', '/schedule'),
  reading,
  dailyJob,
  ...lastPage('due items', dueAddress),
  ...(['staff', 'operator'] as const).map((who) => ({
    name: `due items, first page (${who})`,
    measure: (side: Side) => timedGet(side[who], dueAddress(side, who, 1)),
  })),
]
