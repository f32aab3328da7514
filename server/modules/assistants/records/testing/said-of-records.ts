import type { components } from '#contract/platform'

type Schemas = components['schemas']

/** What an answer has to say of each property of a record, or why it says nothing of it. */
type Said<Wire> = { [Name in keyof Required<Wire>]: ((value: Wire[Name]) => readonly string[]) | Unsaid }

type Unsaid = 'in words' | 'for the page alone' | 'of other records'

const dollars = ({ amount, currency }: { amount: number; currency: string }): string =>
  new Intl.NumberFormat('en-US', { style: 'currency', currency }).format(amount / 100)

const texts = (...values: readonly (string | null | undefined)[]): string[] =>
  values.flatMap((value) => (value ? [value.replace(/\.$/, '')] : []))

const addressTexts = (address: Schemas['Order']['address']): string[] =>
  texts(address?.recipient, address?.line1, address?.city, address?.region, address?.phone_number)

/** All that an order has in the contract; a new property has to be said, too, or does not compile. */
export const saidOfOrder: Said<Schemas['Order']> = {
  id: 'for the page alone',
  version: 'for the page alone',
  next_statuses: 'for the page alone',
  may_share: 'for the page alone',
  line_count: 'in words',
  status: 'in words',
  fulfillment_status: 'in words',
  payment_status: 'in words',
  delivery: 'in words',
  is_on_account: 'in words',
  paid_too_late_at: 'in words',
  placed_at: 'in words',
  created_at: 'in words',
  updated_at: 'in words',
  dealership: 'of other records',
  operator: 'of other records',
  instance_id: 'of other records',
  parcels: 'of other records',
  order_number: texts,
  placed_by: texts,
  contact_name: texts,
  po_number: texts,
  note: texts,
  invoice_number: texts,
  contact_email: texts,
  address: addressTexts,
  total: (total) => [dollars(total)],
  subtotal: (subtotal) => [dollars(subtotal)],
  core_charge: ({ amount, currency }) => (amount > 0 ? [dollars({ amount, currency })] : []),
  tax: ({ amount, currency }) => (amount > 0 ? [dollars({ amount, currency })] : []),
  tax_rate: 'in words',
  credit_notes: (notes) => notes.flatMap(({ number, amount }) => [number, dollars(amount)]),
  order_parts: (parts) =>
    parts.flatMap(({ part, cost }) => [...texts(part.part_number, part.description), dollars(cost)]),
  order_bundles: (bundles) => bundles.flatMap(({ bundle, cost }) => [bundle.name, dollars(cost)]),
  payments: (payments) => payments.flatMap(({ amount, method }) => [dollars(amount), ...texts(method)]),
  shipments: (shipments) =>
    shipments.flatMap(({ carrier, tracking_number, link }) => texts(carrier, tracking_number, link)),
}

/** All that a payment has in the contract, for the admins of a dealership. */
export const saidOfPayment: Said<Schemas['Payment']> = {
  id: 'for the page alone',
  organization_id: 'for the page alone',
  returns_due: 'of other records',
  state: 'in words',
  failure: 'in words',
  paid_at: 'in words',
  created_at: 'in words',
  order: ({ number }) => [number],
  customer: ({ name }) => [name],
  amount: (amount) => [dollars(amount)],
  refunded: ({ amount, currency }) => (amount > 0 ? [dollars({ amount, currency })] : []),
  refundable: (refundable) => [dollars(refundable)],
  fee: (fee) => (fee ? [dollars(fee)] : []),
  method: texts,
  provider_reference: texts,
  refunds: (refunds) =>
    refunds.flatMap(({ amount, reason, requested_by }) => [dollars(amount), ...texts(reason, requested_by)]),
  disputes: 'in words',
  history: (history) => history.flatMap(({ who }) => texts(who)),
}

/** All that a quote has in the contract. */
export const saidOfQuote: Said<Schemas['Quote']> = {
  id: 'for the page alone',
  version: 'for the page alone',
  next_statuses: 'for the page alone',
  may_change_lines: 'for the page alone',
  may_quote: 'for the page alone',
  may_share: 'for the page alone',
  letterhead: 'of other records',
  order_id: 'of other records',
  dealership: 'of other records',
  operator: 'of other records',
  status: 'in words',
  line_count: 'in words',
  currency: 'in words',
  order_awaits_payment: 'in words',
  delivery: 'in words',
  tax_rate: 'in words',
  valid_until: 'in words',
  viewed_at: 'in words',
  created_at: 'in words',
  updated_at: 'in words',
  quote_number: texts,
  created_by: texts,
  comment: texts,
  note: texts,
  order_number: texts,
  po_number: 'in words',
  address: addressTexts,
  instance: (instance) => texts(instance?.name),
  total: (total) => (total ? [dollars(total)] : []),
  subtotal: 'in words',
  core_charge: (charge) => (charge && charge.amount > 0 ? [dollars(charge)] : []),
  tax: (tax) => (tax && tax.amount > 0 ? [dollars(tax)] : []),
  lines: (lines) => lines.flatMap(({ description, cost }) => [...texts(description), ...(cost ? [dollars(cost)] : [])]),
  offers: 'in words',
  history: (history) => history.flatMap(({ by, reason }) => texts(by, reason)),
}

/** The texts of a record that an answer has to say. */
export function textsOf<Wire>(wire: Wire, said: Said<Wire>): string[] {
  const found: string[] = []
  for (const name in said) {
    const write = said[name]
    if (typeof write === 'function') found.push(...write(wire[name]))
  }
  return found
}
