import PDFDocument from 'pdfkit'
import type { Language } from '../../../domain/text'

export interface Receipt {
  /** As people read them. */
  orderNumber: string
  paidOn: string
  method: string
  reference: string
  dealership: string
  customer: string
  poNumber: string
  lines: readonly { description: string; quantity: number; total: string }[]
  subtotal: string
  coreCharge: string
  tax: string
  paid: string
  /** Empty if nothing was refunded. */
  refunded: string
}

const words = {
  en: {
    title: 'Receipt',
    order: 'Order',
    paidOn: 'Paid on',
    method: 'Paid with',
    reference: 'Reference',
    customer: 'Customer',
    po: 'PO number',
    item: 'Item',
    quantity: 'Quantity',
    amount: 'Amount',
    subtotal: 'Subtotal',
    core: 'Core charges',
    tax: 'Tax',
    paid: 'Paid',
    refunded: 'Refunded',
  },
  es: {
    title: 'Recibo',
    order: 'Pedido',
    paidOn: 'Pagado el',
    method: 'Pagado con',
    reference: 'Referencia',
    customer: 'Cliente',
    po: 'Número de orden de compra',
    item: 'Artículo',
    quantity: 'Cantidad',
    amount: 'Importe',
    subtotal: 'Subtotal',
    core: 'Cargos por casco',
    tax: 'Impuesto',
    paid: 'Pagado',
    refunded: 'Reembolsado',
  },
} as const satisfies Record<Language, Record<string, string>>

const MARGIN = 56
const WIDTH = 595.28 - 2 * MARGIN
const QUANTITY_X = MARGIN + WIDTH - 150
const AMOUNT_X = MARGIN + WIDTH - 90
const BOTTOM = 841.89 - MARGIN

/** Draws the receipt of a payment on A4. */
export function receiptPdf(receipt: Receipt, language: Language): Promise<Buffer> {
  const text = words[language]
  const document = new PDFDocument({
    size: 'A4',
    margin: MARGIN,
    lang: language,
    displayTitle: true,
    info: { Title: `${text.title} ${receipt.orderNumber}` },
  })
  const done = collected(document)
  document.font('Helvetica-Bold').fontSize(20).text(receipt.dealership)
  document.moveDown(0.3).fontSize(14).text(`${text.title} · ${text.order} ${receipt.orderNumber}`).moveDown()
  const facts = [
    [text.customer, receipt.customer],
    [text.paidOn, receipt.paidOn],
    [text.method, receipt.method],
    [text.reference, receipt.reference],
    [text.po, receipt.poNumber],
  ] as const
  for (const [label, value] of facts) {
    if (value === '') continue
    document.font('Helvetica').fontSize(10).text(`${label}: ${value}`)
  }
  document.moveDown()
  row(document, [text.item, text.quantity, text.amount], 'Helvetica-Bold')
  for (const line of receipt.lines) row(document, [line.description, String(line.quantity), line.total])
  document.moveDown()
  row(document, [text.subtotal, '', receipt.subtotal])
  if (receipt.coreCharge !== '') row(document, [text.core, '', receipt.coreCharge])
  row(document, [text.tax, '', receipt.tax])
  row(document, [text.paid, '', receipt.paid], 'Helvetica-Bold')
  if (receipt.refunded !== '') row(document, [text.refunded, '', receipt.refunded], 'Helvetica-Bold')
  document.end()
  return done
}

type Cells = readonly [item: string, quantity: string, amount: string]

function row(document: PDFKit.PDFDocument, [item, quantity, amount]: Cells, font = 'Helvetica'): void {
  document.font(font).fontSize(10)
  const width = QUANTITY_X - MARGIN - 12
  if (document.y + document.heightOfString(item, { width }) > BOTTOM) document.addPage()
  const { y } = document
  document.text(quantity, QUANTITY_X, y, { width: 50, align: 'right' })
  document.text(amount, AMOUNT_X, y, { width: 90, align: 'right' })
  document.text(item, MARGIN, y, { width })
  document.moveDown(0.3)
}

function collected(document: PDFKit.PDFDocument): Promise<Buffer> {
  const chunks: Buffer[] = []
  return new Promise((resolve, reject) => {
    document.on('data', (chunk: Buffer) => chunks.push(chunk))
    document.on('end', () => resolve(Buffer.concat(chunks)))
    document.on('error', reject)
  })
}
