import { sql } from 'kysely'
import { seesOrder } from '../../../access'
import type { Caller } from '../../../access/caller'
import type { Database } from '../../../db/connection'
import { groupBy } from '../../../domain/group-by'
import { type Money, money, total } from '../../../domain/money'
import { hasWords } from '../../../record-tools/matching'
import type { ToolInput } from '../../../record-tools/record-tool'
import { chargedQuantity, lineAmounts } from '../order-amounts'
import { matches, type OrderFilter } from '../order-list.repository'
import type { SpentGroup } from './spent-groups.repository'

/** Nothing is summed beyond so many lines, as a sum that leaves some out would be wrong. */
const MAX_LINES = 20_000

interface OrderedLines {
  /** Newest first. */
  orderIds: string[]
  pieces: number
  /** By currency. */
  sums: Money[]
  parts: SpentGroup[]
}

/** The lines of confirmed or other orders that name a part: by its number or its description. */
export async function findOrderedLines(
  db: Database,
  caller: Caller,
  { filters, words }: { filters: readonly Omit<OrderFilter, 'search'>[]; words: ToolInput['words'] },
): Promise<OrderedLines> {
  const rows = (await Promise.all(filters.map((filter) => linesOf(db, caller, filter)))).flat()
  const meant = rows
    .filter(({ partNumber, askedNumber, description }) =>
      hasWords(`${partNumber} ${askedNumber ?? ''} ${description}`, words),
    )
    .toSorted((one, other) => other.createdAt.getTime() - one.createdAt.getTime())
  const currencies = [...new Set(meant.map(({ currency }) => currency))]
  return {
    orderIds: [...new Set(meant.map(({ orderId }) => orderId))],
    parts: partsOf(meant),
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

/** The pieces and sums of each part. */
function partsOf(lines: readonly Line[]): SpentGroup[] {
  const byPart = groupBy(lines, ({ partNumber, description, currency }) => `${partNumber} ${description} ${currency}`)
  return [...byPart.values()].flatMap((ofPart) => {
    const [first] = ofPart
    if (!first) return []
    const { partNumber, description, currency } = first
    const name = partNumber ? `${description} (${partNumber})` : description
    const count = ofPart.reduce((sum, line) => sum + chargedQuantity(line), 0)
    const amounts = ofPart.map((line) => lineAmounts(line, line).total)
    return [{ id: partNumber, name, currency, count, sum: Number(total(amounts, currency).amount) }]
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
    .where(seesOrder(caller))
    .where(matches(filter))
    .select(['customer_order.id as orderId', 'customer_order.created_at as createdAt', 'customer_order.currency'])
    .select(['customer_order.tax_basis_points as taxBasisPoints', 'line.part_number as partNumber'])
    .select(['line.asked_number as askedNumber', 'line.description', 'line.quantity', 'line.cancelled'])
    .select(['line.credited', 'line.unit_amount as unitAmount', 'line.core_charge_amount as coreChargeAmount'])
    .orderBy('customer_order.created_at', 'desc')
    .limit(sql.lit(MAX_LINES))
    .execute()
