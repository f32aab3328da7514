import type { Database } from '../../../db/connection'
import type { Transact } from '../../../events/unit-of-work'
import { enqueue } from '../../../infrastructure/jobs/job-queue'
import type { JobHandlers } from '../../../infrastructure/jobs/worker'
import type { Outbox } from '../../notifications'
import { emailsOfAdmins } from '../../organizations'
import { allAccounts, type PaymentAccount } from '../accounts/account.repository'
import { insertAudit } from '../audit/audit.repository'
import { differencesEmail } from '../payment-mail'
import { storePayout } from '../payouts/refresh-payout'
import type { PaymentProvider, ProviderTaking } from '../provider/payment-provider'
import type { RefreshPayment } from '../refresh-payment'
import { findPayment, findPaymentId } from '../stored-payment.repository'
import { type Difference, differenceOf, differenceText } from './difference'
import {
  orderNumberOf,
  ordersThatDisagree,
  reconciledSince,
  reportedToday,
  takenSince,
  unsentRefunds,
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
 * Compares payments and orders with what the provider took, account by account. What an event would have told is stored
 * now; what still differs is recorded and reported to the dealership's admins.
 */
export const createReconcile = (dependencies: Dependencies) => async (): Promise<Difference[]> => {
  const { db, transact } = dependencies
  const all: Difference[] = []
  const failures: unknown[] = []
  for (const account of await allAccounts(db)) {
    try {
      const found = [...(await compare(dependencies, account)), ...(await ordersThatDisagree(db, account.dealershipId))]
      await report(dependencies, account.dealershipId, found)
      all.push(...found)
    } catch (error) {
      // One account that the provider does not let be read must not hide what differs in the others.
      failures.push(error)
    }
  }
  for (const id of await unsentRefunds(db)) {
    await transact((trx) =>
      enqueue(trx, 'send-refund', { refund_id: id }, { key: `send-refund-${id}`, maxAttempts: 25 }),
    )
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
  for await (const taking of provider.takingsSince(providerAccount, since)) {
    seen.add(taking.intentId)
    const difference = await compareTaking(dependencies, taking)
    if (difference) differences.push(difference)
  }
  for await (const payout of provider.payoutsSince(providerAccount, since)) {
    await transact((trx) => storePayout(trx, outbox, dealershipId, payout))
  }
  const missing = (await takenSince(db, dealershipId, since)).filter(({ intentId }) => !seen.has(intentId))
  return [...differences, ...missing.map(({ number }) => ({ about: number, kind: 'not_at_provider' as const }))]
}

/** A difference may only be news that has not arrived yet, so the payment is read again before it counts. */
async function compareTaking({ db, refreshPayment }: Dependencies, taking: ProviderTaking) {
  const { intentId } = taking
  const id = (await findPaymentId(db, { intentId })) ?? taking.paymentId
  const read = async () => (id ? findPayment(db, id) : undefined)
  if (!differenceOf(taking, await read())) return undefined
  if (id) await refreshPayment(id, { intentId })
  const difference = differenceOf(taking, await read())
  return difference && id ? { ...difference, about: await orderNumberOf(db, id) } : difference
}

/** Records what differs, and e-mails each difference once a day, however often the comparison is repeated. */
async function report({ db, transact, outbox }: Dependencies, dealershipId: string, found: readonly Difference[]) {
  const textOf = ({ about, kind }: Difference) => `${about}: ${kind}`
  const known = await reportedToday(db, dealershipId)
  const news = found.filter((difference) => !known.has(textOf(difference)))
  await transact(async (trx) => {
    for (const difference of found) {
      await insertAudit(trx, { dealershipId, action: 'DIFFERENCE_FOUND', text: textOf(difference) })
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
