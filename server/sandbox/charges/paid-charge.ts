import type { SandboxTransaction } from '../database/open-sandbox-database'

/**
 * Finds the charge of a payment for the filter of a list: an empty text, which no charge has as its id, if it is not
 * paid, and undefined without a payment.
 */
export async function paidCharge(trx: SandboxTransaction, intent: string | undefined): Promise<string | undefined> {
  if (intent === undefined) return undefined
  const charge = await trx
    .selectFrom('charge')
    .where('payment_intent_id', '=', intent)
    .where('status', '=', 'succeeded')
    .select('id')
    .executeTakeFirst()
  return charge?.id ?? ''
}
