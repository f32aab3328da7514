import { connect, type Database } from '../../server/db/connection'
import { scalePeople } from '../../server/seed/scale/scale'
import { signIn } from '../authorized-fetch'
import { median, timed } from '../timing'
import { checkOut, type Told } from './customer'
import { startEmbeddedInstance } from './embedded-instance'
import { settle } from './settle'
import { password, placeOrders, seedShop, takeCardPayments } from './shop'
import { faultsOf, ledgerSum, readOutcomes, strayReservations } from './verdict'

const MAX_SECONDS = 30
const MAX_MEDIAN_SECONDS = 10
/** Checkouts without a fault, which show how long one takes until its order is paid. */
const CALM_CHECKOUTS = 5
/** Nothing is waited for longer; what is not paid by then counts as lost. */
const PATIENCE_MS = 120_000

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** Waits until a question to the database is answered with yes. */
async function until(question: () => Promise<boolean>): Promise<boolean> {
  const end = Date.now() + PATIENCE_MS
  while (Date.now() < end) {
    if (await question().catch(() => false)) return true
    await pause(50)
  }
  return false
}

const isPaid = async (db: Database, orderId: string) =>
  (await db.selectFrom('customer_order').where('id', '=', orderId).select('status').executeTakeFirst())?.status ===
  'PAID'

/**
 * Kills the postmaster once while each customer pays, and measures how long after the database's return their order is
 * paid. @returns whether each was paid once, and soon enough
 */
export async function killDatabase(rounds: number, random: () => number): Promise<boolean> {
  const { address, databaseUrl, killPostmaster, stop } = await startEmbeddedInstance(seedShop)
  // A lost connection is noticed by the next question.
  const { db, close } = connect(databaseUrl, { max: 2, timeLimits: { statement_timeout: 5000 } })
  try {
    await takeCardPayments(address)
    const fetch = await signIn(address, scalePeople.operator.email, password)
    const told = new Map<string, Told>()
    const pay = (orderId: string) =>
      checkOut({ fetch, address }, orderId, 'pays').then((answer) => told.set(orderId, answer))
    const calmIds = await placeOrders(fetch, db, CALM_CHECKOUTS)
    const calmMs: number[] = []
    for (const orderId of calmIds) {
      calmMs.push(
        await timed(async () => {
          await pay(orderId)
          await until(() => isPaid(db, orderId))
        }),
      )
    }
    // From before the charge until after everything that follows from it.
    const withinMs = 1.2 * median(calmMs)
    const orderIds = await placeOrders(fetch, db, rounds)
    const seconds: number[] = []
    const notReady = new Set<string>()
    for (const [index, orderId] of orderIds.entries()) {
      const killAfterMs = Math.round(random() * withinMs)
      const shopping = pay(orderId)
      await pause(killAfterMs)
      await killPostmaster()
      // The postmaster's processes end with it, or are ended before its successor starts.
      await pause(300)
      await until(async () => (await db.selectFrom('customer_order').select('id').limit(1).execute()).length > 0)
      const returnedAt = Date.now()
      await shopping
      const hasBeenPaid = await until(() => isPaid(db, orderId))
      seconds.push(hasBeenPaid ? (Date.now() - returnedAt) / 1000 : Number.POSITIVE_INFINITY)
      const isReady = await until(async () => (await globalThis.fetch(`${address}/readyz`)).ok)
      if (!isReady) notReady.add(orderId)
      console.log(`${index + 1}: killed after ${killAfterMs} ms, paid ${seconds.at(-1)?.toFixed(1)} s after the return`)
    }
    await settle(db, orderIds)

    const outcomes = await readOutcomes(db, orderIds)
    const faults = outcomes.flatMap((outcome) =>
      faultsOf(outcome, told.get(outcome.orderId) ?? 'nothing').map((fault) => `${outcome.orderId}: ${fault}`),
    )
    const lost = outcomes.filter(({ charges, status }) => charges > 0 && status !== 'PAID').length
    const doubled = outcomes.filter(({ charges }) => charges > 1).length
    const [sum, stray] = [await ledgerSum(db), await strayReservations(db)]
    const [middle, longest] = [median(seconds), Math.max(...seconds)]
    console.log(
      [
        `${rounds} rounds, killed within ${withinMs.toFixed(0)} ms of the checkout: ${lost} lost, ${doubled} doubled, ${faults.length} faults, ${notReady.size} not ready again`,
        `paid after the database's return: median ${middle.toFixed(1)} s (limit ${MAX_MEDIAN_SECONDS}), longest ${longest.toFixed(1)} s (limit ${MAX_SECONDS})`,
        `ledger: ${sum}, stray reservations: ${stray}`,
        ...faults,
      ].join('\n'),
    )
    const isSoon = middle < MAX_MEDIAN_SECONDS && longest <= MAX_SECONDS
    return isSoon && faults.length === 0 && notReady.size === 0 && sum === 0 && stray === 0
  } finally {
    await close()
    await stop()
  }
}
