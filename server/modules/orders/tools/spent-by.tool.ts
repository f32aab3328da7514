import type { Database } from '../../../db/connection'
import { amountWriter } from '../../../domain/amount-writer'
import type { Text } from '../../../domain/text'
import { inLanguage, monthFor } from '../../../record-tools/asker-text'
import { wanted } from '../../../record-tools/matching'
import { newestNote } from '../../../record-tools/newest-note'
import type { Asker, Fact, FoundRecords, SumGrouping, ToolInput } from '../../../record-tools/record-tool'
import { filtersOf, type OrdersInput } from './asked-orders'
import { findOrderedLines, MAX_LINES } from './ordered-line.repository'
import { findSpentGroups, type SpentGroup } from './spent-groups.repository'

/** What the orders come to by machine, customer or part, the largest sum first, or the parts ordered most. */
export async function spentBy(db: Database, input: OrdersInput, asker: Asker): Promise<FoundRecords> {
  // Models and brands are counted, not summed.
  const by = input.by === undefined || input.by === 'model' || input.by === 'brand' ? 'machine' : input.by
  const filters = filtersOf(input, asker)
  const isOfLines = by === 'part' || by === 'pieces' || input.words !== undefined
  const { groups, isCut } =
    by === 'part' || by === 'pieces' || input.words
      ? await groupsOfLines(db, { filters, words: input.words, by }, asker)
      : await groupsOfOrders(db, { filters, by }, asker)
  // Months are read in their order, unless one is sought by its size.
  const isByTime = by === 'month' && input.sort !== 'largest' && input.sort !== 'smallest'
  const sizeOf = ({ count, sum }: SpentGroup) => (by === 'pieces' ? count : sum)
  const sorted = groups.toSorted((one, other) =>
    isByTime ? other.id.localeCompare(one.id) : (input.sort === 'smallest' ? -1 : 1) * (sizeOf(other) - sizeOf(one)),
  )
  return {
    facts: wanted(sorted, input).map((group) => groupFact(group, { by, isOfLines }, asker)),
    total: sorted.length,
    heading: inLanguage(headings[by], asker),
    note: isCut ? newestNote(MAX_LINES, asker) : undefined,
  }
}

interface Groups {
  groups: SpentGroup[]
  /** Whether only the newest lines are in them. */
  isCut: boolean
}

type Filters = ReturnType<typeof filtersOf>

async function groupsOfLines(
  db: Database,
  { filters, words, by }: { filters: Filters; words: ToolInput['words']; by: Grouping },
  asker: Asker,
): Promise<Groups> {
  const lines = await findOrderedLines(db, asker, { filters, words })
  return { groups: lines.groups(by), isCut: lines.isCut }
}

async function groupsOfOrders(
  db: Database,
  { filters, by }: { filters: Filters; by: Exclude<Grouping, 'part' | 'pieces'> },
  asker: Asker,
): Promise<Groups> {
  const found = await Promise.all(filters.map((filter) => findSpentGroups(db, asker, filter, by)))
  return { groups: merged(found), isCut: false }
}

/** Those of several filters together. */
function merged(found: readonly (readonly SpentGroup[])[]): SpentGroup[] {
  const groups = new Map<string, SpentGroup>()
  for (const group of found.flat()) {
    const key = `${group.id} ${group.currency}`
    const known = groups.get(key)
    groups.set(key, known ? { ...known, count: known.count + group.count, sum: known.sum + group.sum } : group)
  }
  return [...groups.values()]
}

function groupFact(
  { id, name, currency, count, sum }: SpentGroup,
  { by, isOfLines }: { by: Grouping; isOfLines: boolean },
  asker: Asker,
): Fact {
  const amount = amountWriter(currency, asker.locale)(sum)
  const text = isOfLines ? pieces(count) : orders(count)
  const title = by === 'month' ? monthFor(id, asker) : name
  return { title, path: paths[by](id), text: `${title}: ${amount}, ${inLanguage(text, asker)}` }
}

type Grouping = SumGrouping

const orders = (count: number): Text =>
  count === 1 ? { en: '1 order', es: '1 pedido' } : { en: `${count} orders`, es: `${count} pedidos` }
const pieces = (count: number): Text =>
  count === 1 ? { en: '1 piece', es: '1 pieza' } : { en: `${count} pieces`, es: `${count} piezas` }

const paths: Record<Grouping, (id: string) => string> = {
  machine: (id) => `/machine-instances/${id}`,
  customer: (id) => `/customers/${id}`,
  part: () => '/orders',
  pieces: () => '/orders',
  month: () => '/orders',
}

const headings: Record<Grouping, Text> = {
  machine: { en: 'Confirmed orders by machine', es: 'Pedidos confirmados por máquina' },
  customer: { en: 'Confirmed orders by customer', es: 'Pedidos confirmados por cliente' },
  part: { en: 'Confirmed orders by part', es: 'Pedidos confirmados por pieza' },
  pieces: { en: 'Parts in confirmed orders by pieces', es: 'Piezas de pedidos confirmados por cantidad' },
  month: { en: 'Confirmed orders by month', es: 'Pedidos confirmados por mes' },
}
