import { mayCall } from '../../../access/access-policy'
import type { Database } from '../../../db/connection'
import { inLanguage, monthFor } from '../../../record-tools/asker-text'
import { wanted } from '../../../record-tools/matching'
import type { Asker, DayPeriod, Fact, RecordTool, ToolInput } from '../../../record-tools/record-tool'
import { MONTHS, type SalesMonth } from '../sales/sales-figures'
import { findSalesMonths } from '../sales/sales-figures.repository'

/** How long orders take until their first parcel, and how much of them is in it, by month, as Home of a dealership shows it. */
export const turnaroundTool = (db: Database): RecordTool => ({
  name: 'turnaround',
  description: `Days from an order to its first parcel (median) and the share of its pieces in that, by month, of the last ${MONTHS} months.`,
  input: ['period', 'by', 'sort', 'skip', 'limit'],
  groupings: ['month'],
  records: { en: 'turnaround of orders', es: 'tiempos de envío de los pedidos' },
  mayUse: (caller) => caller.organization !== null && mayCall('dealership-admin', caller),
  find: async (input, asker) => {
    const dealershipId = asker.caller.organization?.id
    if (!dealershipId) return { facts: [], total: 0 }
    const months = await findSalesMonths(db, dealershipId, new Date())
    const shipped = months.filter((month): month is Shipped => month.turnaroundDays !== null)
    const found = sorted(
      shipped.filter(({ month }) => isWithin(month, input.period)),
      input,
    )
    return {
      facts: wanted(found, input).map((one) => factOf(one, asker)),
      total: found.length,
      heading: inLanguage({ en: 'Turnaround by month', es: 'Tiempo de envío por mes' }, asker),
    }
  },
})

type Shipped = SalesMonth & { turnaroundDays: number }

/** Whether a month, as in `2026-11`, has days of a period. */
const isWithin = (month: string, { from, to }: DayPeriod = {}): boolean =>
  (from === undefined || month >= from.slice(0, 7)) && (to === undefined || month <= to.slice(0, 7))

/** The newest first; of no period and no order, the newest alone. */
function sorted(months: readonly Shipped[], { sort = 'newest', period, by }: ToolInput): readonly Shipped[] {
  const newest = months.toReversed()
  const longest = newest.toSorted((one, other) => other.turnaroundDays - one.turnaroundDays)
  const each = { newest, oldest: months, largest: longest, smallest: longest.toReversed() }[sort]
  return period || by === 'month' ? each : each.slice(0, 1)
}

function factOf({ month, turnaroundDays, fillRate }: Shipped, asker: Asker): Fact {
  const title = monthFor(month, asker)
  const write = (figure: number, digits: number) =>
    new Intl.NumberFormat(asker.locale, { maximumFractionDigits: digits }).format(figure)
  const days = write(turnaroundDays, 1)
  const share = fillRate === null ? undefined : write(100 * fillRate, 0)
  const text = inLanguage(
    {
      en: `${days} days from the order to its first parcel (median)${share ? `, with ${share} % of its pieces` : ''}`,
      es: `${days} días del pedido a su primer paquete (mediana)${share ? `, con el ${share} % de sus piezas` : ''}`,
    },
    asker,
  )
  return { title, path: '/', text: `${title}: ${text}` }
}
