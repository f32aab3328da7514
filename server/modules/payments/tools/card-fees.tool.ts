import type { Database } from '../../../db/connection'
import { periodOf } from '../../../domain/period'
import { inLanguage, monthFor, periodFor } from '../../../record-tools/asker-text'
import { wanted } from '../../../record-tools/matching'
import type { Asker, FoundRecords, RecordTool, ToolInput } from '../../../record-tools/record-tool'
import { writeSums } from '../../../record-tools/written-sums'
import { findFees, type MonthOfFees } from './asked-fee.repository'
import { moneyTool } from './money-tool'

/** What the payment provider charges for card payments, as the page of payments sums it. */
export const cardFeesTool = (db: Database): RecordTool =>
  moneyTool(db, {
    name: 'card_fees',
    description: 'What the payment provider has charged for card payments, in all or by month.',
    input: ['period', 'by', 'sort', 'skip', 'limit'],
    groupings: ['month'],
    records: { en: 'card fees', es: 'comisiones de tarjeta' },
    find: async ({ dealershipId, input, asker }) => {
      const { timeZone } = asker
      const period = periodOf(timeZone, input.period?.from, input.period?.to)
      const months = await findFees(db, { dealershipId, timeZone, period })
      const found = input.by === 'month' ? byMonth(months, input, asker) : inAll(months, input, asker)
      const unknown = months.reduce((sum, one) => sum + one.unknown, 0)
      return { ...found, note: unknown > 0 ? inLanguage(notKnown(unknown), asker) : undefined }
    },
  })

function inAll(months: readonly MonthOfFees[], { period = {} }: ToolInput, asker: Asker): FoundRecords {
  if (months.length === 0) return { facts: [], total: 0 }
  const when = periodFor(period, asker) || inLanguage({ en: 'so far', es: 'hasta ahora' }, asker)
  const title = inLanguage({ en: 'Card fees', es: 'Comisiones de tarjeta' }, asker)
  return { facts: [{ title, path: '/payments', text: `${title} ${when}: ${written(months, asker)}` }], total: 1 }
}

function byMonth(months: readonly MonthOfFees[], input: ToolInput, asker: Asker): FoundRecords {
  const names = [...new Set(months.map(({ month }) => month))]
  const each = names.map((name) => ({ name, of: months.filter(({ month }) => month === name) }))
  const feesOf = ({ of }: { of: readonly MonthOfFees[] }) => of.reduce((sum, { fees }) => sum + fees, 0)
  const bySize = each.toSorted((one, other) => feesOf(other) - feesOf(one))
  const sorted = { newest: each, oldest: each.toReversed(), largest: bySize, smallest: bySize.toReversed() }
  return {
    facts: wanted(sorted[input.sort ?? 'newest'], input).map(({ name, of }) => {
      const title = monthFor(name, asker)
      return { title, path: '/payments', text: `${title}: ${written(of, asker)}` }
    }),
    total: each.length,
    heading: inLanguage({ en: 'Card fees by month', es: 'Comisiones de tarjeta por mes' }, asker),
  }
}

/** "$12.34 for 3 payments of $500.00" */
function written(months: readonly MonthOfFees[], asker: Asker): string {
  const sumOf = (of: 'fees' | 'takings') =>
    writeSums(
      months.map((month) => ({ amount: month[of], currency: month.currency })),
      asker,
    )
  const count = months.reduce((sum, { payments }) => sum + payments, 0)
  const [fees, takings] = [sumOf('fees'), sumOf('takings')]
  return inLanguage(
    {
      en: `${fees} for ${count} ${count === 1 ? 'payment' : 'payments'} of ${takings}`,
      es: `${fees} por ${count} ${count === 1 ? 'pago' : 'pagos'} de ${takings}`,
    },
    asker,
  )
}

const notKnown = (count: number) => ({
  en: `The fees of ${count} of the payments are not known yet.`,
  es: `Aún no se conocen las comisiones de ${count} de los pagos.`,
})
