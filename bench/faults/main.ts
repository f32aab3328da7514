import { parseArgs } from 'node:util'
import { sql } from 'kysely'
import { connect, type Database } from '../../server/db/connection'
import { personAt } from '../../server/sandbox/pages/person-at'
import { scalePeople } from '../../server/seed/scale/scale'
import { addSales } from '../api/add-sales'
import { type AuthorizedFetch, json, jsonFrom, read, signIn } from '../authorized-fetch'
import { countOption } from '../count-option'
import { startInstance } from '../instance'
import { chooseFrom, createRandom } from '../random'
import { type Behaviour, checkOut, type Told } from './customer'
import { faultsOf, ledgerSum, readOutcomes, strayReservations } from './verdict'

/**
 * Kills the server at random moments while customers pay, and checks afterwards that each order is paid once or not at
 * all, that ledger, order, stock and e-mails agree, and that what each customer was told is true.
 */
const usage = 'Usage: npm run bench:faults -- [--checkouts N] [--kills N] [--customers N] [--seed N]'

const { values } = parseArgs({
  options: {
    checkouts: { type: 'string', default: '500' },
    kills: { type: 'string', default: '50' },
    customers: { type: 'string', default: '4' },
    seed: { type: 'string', default: '1' },
  },
})
const countOf = (text: string) => countOption(text, usage)
const checkouts = countOf(values.checkouts)
const kills = countOf(values.kills)
const random = createRandom(countOf(values.seed))
const password = 'only for this one bench'
const behaviours: Behaviour[] = [
  ...['pays', 'pays', 'pays', 'pays in two tabs', 'authenticates'],
  ...['is declined, then pays', 'is declined', 'leaves'],
] as Behaviour[]
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
/** Longer than the lease of a job whose worker died. */
const QUIET_MS = 300_000

const { address, databaseUrl, crash, stop } = await startInstance({
  async seed(trx) {
    await addSales(trx, { parts: 100, orders: 0, models: 1, password })
    await trx.updateTable('stock_level').set({ on_hand: 1_000_000 }).execute()
    await trx
      .updateTable('person')
      .set({ groups: ['Org Admin'] })
      .where('email', '=', scalePeople.staff.email)
      .execute()
  },
})
const connection = connect(databaseUrl, { max: 2, timeLimits: {} })
const { db } = connection

/** Orders of one part each, which await payment. */
async function placeOrders(fetch: AuthorizedFetch): Promise<string[]> {
  const { items } = await read<{ items: { organization: { id: string } }[] }>(await fetch('/api/v2/catalogues/'))
  const part = await db.selectFrom('stock_level').select('part_id as id').limit(1).executeTakeFirstOrThrow()
  const ids: string[] = []
  for (let placed = 0; placed < checkouts; placed += 1) {
    const order = {
      dealership_id: items[0]?.organization.id,
      order_parts: [{ part_id: part.id, quantity: 2 }],
      delivery: 'PICKUP',
      po_number: `faults-${placed}`,
    }
    ids.push((await read<{ id: string }>(await fetch('/api/v2/orders/', json('POST', order)))).id)
  }
  return ids
}

async function takeCardPayments(): Promise<void> {
  const fetch = await signIn(address, scalePeople.staff.email, password)
  const { organization_id: id } = await read<{ organization_id: string }>(await fetch('/api/v2/payments/account'))
  const body = { component: 'onboarding', return_url: `${address}/payment-management` }
  const { session } = await read<{ session: { url: string } }>(
    await fetch(`/api/v2/payments/session/${id}/`, jsonFrom(address, body)),
  )
  await personAt(`${address}/sandbox`).onboard(session.url)
  // Read from the provider, which has enabled the account.
  await read(await fetch('/api/v2/payments/account'))
}

/** Waits until every charged order is paid, or nothing has changed for too long. */
async function settle(db: Database, orderIds: readonly string[]): Promise<void> {
  let before = ''
  let end = Date.now() + QUIET_MS
  while (Date.now() < end) {
    const outcomes = await readOutcomes(db, orderIds)
    const { rows } = await sql<{ waiting: number }>`
      select count(*)::int as waiting from graphile_worker.jobs where task_identifier = 'handle-payment-event'`.execute(
      db,
    )
    const isSettled = outcomes.every(
      ({ charges, status, emails }) => charges === 0 || (status === 'PAID' && emails > 0),
    )
    if (isSettled && rows[0]?.waiting === 0) return
    const now = JSON.stringify([outcomes, rows])
    if (now !== before) end = Date.now() + QUIET_MS
    before = now
    await pause(1000)
  }
}

try {
  await takeCardPayments()
  const fetch = await signIn(address, scalePeople.operator.email, password)
  const orderIds = await placeOrders(fetch)
  const waiting = orderIds.map((orderId) => ({ orderId, behaviour: chooseFrom(behaviours, random) }))
  const told = new Map<string, Told>()
  let isOver = false
  const customers = Array.from({ length: countOf(values.customers) }, async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      told.set(next.orderId, await checkOut({ fetch, address }, next.orderId, next.behaviour))
    }
  })
  const shopping = Promise.all(customers).then(() => {
    isOver = true
  })
  let killed = 0
  // What is left is spread over the kills that are left, so that they come during the checkouts.
  while (killed < kills && !isOver) {
    const due = checkouts - ((kills - killed) * checkouts) / kills
    while (told.size < due && !isOver) await pause(10)
    await pause(random() * 400)
    await crash()
    killed += 1
  }
  await shopping
  await settle(db, orderIds)

  const outcomes = await readOutcomes(db, orderIds)
  const faults = outcomes.flatMap((outcome) =>
    faultsOf(outcome, told.get(outcome.orderId) ?? 'nothing').map((fault) => `${outcome.orderId}: ${fault}`),
  )
  const sum = await ledgerSum(db)
  const stray = await strayReservations(db)
  const count = (answer: Told) => [...told.values()].filter((one) => one === answer).length
  const paid = outcomes.filter(({ status }) => status === 'PAID').length
  console.log(
    [
      `${checkouts} checkouts, ${killed} kills: ${paid} paid once, ${checkouts - paid} not at all`,
      `told: ${count('paid')} paid, ${count('declined')} declined, ${count('nothing')} nothing`,
      `ledger: ${sum}, stray reservations: ${stray}, faults: ${faults.length}`,
      ...faults,
    ].join('\n'),
  )
  if (faults.length > 0 || sum !== 0 || stray !== 0 || killed < kills) process.exitCode = 1
} finally {
  await connection.close()
  await stop()
}
