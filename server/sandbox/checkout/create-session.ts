import { z } from 'zod'
import { invalidRequest } from '../api/api-error'
import { amount, currency, flag, ignored, metadata, time, url, wholeNumber } from '../api/inputs'
import type { Work } from '../api/operation'
import type { Account, LineItem } from '../database/schema'
import { newId } from '../new-id'

const MINUTE_MS = 60_000
const MIN_LIFE_MS = 30 * MINUTE_MS
const MAX_LIFE_MS = 24 * 60 * MINUTE_MS
/** As the provider; less is refused by card networks. */
const SMALLEST_AMOUNT = 50
const LARGEST_AMOUNT = 99_999_999

const lineItem = z.strictObject({
  quantity: wholeNumber.refine((quantity) => quantity > 0, 'Invalid quantity').default(1),
  price_data: z.strictObject({
    currency,
    unit_amount: z.union([amount, z.literal('0').transform(() => 0)]),
    product_data: z.looseObject({ name: z.string().min(1).max(1500) }),
    tax_behavior: ignored,
  }),
})

const payment = z.strictObject({
  application_fee_amount: amount.optional(),
  description: z.string().max(1000).optional(),
  receipt_email: z.string().max(800).optional(),
  metadata: metadata.default({}),
  statement_descriptor_suffix: ignored,
  transfer_group: ignored,
  capture_method: z.literal('automatic').optional(),
})

export const newSession = z.strictObject({
  mode: z.literal('payment'),
  ui_mode: z.enum(['hosted_page', 'hosted', 'embedded_page', 'embedded']).default('hosted_page'),
  line_items: z.array(lineItem).min(1).max(100),
  success_url: url.optional(),
  cancel_url: url.optional(),
  return_url: url.optional(),
  client_reference_id: z.string().max(200).optional(),
  customer_email: z.string().max(800).optional(),
  metadata: metadata.default({}),
  payment_intent_data: payment.optional(),
  expires_at: time.optional(),
  locale: z.string().max(20).optional(),
  automatic_tax: z.strictObject({ enabled: flag.refine((on) => !on, 'The sandbox computes no taxes') }).optional(),
  allowed_payment_method_types: z.array(z.literal('card')).optional(),
  ...{ billing_address_collection: ignored, customer_creation: ignored, expand: ignored, submit_type: ignored },
  ...{ redirect_on_completion: ignored, phone_number_collection: ignored, wallet_options: ignored },
})

export type NewSession = z.output<typeof newSession>

/** Opens a session, whose page asks for a card until it is paid, expired or too old. */
export async function createSession({ trx, now }: Work, account: Account, input: NewSession) {
  if (!account.charges_enabled) {
    throw invalidRequest('In order to use Checkout, you must complete the onboarding of your account.')
  }
  const { total, currency: sessionCurrency, items } = totalOf(input)
  const payment = input.payment_intent_data
  if ((payment?.application_fee_amount ?? 0) > total) {
    throw invalidRequest('The application fee is more than the payment.', {
      param: 'payment_intent_data[application_fee_amount]',
    })
  }
  return trx
    .insertInto('checkout_session')
    .values({
      id: newId('cs_test', 40),
      account_id: account.id,
      status: 'open',
      amount_total: total,
      currency: sessionCurrency,
      line_items: JSON.stringify(items),
      parameters: JSON.stringify({
        ui_mode: input.ui_mode,
        ...addressesOf(input),
        client_reference_id: input.client_reference_id ?? null,
        locale: input.locale ?? null,
        payment: {
          application_fee: payment?.application_fee_amount ?? 0,
          description: payment?.description ?? null,
          receipt_email: payment?.receipt_email ?? null,
          metadata: payment?.metadata ?? {},
        },
      }),
      metadata: JSON.stringify(input.metadata),
      customer_email: input.customer_email ?? null,
      expires_at: expiryOf(input, now),
      created_at: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
}

function totalOf({ line_items }: NewSession) {
  const currencies = new Set(line_items.map(({ price_data }) => price_data.currency))
  const [only = ''] = currencies
  if (currencies.size > 1) throw invalidRequest('All line items must have the same currency.', { param: 'line_items' })
  const items: LineItem[] = line_items.map(({ quantity, price_data }) => ({
    name: price_data.product_data.name,
    quantity,
    unit_amount: price_data.unit_amount,
  }))
  const total = items.reduce((sum, { quantity, unit_amount }) => sum + quantity * unit_amount, 0)
  if (total < SMALLEST_AMOUNT) {
    throw invalidRequest('The total amount due is less than the smallest amount that can be charged.', {
      code: 'amount_too_small',
    })
  }
  if (total > LARGEST_AMOUNT) {
    throw invalidRequest('The total amount due is more than the largest amount that can be charged.', {
      code: 'amount_too_large',
    })
  }
  return { total, currency: only, items }
}

function addressesOf({ ui_mode, success_url, cancel_url, return_url }: NewSession) {
  const isEmbedded = ui_mode.startsWith('embedded')
  const required = isEmbedded ? return_url : success_url
  if (required === undefined) {
    const param = isEmbedded ? 'return_url' : 'success_url'
    throw invalidRequest(`Missing required param: ${param}.`, { param, code: 'parameter_missing' })
  }
  return { success_url: success_url ?? null, cancel_url: cancel_url ?? null, return_url: return_url ?? null }
}

function expiryOf({ expires_at }: NewSession, now: Date): Date {
  if (!expires_at) return new Date(now.getTime() + MAX_LIFE_MS)
  const life = expires_at.getTime() - now.getTime()
  // Times on the wire are whole seconds.
  if (life < MIN_LIFE_MS - 1000 || life > MAX_LIFE_MS) {
    throw invalidRequest('The `expires_at` timestamp must be 30 minutes to 24 hours from now.', { param: 'expires_at' })
  }
  return expires_at
}
