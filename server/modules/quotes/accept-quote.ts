import type { QuoteActor } from '../../access'
import type { Transaction } from '../../db/connection'
import type { QuoteStatus } from '../../db/schema'
import { transition, type VersionedRecord } from '../../db/transition'
import { conflict, invalid } from '../../domain/domain-error'
import type { Region } from '../../domain/locale'
import { writtenDay } from '../../domain/written-day'
import { placeOrder } from '../orders'
import { lacksAddress, type Quote, quoteStates } from './quote'
import { contentsOf, lineProblems } from './quote-lines'
import { dayAtDealership } from './stored-quote.repository'

/**
 * @throws DomainError conflict if the last day has passed, or a line can no longer be ordered as it was quoted; invalid if
 *   nobody has entered where to ship it
 */
export async function assertCanAccept(trx: Transaction, quote: Quote): Promise<void> {
  const today = await dayAtDealership(trx, quote.dealership.id)
  if (quote.validUntil === null || quote.validUntil < today) {
    const day = (region: Region) => writtenDay(quote.validUntil, region)
    throw conflict(
      'quote_expired',
      (region) => ({
        en: `This quote was valid until ${day(region).en}. Ask for a new one.`,
        es: `Este presupuesto era válido hasta el ${day(region).es}. Pida uno nuevo.`,
      }),
      { status: quote.status, version: quote.version },
    )
  }
  if (lacksAddress(quote)) throw noAddress()
  await assertLinesAvailable(trx, quote)
}

/** Of a quote that was sent before an address was required. */
const noAddress = () =>
  invalid({
    path: 'body.address',
    message: {
      en: 'Enter the delivery address, or choose pickup.',
      es: 'Introduzca la dirección de entrega o elija la recogida.',
    },
  })

/** @throws DomainError conflict for a line whose part or bundle is no longer sold or was superseded meanwhile */
export async function assertLinesAvailable(trx: Transaction, quote: Quote): Promise<void> {
  const [fault] = (await lineProblems(trx, quote)).values()
  if (!fault) return
  throw conflict(
    fault.code,
    {
      en: `${fault.text.en} Change the lines of the quote first.`,
      es: `${fault.text.es} Cambie antes las líneas del presupuesto.`,
    },
    { status: quote.status, version: quote.version },
  )
}

interface Conversion {
  quote: Quote
  accepted: VersionedRecord<QuoteStatus>
  by: { actors: readonly QuoteActor[]; personId?: string | undefined }
}

/** Places the one order of an accepted quote, at the quoted prices and tax rate. */
export async function convertToOrder(trx: Transaction, { quote, accepted, by }: Conversion): Promise<void> {
  const contents = await contentsOf(trx, quote)
  const orderId = await placeOrder(trx, {
    dealershipId: quote.dealership.id,
    operatorId: quote.operator.id,
    by: { actors: ['customer'], personId: by.personId },
    currency: quote.currency,
    lines: quote.lines.map((line, index) => ({
      ...line,
      unitAmount: quotedAmount(line),
      parts: contents[index]?.parts ?? [],
    })),
    taxRate: quote.taxName === '' ? null : { name: quote.taxName, basisPoints: quote.taxBasisPoints },
    delivery: quote.delivery,
    address: quote.address,
    poNumber: quote.poNumber,
    note: quote.note,
    instanceId: quote.instance?.id ?? null,
  })
  await transition(trx, quoteStates, accepted, {
    to: 'CONVERTED',
    by: { actors: ['system'] },
    set: { order_id: orderId },
  })
}

function quotedAmount({ id, unitAmount }: Quote['lines'][number]): number {
  if (unitAmount === null) throw new Error(`the line ${id} of a sent quote has no price`)
  return unitAmount
}
