import type { Database } from '../../../db/connection'
import type { Text } from '../../../domain/text'
import { inLanguage } from '../../../record-tools/asker-text'
import { wanted } from '../../../record-tools/matching'
import type { Asker, Fact, FoundRecords, ToolInput } from '../../../record-tools/record-tool'
import { amountWriter } from '../documents/amount-writer'
import { filtersOf } from './asked-orders'
import { findOrderedLines } from './ordered-line.repository'
import { findSpentGroups, type SpentGroup } from './spent-groups.repository'

/** What the orders come to by machine, customer or part, the largest sum first. */
export async function spentBy(db: Database, input: ToolInput, asker: Asker): Promise<FoundRecords> {
  const { by = 'machine' } = input
  const filters = filtersOf(input, asker)
  const found =
    by === 'part'
      ? (await findOrderedLines(db, asker.caller, { filters, words: input.words })).parts
      : merged(await Promise.all(filters.map((filter) => findSpentGroups(db, asker.caller, filter, by))))
  const sorted = found.toSorted((one, other) => other.sum - one.sum)
  return {
    facts: wanted(sorted, input).map((group) => groupFact(group, by, asker)),
    total: sorted.length,
    heading: inLanguage(headings[by], asker),
  }
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

function groupFact({ id, name, currency, count, sum }: SpentGroup, by: Grouping, asker: Asker): Fact {
  const amount = amountWriter(currency, asker.locale)(sum)
  const text = by === 'part' ? pieces(count) : orders(count)
  return { title: name, path: paths[by](id), text: `${name}: ${amount}, ${inLanguage(text, asker)}` }
}

type Grouping = NonNullable<ToolInput['by']>

const orders = (count: number): Text =>
  count === 1 ? { en: '1 order', es: '1 pedido' } : { en: `${count} orders`, es: `${count} pedidos` }
const pieces = (count: number): Text =>
  count === 1 ? { en: '1 piece', es: '1 pieza' } : { en: `${count} pieces`, es: `${count} piezas` }

const paths: Record<Grouping, (id: string) => string> = {
  machine: (id) => `/machine-instances/${id}`,
  customer: (id) => `/customers/${id}`,
  part: () => '/orders',
}

const headings: Record<Grouping, Text> = {
  machine: { en: 'Confirmed orders by machine', es: 'Pedidos confirmados por máquina' },
  customer: { en: 'Confirmed orders by customer', es: 'Pedidos confirmados por cliente' },
  part: { en: 'Confirmed orders by part', es: 'Pedidos confirmados por pieza' },
}
