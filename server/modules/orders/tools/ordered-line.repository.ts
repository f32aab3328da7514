import { sql } from 'kysely'
import { seesOrder } from '../../../access'
import type { Caller } from '../../../access/caller'
import type { Database } from '../../../db/connection'
import { groupBy } from '../../../domain/group-by'
import { type Money, money, total } from '../../../domain/money'
import { dayAt, type TimeZone } from '../../../domain/time-zone'
import { matcherOf } from '../../../record-tools/matching'
import type { Asker, SumGrouping, ToolInput } from '../../../record-tools/record-tool'
import { chargedQuantity, lineAmounts } from '../order-amounts'
import { matches, type OrderFilter } from '../order-list.repository'
import type { SpentGroup } from './spent-groups.repository'

/** Of more lines than these, the newest are read. */
export const MAX_LINES = 20_000

interface OrderedLines {
  /** Newest first. */
  orderIds: string[]
  pieces: number
  /** Whether there are more lines than were read. */
  isCut: boolean
  /** By currency. */
  sums: Money[]
  /** What the lines of each order come to, as those of a part: by the id of the order. */
  ofOrders(): SpentGroup[]
  /** What they come to by part, machine, customer or month. */
  groups(by: Grouping): SpentGroup[]
}

type Grouping = SumGrouping

/** The lines of confirmed or other orders that name a part: by its number or its description. */
export async function findOrderedLines(
  db: Database,
  { caller, timeZone }: Pick<Asker, 'caller' | 'timeZone'>,
  { filters, words }: { filters: readonly Omit<OrderFilter, 'search'>[]; words: ToolInput['words'] },
): Promise<OrderedLines> {
  const read = await Promise.all(filters.map((filter) => linesOf(db, caller, filter)))
  const isNamed = matcherOf(words)
  const meant = read
    .flat()
    .filter(({ partNumber, askedNumber, description }) => isNamed(`${partNumber} ${askedNumber ?? ''} ${description}`))
    .toSorted((one, other) => other.createdAt.getTime() - one.createdAt.getTime())
  const currencies = [...new Set(meant.map(({ currency }) => currency))]
  return {
    orderIds: [...new Set(meant.map(({ orderId }) => orderId))],
    isCut: read.some(({ length }) => length === MAX_LINES),
    ofOrders: () => groupsOf(meant, ({ orderId }) => ({ id: orderId, name: '' })),
    groups: (by) => groupsOf(meant, keysOf(timeZone)[by]),
    pieces: meant.reduce((sum, line) => sum + chargedQuantity(line), 0),
    sums: currencies.map((currency) =>
      total(
        meant
          .filter((line) => line.currency === currency)
          .map((line) => money(lineAmounts(line, line).total.amount, currency)),
        currency,
      ),
    ),
  }
}

interface Key {
  id: string
  name: string
}

/** A part keeps its number when it is renamed; the lines come newest first, with the newest name. */
const partOf = ({ partNumber, description }: Line): Key => ({
  id: partNumber || description,
  name: partNumber ? `${description} (${partNumber})` : description,
})

const keysOf = (timeZone: TimeZone): Record<Grouping, (line: Line) => Key | undefined> => ({
  part: partOf,
  pieces: partOf,
  machine: ({ instanceId, machine }) => (instanceId && machine ? { id: instanceId, name: machine } : undefined),
  customer: ({ operatorId, operator }) => ({ id: operatorId, name: operator }),
  month: ({ createdAt }) => {
    const month = dayAt(timeZone, createdAt).slice(0, 7)
    return { id: month, name: month }
  },
})

/** The pieces and sums of each group; lines without a key are in none. */
function groupsOf(lines: readonly Line[], keyOf: (line: Line) => Key | undefined): SpentGroup[] {
  const keyed = lines.flatMap((line) => {
    const key = keyOf(line)
    return key ? [{ ...line, key }] : []
  })
  const found = groupBy(keyed, ({ key, currency }) => `${key.id} ${currency}`)
  return [...found.values()].flatMap((ofPart) => {
    const [first] = ofPart
    if (!first) return []
    const { key, currency } = first
    const count = ofPart.reduce((sum, line) => sum + chargedQuantity(line), 0)
    const amounts = ofPart.map((line) => lineAmounts(line, line).total)
    return [{ ...key, currency, count, sum: Number(total(amounts, currency).amount) }]
  })
}

type Line = Awaited<ReturnType<typeof linesOf>>[number]

const linesOf = (db: Database, caller: Caller, filter: Omit<OrderFilter, 'search'>) =>
  db
    .selectFrom('customer_order')
    .innerJoin('order_line as line', (join) =>
      join
        .onRef('line.organization_id', '=', 'customer_order.organization_id')
        .onRef('line.order_id', '=', 'customer_order.id'),
    )
    .innerJoin('organization as operator', 'operator.id', 'customer_order.operator_id')
    .leftJoin('machine_instance', 'machine_instance.id', 'customer_order.instance_id')
    .where(seesOrder(caller))
    .where(matches(filter))
    .select(['customer_order.id as orderId', 'customer_order.created_at as createdAt', 'customer_order.currency'])
    .select(['customer_order.tax_basis_points as taxBasisPoints', 'line.part_number as partNumber'])
    .select(['line.asked_number as askedNumber', 'line.description', 'line.quantity', 'line.cancelled'])
    .select(['operator.id as operatorId', 'operator.name as operator', 'customer_order.instance_id as instanceId'])
    .select(
      sql<string | null>`coalesce(nullif(machine_instance.name, ''), machine_instance.serial_number)`.as('machine'),
    )
    .select(['line.credited', 'line.unit_amount as unitAmount', 'line.core_charge_amount as coreChargeAmount'])
    .orderBy('customer_order.created_at', 'desc')
    .limit(sql.lit(MAX_LINES))
    .execute()
