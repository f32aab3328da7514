import { amountWriter } from '../../../domain/amount-writer'
import { inLanguage } from '../../../record-tools/asker-text'
import type { Asker, FoundRecords } from '../../../record-tools/record-tool'
import { writeSums } from '../../../record-tools/written-sums'
import type { OrderCard, OrderRepository } from '../order.repository'
import { filtersOf, type OrdersInput } from './asked-orders'
import { isConfirmed } from './order-states'

interface Sum {
  text: string | undefined
  /** Of one order; absent where there is no sum in one currency. */
  average?: string
  /** Absent for several currencies. */
  figure?: FoundRecords['figure']
  /** Whether orders were left out of it. */
  isOfSome: boolean
}

/**
 * What orders come to. Of orders in any state only those that are confirmed are summed, as in what was spent: what failed,
 * expired or waits for payment has cost nothing so far.
 */
export async function sumOf(orders: OrderRepository, input: OrdersInput, asker: Asker): Promise<Sum> {
  const visible = orders.visibleTo(asker.caller)
  const cards = (await Promise.all(filtersOf(input, asker).map((filter) => visible.cards(filter)))).flat()
  const summed = input.state === undefined ? cards.filter(({ status }) => isConfirmed(status)) : cards
  const amount = writeSums(sumsByCurrency(summed), asker)
  const count = countOf(summed)
  if (count === 0) return { text: undefined, isOfSome: countOf(cards) > 0 }
  const average = { ...averageOf(sumsByCurrency(summed), count, asker), figure: figureOf(sumsByCurrency(summed)) }
  if (count === countOf(cards)) return { text: amount, isOfSome: false, ...average }
  return {
    text: inLanguage(
      {
        en: `${count} of them confirmed, which come to ${amount}`,
        es: `${count} de ellos confirmados, que suman ${amount}`,
      },
      asker,
    ),
    isOfSome: true,
    ...average,
  }
}

/** Rounded to the minor unit. */
function averageOf(sums: readonly Total[], count: number, { locale }: Asker): { average?: string } {
  const [only, ...others] = sums
  if (!only || others.length > 0) return {}
  return { average: amountWriter(only.currency, locale)(Math.round(Number(only.amount) / count)) }
}

function figureOf([only, ...others]: readonly Total[]): FoundRecords['figure'] {
  return only && others.length === 0 ? { amount: Number(only.amount), currency: only.currency } : undefined
}

interface Total {
  currency: string
  amount: bigint
}

/** What is counted where only confirmed orders are. */
export const confirmedNote = (asker: Asker): string => inLanguage(counted, asker)

const counted = {
  en: 'Only confirmed orders are counted, with tax: none that waits for payment, failed, expired or was cancelled. Refunds are not deducted.',
  es: 'Solo cuentan los pedidos confirmados, con impuestos: ninguno que espera el pago, falló, caducó o se canceló. No se descuentan reembolsos.',
}

const countOf = (cards: readonly OrderCard[]): number => cards.reduce((sum, { count }) => sum + Number(count), 0)

function sumsByCurrency(cards: readonly OrderCard[]): Total[] {
  const sums = new Map<string, bigint>()
  for (const { currency, sum } of cards) sums.set(currency, (sums.get(currency) ?? 0n) + BigInt(sum))
  return [...sums].map(([currency, amount]) => ({ currency, amount }))
}
