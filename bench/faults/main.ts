import { parseArgs } from 'node:util'
import { connect } from '../../server/db/connection'
import { scalePeople } from '../../server/seed/scale/scale'
import { signIn } from '../authorized-fetch'
import { countOption } from '../count-option'
import { startInstance } from '../instance'
import { chooseFrom, createRandom } from '../random'
import { type Behaviour, checkOut, type Told } from './customer'
import { killDatabase } from './kill-database'
import { settle } from './settle'
import { password, placeOrders, seedShop, takeCardPayments } from './shop'
import { faultsOf, ledgerSum, readOutcomes, strayReservations } from './verdict'

/**
 * Kills the server at random moments while customers pay, and checks afterwards that each order is paid once or not at
 * all, that ledger, order, stock and e-mails agree, and that what each customer was told is true. With `--database`, kills
 * the postmaster of the embedded database around each charge instead, and measures when the order is paid.
 */
const usage =
  'Usage: npm run bench:faults -- [--checkouts N] [--kills N] [--customers N] [--seed N], or --database [--rounds N] [--seed N]'

const { values } = parseArgs({
  options: {
    checkouts: { type: 'string', default: '500' },
    kills: { type: 'string', default: '50' },
    customers: { type: 'string', default: '4' },
    seed: { type: 'string', default: '1' },
    database: { type: 'boolean', default: false },
    rounds: { type: 'string', default: '60' },
  },
})
const countOf = (text: string) => countOption(text, usage)
const checkouts = countOf(values.checkouts)
const kills = countOf(values.kills)
const random = createRandom(countOf(values.seed))
const behaviours: Behaviour[] = [
  ...['pays', 'pays', 'pays', 'pays in two tabs', 'authenticates'],
  ...['is declined, then pays', 'is declined', 'leaves'],
] as Behaviour[]
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

async function killServer(): Promise<boolean> {
  const { address, databaseUrl, crash, stop } = await startInstance({ seed: seedShop })
  const connection = connect(databaseUrl, { max: 2, timeLimits: {} })
  const { db } = connection
  try {
    await takeCardPayments(address)
    const fetch = await signIn(address, scalePeople.operator.email, password)
    const orderIds = await placeOrders(fetch, db, checkouts)
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
    return faults.length === 0 && sum === 0 && stray === 0 && killed === kills
  } finally {
    await connection.close()
    await stop()
  }
}

const isWell = values.database ? await killDatabase(countOf(values.rounds), random) : await killServer()
if (!isWell) process.exitCode = 1
