/** An amount in the currency's minor unit, usually cents, with its ISO 4217 code (behaviour, section 2). */
export interface Money {
  readonly amount: bigint
  readonly currency: string
}

/**
 * @param amount as returned by PostgreSQL: a string for `bigint` and sums of it
 * @throws RangeError unless the amount is a whole number that JavaScript represents exactly
 */
export function money(amount: bigint | number | string, currency: string): Money {
  if (typeof amount === 'number' && !Number.isSafeInteger(amount))
    throw new RangeError(`${amount} is not an exact amount`)
  if (typeof amount === 'string' && !/^-?\d+$/.test(amount)) throw new RangeError(`"${amount}" is not a whole number`)
  if (!/^[A-Z]{3}$/.test(currency)) throw new RangeError(`"${currency}" is not an ISO 4217 code`)
  return { amount: BigInt(amount), currency }
}

/** @throws RangeError for different currencies */
export function add(a: Money, b: Money): Money {
  if (a.currency !== b.currency) throw new RangeError(`${a.currency} and ${b.currency} cannot be added`)
  return { amount: a.amount + b.amount, currency: a.currency }
}

/** @param quantity a whole number */
export const times = ({ amount, currency }: Money, quantity: number): Money => ({
  amount: amount * BigInt(quantity),
  currency,
})

/** @throws RangeError when an amount has another currency */
export const total = (amounts: readonly Money[], currency: string): Money =>
  amounts.reduce(add, { amount: 0n, currency })

/**
 * Calculates a share of an amount, such as a tax, rounded half to even (behaviour: banker's rounding per line).
 * @param basisPoints hundredths of a percent: 825 is 8.25 %
 */
export function share({ amount, currency }: Money, basisPoints: number): Money {
  const whole = 10_000n
  const product = amount * BigInt(basisPoints)
  const floor = product >= 0n ? product / whole : -((-product + whole - 1n) / whole)
  const twice = (product - floor * whole) * 2n
  const roundsUp = twice > whole || (twice === whole && floor % 2n !== 0n)
  return { amount: roundsUp ? floor + 1n : floor, currency }
}

/** The largest amount that a JSON number represents exactly. */
const MAX_EXACT = BigInt(Number.MAX_SAFE_INTEGER)

/**
 * Converts a sum over records to the contract's shape. Nothing limits how many there are: a larger sum is shown as the largest
 * exact one, because a list must not fail for it.
 */
export const sumToWire = ({ amount, currency }: Money): { amount: number; currency: string } =>
  moneyToWire({ amount: amount > MAX_EXACT ? MAX_EXACT : amount, currency })

/**
 * Converts money to the contract's shape.
 * @throws RangeError beyond 2^53, which JSON numbers do not represent exactly
 */
export function moneyToWire({ amount, currency }: Money): { amount: number; currency: string } {
  const exact = Number(amount)
  if (!Number.isSafeInteger(exact)) throw new RangeError(`${amount} does not fit into a JSON number`)
  return { amount: exact, currency }
}
