import { type RawBuilder, sql } from 'kysely'
import { decimalsOf } from '../domain/amount-writer'

/** Minor units of one whole one, of the currencies where these are not a hundred. */
const exceptions = Intl.supportedValuesOf('currency').filter((currency) => decimalsOf(currency) !== 2)

const divisors = sql.raw(
  exceptions.map((currency) => `when '${currency}' then ${10 ** decimalsOf(currency)}`).join(' '),
)

/**
 * An amount in whole units of its currency, such as dollars, to compare it with what people type.
 * @param amount a column with minor units
 * @param currency a column with its ISO 4217 code
 */
export const amountInUnits = (amount: string, currency: string): RawBuilder<number> =>
  sql<number>`(${sql.ref(amount)}::numeric / case ${sql.ref(currency)} ${divisors} else 100 end)`
