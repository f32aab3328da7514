import fc from 'fast-check'
import Stripe from 'stripe'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openSandboxPort, type SandboxPort, webhookSecret } from './provider/testing/open-ports'
import { createLossyNetwork, losses } from './testing/lossy-network'
import { createPaymentWorld, type PaymentWorld, TOTAL } from './testing/payment-world'
import { expectWithinCaptured } from './testing/within-captured'

/** Longer than a dealership has to answer a dispute, and the bank to decide. */
const BANK_DAYS_OF_DISPUTE = 8

const network = createLossyNetwork()
let port: SandboxPort
let world: PaymentWorld
beforeAll(async () => {
  port = await openSandboxPort()
  const provider = { ...port.provider, ...network.over(port.provider) }
  world = await createPaymentWorld({ provider, account: port.account })
})
afterAll(async () => {
  await world.test.close()
  await port.close()
})

interface Run {
  orderId: string
  /** How many events the sandbox had sent before; its own arrive in any order, late, twice or never. */
  eventsBefore: number
}

type Step = (run: Run) => Promise<unknown>

const eventsOf = ({ eventsBefore }: Run) => port.sandbox.receiver.bodies.slice(eventsBefore)

/** Has an event that the sandbox sent arrive at the webhook. */
async function deliver(payload: string | undefined): Promise<void> {
  if (payload === undefined) return
  const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret: webhookSecret })
  await world.deliver(payload, signature)
}

const payWith =
  (
    card: 'tok_visa' | 'tok_createDispute' | 'tok_createDisputeInquiry' | 'tok_refundFail' | 'tok_chargeDeclined',
  ): Step =>
  async ({ orderId }) => {
    for (const { session_id } of await world.payments(orderId)) {
      if (session_id) await port.sandbox.person.pay(session_id, card)
    }
  }

const steps = {
  open: ({ orderId }) => world.checkout(orderId),
  pay: payWith('tok_visa'),
  payAndDispute: payWith('tok_createDispute'),
  payAndInquire: payWith('tok_createDisputeInquiry'),
  payUnrefundable: payWith('tok_refundFail'),
  decline: payWith('tok_chargeDeclined'),
  cancel: ({ orderId }) => world.move(orderId, 'CANCELLED'),
  refundHalf: ({ orderId }) => world.refund(orderId, TOTAL / 2),
  refundAll: ({ orderId }) => world.refund(orderId, TOTAL),
  first: (run) => deliver(eventsOf(run)[0]),
  last: (run) => deliver(eventsOf(run).at(-1)),
  send: () => port.settle(),
  pass: () => port.pass(1),
  decide: () => port.pass(BANK_DAYS_OF_DISPUTE),
  expire: ({ orderId }) => world.expire(orderId),
  askForDetails: () => port.sandbox.tryOut(port.account, { refunds: 'need_details' }),
  stopAsking: () => port.sandbox.tryOut(port.account),
  compare: () => world.runJob('reconcile-payments'),
  work: () => world.test.runJobs(),
} satisfies Record<string, Step>

type StepName = keyof typeof steps

const firstSteps = fc.constantFrom<StepName[]>(
  ['open'],
  ['open', 'pay', 'send', 'first'],
  ['open', 'payAndDispute', 'send', 'last', 'pass', 'last'],
  ['open', 'payAndInquire', 'send', 'last', 'pass', 'last'],
)
const step = fc.constantFrom(...(Object.keys(steps) as StepName[]))
/** Steps of one moment are taken at once. */
const moments = fc.array(fc.array(step, { minLength: 1, maxLength: 3 }), { minLength: 2, maxLength: 6 })

/** After a crash, jobs that failed are due again, and every event arrives in the end. */
async function recover(run: Run): Promise<void> {
  network.heal()
  await port.sandbox.tryOut(port.account)
  for (let round = 0; round < 3; round += 1) {
    await port.pass(BANK_DAYS_OF_DISPUTE)
    for (const payload of eventsOf(run).toReversed()) await deliver(payload)
    await world.retryJobs()
  }
}

/** What customers have paid and not got back, as the sandbox's ledger says. */
async function paidByLedger(): Promise<number> {
  const [row] = await port.sandbox.query<{ paid: string }>(
    `select -coalesce(sum(ledger_entry.amount), 0) as paid
       from ledger_entry join ledger_transaction on ledger_transaction.id = transaction_id
       where account_id = $1 and ledger = 'customers'`,
    [port.account],
  )
  return Number(row?.paid)
}

/** The same as the payments of the orders say. */
async function paidByOrders(): Promise<number> {
  const { db } = world
  const sumOf = (rows: readonly { amount: number }[]) => rows.reduce((sum, { amount }) => sum + amount, 0)
  const captured = await db.selectFrom('payment').select('captured_amount as amount').execute()
  const refunds = db.selectFrom('payment_refund').where('state', '=', 'SUCCEEDED').select('amount')
  const lost = db.selectFrom('payment_dispute').where('state', '=', 'LOST').select('amount')
  return sumOf(captured) - sumOf(await refunds.execute()) - sumOf(await lost.execute())
}

it('whatever order events come in, whatever crashes: ledger, order and stock agree', async () => {
  await fc.assert(
    fc.asyncProperty(firstSteps, moments, losses, async (first, plan, lost) => {
      const reservedBefore = await world.reserved()
      const run: Run = { orderId: await world.placeOrder(), eventsBefore: port.sandbox.receiver.bodies.length }
      for (const name of first) await steps[name](run)
      network.lose(lost)
      for (const moment of plan) {
        await Promise.all(moment.map((name) => steps[name](run)))
        await expectWithinCaptured(world, run.orderId)
      }
      await recover(run)
      await expectWithinCaptured(world, run.orderId)
      expect(await paidByOrders()).toBe(await paidByLedger())
      const { status } = await world.order(run.orderId)
      const captured = (await world.payments(run.orderId)).filter((one) => one.captured_amount > 0 && !one.is_late)
      expect(captured.length).toBeLessThanOrEqual(1)
      expect(status === 'PAID').toBe(captured.length === 1 && status !== 'CANCELLED')
      expect(await world.reserved()).toBe(reservedBefore + (status === 'PAID' ? 2 : 0))
    }),
    { numRuns: 12 },
  )
})
