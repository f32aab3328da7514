/** The most that one line of an order or quote may ask for. */
export const MAX_QUANTITY = 10_000_000

/** How many of a part may be ordered. */
export interface QuantityRules {
  minQuantity: number
  packSize: number
}

/** The price of one from a quantity on, in minor units. */
export interface QuantityPrice {
  minQuantity: number
  amount: number
}

export interface PartPrices {
  /** The entries of the operator's price list. */
  entries: readonly QuantityPrice[]
  /** The catalogue's price breaks. */
  breaks: readonly QuantityPrice[]
  /** The catalogue's price of one. */
  cost: number | null
}

export type PriceSource = 'price-list' | 'price-break' | 'catalogue' | 'bundle' | 'bundle-parts'

export interface ChosenPrice {
  /** For one, in minor units. */
  amount: bigint
  source: PriceSource
}

export interface BundleComponent {
  /** How many of the part are in one bundle. */
  perUnit: number
  prices: PartPrices
}

export type QuantityFault = 'quantity_too_small' | 'quantity_not_in_packs' | 'quantity_too_large'

/** Returns the smallest permitted quantity that covers the given one, or the largest permitted one beyond the limit. */
export function nextQuantity(quantity: number, { minQuantity, packSize }: QuantityRules): number {
  const next = Math.ceil(Math.max(quantity, minQuantity) / packSize) * packSize
  return next <= MAX_QUANTITY ? next : Math.floor(MAX_QUANTITY / packSize) * packSize
}

/** Returns what is wrong with a quantity and the one to offer instead; undefined for a permitted quantity. */
export function validateQuantity(
  quantity: number,
  rules: QuantityRules,
): { fault: QuantityFault; nextQuantity: number } | undefined {
  const next = nextQuantity(quantity, rules)
  if (quantity === next) return undefined
  if (quantity > next) return { fault: 'quantity_too_large', nextQuantity: next }
  const fault = quantity < rules.minQuantity ? 'quantity_too_small' : 'quantity_not_in_packs'
  return { fault, nextQuantity: next }
}

/** The operator's price list takes precedence over the catalogue's breaks, and these over its price of one. */
export function choosePrice(quantity: number, { entries, breaks, cost }: PartPrices): ChosenPrice | null {
  const entry = priceAt(quantity, entries)
  if (entry) return { amount: BigInt(entry.amount), source: 'price-list' }
  const priceBreak = priceAt(quantity, breaks)
  if (priceBreak) return { amount: BigInt(priceBreak.amount), source: 'price-break' }
  return cost === null ? null : { amount: BigInt(cost), source: 'catalogue' }
}

/**
 * A bundle costs its own price, otherwise the sum of its parts, each at the price for as many as the line needs.
 * @returns null if it has no price of its own and is empty or contains a part without a price
 */
export function chooseBundlePrice(
  quantity: number,
  cost: number | null,
  components: readonly BundleComponent[],
): ChosenPrice | null {
  if (cost !== null) return { amount: BigInt(cost), source: 'bundle' }
  if (components.length === 0) return null
  let amount = 0n
  for (const { perUnit, prices } of components) {
    const price = choosePrice(quantity * perUnit, prices)
    if (!price) return null
    amount += price.amount * BigInt(perUnit)
  }
  return { amount, source: 'bundle-parts' }
}

function priceAt(quantity: number, prices: readonly QuantityPrice[]): QuantityPrice | undefined {
  const reached = prices.filter(({ minQuantity }) => minQuantity <= quantity)
  return reached.toSorted((one, other) => other.minQuantity - one.minQuantity)[0]
}
