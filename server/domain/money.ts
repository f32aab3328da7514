/** An amount in the currency's minor unit (cents, for most), with its ISO 4217 code (behaviour, section 2). */
export interface Money {
  readonly amount: bigint
  readonly currency: string
}

/**
 * @param amount as PostgreSQL gives it: a string for `bigint` and for a sum of them
 * @throws RangeError for anything but a whole number that JavaScript has read exactly
 */
export function money(amount: bigint | number | string, currency: string): Money {
  if (typeof amount === 'number' && !Number.isSafeInteger(amount)) throw new RangeError(`${amount} is no exact amount`)
  if (typeof amount === 'string' && !/^-?\d+$/.test(amount)) throw new RangeError(`"${amount}" is no whole number`)
  if (!/^[A-Z]{3}$/.test(currency)) throw new RangeError(`"${currency}" is no ISO 4217 code`)
  return { amount: BigInt(amount), currency }
}

/** @throws RangeError for two currencies */
export function add(a: Money, b: Money): Money {
  if (a.currency !== b.currency) throw new RangeError(`${a.currency} and ${b.currency} cannot be added`)
  return { amount: a.amount + b.amount, currency: a.currency }
}

/** @param quantity a whole number */
export const times = ({ amount, currency }: Money, quantity: number): Money => ({
  amount: amount * BigInt(quantity),
  currency,
})

/** @throws RangeError for two currencies, or an amount of another currency than that of an empty sum */
export const total = (amounts: readonly Money[], currency: string): Money =>
  amounts.reduce(add, { amount: 0n, currency })

/**
 * A share of an amount, such as a tax, rounded half to even (behaviour: banker's rounding per line).
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

/**
 * As the contract has it.
 * @throws RangeError beyond 2^53, which JSON numbers do not carry exactly
 */
export function moneyToWire({ amount, currency }: Money): { amount: number; currency: string } {
  const plain = Number(amount)
  if (!Number.isSafeInteger(plain)) throw new RangeError(`${amount} does not fit into a JSON number`)
  return { amount: plain, currency }
}
