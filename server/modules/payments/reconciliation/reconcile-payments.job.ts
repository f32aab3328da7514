import type { Database } from '../../../db/connection'
import type { Transact } from '../../../events/unit-of-work'
import { recordProgress } from '../../../infrastructure/jobs/job-progress'
import type { JobHandlers } from '../../../infrastructure/jobs/worker'
import type { Outbox } from '../../notifications'
import { emailsOfAdmins } from '../../organizations'
import { allAccounts, type PaymentAccount } from '../accounts/account.repository'
import { insertAudit } from '../audit/audit.repository'
import { differencesEmail } from '../payment-mail'
import { storePayout } from '../payouts/refresh-payout'
import type { PaymentProvider, ProviderPayment } from '../provider/payment-provider'
import { ProviderRefusal } from '../provider/provider-error'
import type { RefreshPayment } from '../refresh-payment'
import { enqueueRefund } from '../refunds/enqueue-refund'
import { findPayment, findPaymentId } from '../stored-payment.repository'
import { type Difference, differencesOf, differenceText, recordOf } from './difference'
import {
  intentsToCompare,
  orderNumberOf,
  ordersThatDisagree,
  ordersThatOwe,
  reconciledSince,
  unsentRefunds,
  withoutReported,
} from './reconciliation.repository'

export const reconcileCrontab = '40 3 * * * reconcile-payments ?jobKey=reconcile-payments&max=3'

interface Dependencies {
  db: Database
  transact: Transact
  provider: PaymentProvider
  outbox: Outbox
  refreshPayment: RefreshPayment
}

/**
 * Compares payments and orders with what the provider has, account by account: what was taken, its fee, what was refunded
 * and what banks have withdrawn. What an event would have reported is stored now; what still differs is recorded and reported
 * to the dealership's admins.
 */
export const createReconcile = (dependencies: Dependencies) => async (): Promise<Difference[]> => {
  const { db, transact } = dependencies
  const all: Difference[] = []
  const failures: unknown[] = []
  for (const account of await allAccounts(db)) {
    try {
      const { dealershipId } = account
      const found = [
        ...(await compare(dependencies, account)),
        ...(await ordersThatDisagree(db, dealershipId)),
        ...(await ordersThatOwe(db, dealershipId)),
      ]
      await report(dependencies, dealershipId, found)
      all.push(...found)
    } catch (error) {
      // One account that the provider does not let be read must not hide what differs in the others.
      failures.push(error)
    }
  }
  for (const id of await unsentRefunds(db)) {
    await transact((trx) => enqueueRefund(trx, id))
  }
  if (failures.length > 0) throw failures[0]
  return all
}

export type Reconcile = ReturnType<typeof createReconcile>

export const reconcileJob =
  (reconcile: Reconcile): JobHandlers['reconcile-payments'] =>
  async () => {
    await reconcile()
  }

async function compare(dependencies: Dependencies, account: PaymentAccount): Promise<Difference[]> {
  const { db, transact, provider, outbox } = dependencies
  const { dealershipId, providerAccount } = account
  const since = reconciledSince()
  const differences: Difference[] = []
  const seen = new Set<string>()
  for await (const current of provider.paymentsSince(providerAccount, since)) {
    seen.add(current.intentId)
    differences.push(...(await comparePayment(dependencies, providerAccount, current)))
  }
  for await (const payout of provider.payoutsSince(providerAccount, since)) {
    await transact((trx) => storePayout(trx, outbox, dealershipId, payout))
  }
  for (const intentId of await intentsToCompare(db, dealershipId, since)) {
    if (seen.has(intentId)) continue
    const current = await readOrNone(provider, providerAccount, intentId)
    differences.push(...(await comparePayment(dependencies, providerAccount, current)))
  }
  return differences
}

/** A payment as the provider has it, or as one that took nothing if the provider does not know it. */
async function readOrNone(provider: PaymentProvider, account: string, intentId: string): Promise<ProviderPayment> {
  try {
    return await provider.readPayment(account, intentId)
  } catch (error) {
    if (!(error instanceof ProviderRefusal)) throw error
    return { intentId, paymentId: undefined, failure: undefined, charge: undefined, refunds: [], disputes: [] }
  }
}

/**
 * A difference may only be news that has not arrived yet, or of another moment than ours, so both are read again before it
 * counts.
 */
async function comparePayment(
  { db, provider, refreshPayment }: Dependencies,
  account: string,
  listed: ProviderPayment,
): Promise<Difference[]> {
  recordProgress()
  const { intentId, charge } = listed
  const id = (await findPaymentId(db, { intentId })) ?? listed.paymentId
  const read = async () => (id ? findPayment(db, id) : undefined)
  const known = await read()
  if (differencesOf(listed, known).length === 0) return []
  if (known && charge) await refreshPayment(known.id, { intentId })
  const found = differencesOf(await readOrNone(provider, account, intentId), await read())
  const about = known ? await orderNumberOf(db, known.id) : (charge?.id ?? intentId)
  return found.map((kind) => ({ about, kind }))
}

/** Records what differs, and e-mails what is news, however often the comparison is repeated. */
async function report({ db, transact, outbox }: Dependencies, dealershipId: string, found: readonly Difference[]) {
  const news = await withoutReported(db, dealershipId, found)
  await transact(async (trx) => {
    for (const difference of found) {
      const { owed: amount } = difference
      await insertAudit(trx, { dealershipId, action: 'DIFFERENCE_FOUND', amount, text: recordOf(difference) })
    }
    if (news.length === 0) return
    const differences = news.map(differenceText)
    const addresses = await emailsOfAdmins(trx, dealershipId)
    const url = outbox.addressOf('/payments/history?action=DIFFERENCE_FOUND')
    await outbox.sendAll(
      trx,
      addresses.map((to) => differencesEmail({ to, organizationId: dealershipId, differences, url })),
    )
  })
}
