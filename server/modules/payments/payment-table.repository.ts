import { byteOrderMark, csvLine } from '../../csv/write-csv'
import type { Database } from '../../db/connection'
import { salesNumber } from '../../domain/sales-number'
import type { Language } from '../../domain/text'
import { type AuditFilter, listAudit } from './audit/audit-list.repository'
import { listPayments, type PaymentFilter } from './payment.repository'

/** How many rows are read at once. */
const PAGE = 500

/** Reads the pages of a list one after the other. */
async function* pagesOf<Row>(read: (page: number) => Promise<{ items: Row[] }>): AsyncGenerator<Row> {
  for (let page = 1; ; page += 1) {
    const { items } = await read(page)
    yield* items
    if (items.length < PAGE) return
  }
}

const paymentHead = {
  en: ['Created', 'Paid', 'Order', 'Customer', 'State', 'Amount', 'Refunded', 'Fee', 'Currency', 'Method', 'Id'],
  es: [
    'Creado',
    'Pagado',
    'Pedido',
    'Cliente',
    'Estado',
    'Importe',
    'Reembolsado',
    'Comisión',
    'Moneda',
    'Medio',
    'Id',
  ],
}

/** Payments as lines of a table. Amounts are in whole units of the currency, with a point. */
export async function* paymentTable(db: Database, filter: PaymentFilter, language: Language): AsyncGenerator<string> {
  yield byteOrderMark + csvLine(paymentHead[language])
  const sort = { field: 'created_at', direction: 'desc' } as const
  for await (const row of pagesOf((page) => listPayments(db, filter, sort, { page, limit: PAGE }))) {
    const amount = (minor: number | null) => (minor === null ? '' : decimal(minor, row.currency))
    yield csvLine([
      row.createdAt.toISOString(),
      row.paidAt?.toISOString() ?? '',
      salesNumber('order', row.number),
      row.customerName,
      row.state,
      amount(row.amount),
      amount(row.returned),
      amount(row.feeAmount),
      row.currency,
      row.method,
      row.id,
    ])
  }
}

const auditHead = {
  en: ['At', 'Action', 'Who', 'Order', 'Amount', 'Currency', 'Text'],
  es: ['Fecha', 'Acción', 'Quién', 'Pedido', 'Importe', 'Moneda', 'Texto'],
}

export async function* auditTable(db: Database, filter: AuditFilter, language: Language): AsyncGenerator<string> {
  yield byteOrderMark + csvLine(auditHead[language])
  for await (const row of pagesOf((page) => listAudit(db, filter, { page, limit: PAGE }))) {
    yield csvLine([
      row.recordedAt.toISOString(),
      row.action,
      row.who ?? '',
      row.number === null ? '' : salesNumber('order', row.number),
      row.amount === null || row.currency === null ? '' : decimal(row.amount, row.currency),
      row.currency ?? '',
      row.text,
    ])
  }
}

/** `1234` cents as `12.34`; yen have no decimals. */
function decimal(minor: number, currency: string): string {
  const format = new Intl.NumberFormat('en', { style: 'currency', currency })
  const digits = format.resolvedOptions().maximumFractionDigits ?? 2
  return (minor / 10 ** digits).toFixed(digits)
}
