import type { components } from '#contract/platform'
import { moneyLimits } from '#contract/platform-limits'
import type { Database } from '../../../db/connection'
import { findCatalogueOf, pricesOfOne } from '../../catalogue'

type Kit = components['schemas']['ServiceKit']

interface Sides {
  dealershipId: string
  operatorId: string
}

/**
 * Kits at the prices that an operator pays at a dealership, those of its price list and of price breaks: a customer is
 * shown what an order then charges. Without a catalogue nothing is sold, and the kits stay as they are.
 */
export async function atCustomerPrices(db: Database, sides: Sides, kits: readonly Kit[]): Promise<Map<string, Kit>> {
  const distinct = [...new Map(kits.map((kit) => [kit.id, kit])).values()]
  if (distinct.length === 0 || !(await findCatalogueOf(db, sides.dealershipId))) return new Map()
  const prices = (await pricesOfOne(db, { ...sides, lines: distinct.flatMap(linesOf) })).values()
  const nextPrice = () => withinLimit(prices.next().value ?? null)
  return new Map(distinct.map((kit) => [kit.id, withPrices(kit, nextPrice)]))
}

/** The kit, then its parts, each in the quantity that decides its price. */
const linesOf = ({ id, parts }: Kit) => [
  { bundleId: id, quantity: 1 },
  ...parts.map(({ part_id: partId, quantity }) => ({ partId, quantity })),
]

function withPrices(kit: Kit, nextPrice: () => Kit['cost']): Kit {
  const cost = nextPrice()
  return { ...kit, cost, parts: kit.parts.map((part) => ({ ...part, cost: nextPrice() })) }
}

const withinLimit = (price: Kit['cost']): Kit['cost'] =>
  price && price.amount <= moneyLimits.amount.maximum ? price : null
