import { amountWriter } from '../domain/amount-writer'
import { money, total } from '../domain/money'
import { listFor } from './asker-text'
import type { Asker } from './record-tool'

/** What amounts come to, by currency, as the asker writes it; nothing is converted. */
export function writeSums(
  amounts: readonly { amount: number | bigint; currency: string }[],
  { locale }: Pick<Asker, 'locale'>,
): string {
  const currencies = [...new Set(amounts.map(({ currency }) => currency))]
  const sums = currencies.map((currency) => {
    const ofCurrency = amounts.filter((one) => one.currency === currency).map(({ amount }) => money(amount, currency))
    return amountWriter(currency, locale)(Number(total(ofCurrency, currency).amount))
  })
  return listFor(sums, { locale })
}

/** What one of them comes to on average, rounded to the minor unit; undefined for several currencies, or none. */
export function writeAverage(
  amounts: readonly { amount: number | bigint; currency: string }[],
  { locale }: Pick<Asker, 'locale'>,
): string | undefined {
  const [first] = amounts
  if (!first || amounts.some(({ currency }) => currency !== first.currency)) return undefined
  const sum = total(
    amounts.map(({ amount, currency }) => money(amount, currency)),
    first.currency,
  )
  return amountWriter(first.currency, locale)(Math.round(Number(sum.amount) / amounts.length))
}
