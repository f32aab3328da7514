import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ProviderEvent } from './provider/payment-provider'
import { createLossyNetwork, losses } from './testing/lossy-network'
import { createPaymentWorld, type PaymentWorld, TOTAL } from './testing/payment-world'
import { expectWithinCaptured, returned } from './testing/within-captured'

const network = createLossyNetwork()
let world: PaymentWorld
beforeAll(async () => {
  world = await createPaymentWorld()
  world.provider.state.refundState = 'PENDING'
  Object.assign(world.provider, network.over(world.provider))
})
afterAll(() => world.test.close())

interface Run {
  orderId: string
  /** Events that are on their way; they arrive in any order, late, twice or never. */
  events: ProviderEvent[]
}

type Step = (run: Run) => Promise<unknown>

const announce = ({ events }: Run, type: string, { intentId }: { intentId: string }) =>
  events.push(world.provider.event(type, { account: world.account, objectId: intentId, intentId }))

/** The customer does something at each checkout that is still open there. */
const atCheckouts =
  (act: (sessionId: string, run: Run) => void): Step =>
  async (run) => {
    for (const { session_id } of await world.payments(run.orderId)) {
      const session = session_id ? world.provider.checkoutOf(session_id) : undefined
      if (session?.status === 'open') act(session.id, run)
    }
  }

const takenOf = async ({ orderId }: Run) => {
  const payments = await world.payments(orderId)
  return payments.flatMap((payment) => {
    const charged = payment.intent_id ? world.provider.payments.get(payment.intent_id) : undefined
    return charged?.charge ? [{ payment, charged, amount: charged.charge.capturedAmount }] : []
  })
}

type DisputeState = Taken['charged']['disputes'][number]['state']

/** The customer's bank asks about a payment, or takes back what was not returned yet, or a part of that. */
const dispute =
  (state: 'INQUIRY' | 'OPEN', share = 1) =>
  async (run: Run): Promise<void> => {
    for (const { charged, amount } of await takenOf(run)) {
      const left = Math.ceil((amount - returned(charged.refunds)) * share)
      if (left === 0 || charged.disputes.length > 0) continue
      const id = `dp_${charged.intentId}`
      const opened = { reason: 'fraudulent', respondBy: undefined, isAnswered: false, openedAt: new Date() }
      charged.disputes.push({ id, state, amount: left, ...opened })
      announce(run, 'charge.dispute.created', charged)
    }
  }

/** The bank decides about a dispute, or ends an inquiry: without an answer, it withdraws what was not returned since. */
const decide = (decision: 'WON' | 'LOST') => async (run: Run) => {
  for (const { charged, amount } of await takenOf(run)) {
    for (const open of charged.disputes.filter((one) => one.state === 'OPEN' || one.state === 'INQUIRY')) {
      const left = amount - returned(charged.refunds)
      const next: Record<string, DisputeState> = { WON: 'INQUIRY_CLOSED', LOST: left > 0 ? 'OPEN' : 'INQUIRY_CLOSED' }
      if (open.state === 'INQUIRY') {
        open.state = next[decision] ?? open.state
        if (open.state === 'OPEN') open.amount = left
      } else open.state = decision
      announce(run, 'charge.dispute.closed', charged)
    }
  }
}

const steps = {
  open: ({ orderId }: Run) => world.checkout(orderId),
  pay: atCheckouts((id, run) => announce(run, 'payment_intent.succeeded', world.provider.pay(id))),
  decline: atCheckouts((id, run) => announce(run, 'payment_intent.payment_failed', world.provider.decline(id))),
  cancel: ({ orderId }: Run) => world.move(orderId, 'CANCELLED'),
  refundHalf: ({ orderId }: Run) => world.refund(orderId, TOTAL / 2),
  refundAll: ({ orderId }: Run) => world.refund(orderId, TOTAL),
  first: async ({ events }: Run) => events[0] && world.deliver(events[0]),
  last: async ({ events }: Run) => {
    const event = events.at(-1)
    if (event) await world.deliver(event)
  },
  settle: async (run: Run) => settleRefunds(run, announce),
  dispute: dispute('OPEN'),
  disputeHalf: dispute('OPEN', 0.5),
  inquire: dispute('INQUIRY'),
  win: decide('WON'),
  lose: decide('LOST'),
  expire: ({ orderId }: Run) => world.expire(orderId),
  compare: () => world.runJob('reconcile-payments'),
  work: () => world.test.runJobs(),
} satisfies Record<string, Step>

type StepName = keyof typeof steps

const step = fc.constantFrom(...(Object.keys(steps) as StepName[]))
/** How far an order has come before chance and crashes take over: most faults lie behind a payment. */
const firstSteps = fc.constantFrom<StepName[]>(
  [],
  ['open'],
  ['open', 'pay'],
  ['open', 'pay', 'first'],
  ['open', 'pay', 'first', 'dispute', 'last'],
  ['open', 'pay', 'first', 'dispute', 'last', 'cancel'],
  ['open', 'pay', 'first', 'disputeHalf', 'last'],
  ['open', 'pay', 'first', 'inquire', 'last'],
)
/** Steps of one moment are taken at once. */
const moments = fc.array(fc.array(step, { minLength: 1, maxLength: 3 }), { minLength: 2, maxLength: 7 })

/** The provider carries out the refunds that it has accepted. */
async function settleRefunds(run: Run, report: typeof announce): Promise<void> {
  for (const { intent_id: intentId } of await world.payments(run.orderId)) {
    const pending =
      world.provider.payments.get(intentId ?? '')?.refunds.filter(({ state }) => state === 'PENDING') ?? []
    for (const refund of pending) {
      refund.state = 'SUCCEEDED'
      if (intentId) report(run, 'refund.updated', { intentId })
    }
  }
}

/** After a crash, jobs that failed are due again, and every event arrives in the end. */
async function recover(run: Run): Promise<void> {
  network.heal()
  for (const event of run.events.toReversed()) await world.deliver(event)
  for (let round = 0; round < 3; round += 1) {
    await settleRefunds(run, announce)
    for (const event of run.events.slice(-3)) await world.deliver(event)
    await world.retryJobs()
  }
}

/** Holds once everything has arrived: provider, payments, order and stock say the same. */
async function expectAgreement(run: Run, reservedBefore: number): Promise<void> {
  const { orderId } = run
  const order = await world.order(orderId)
  const refunds = await world.refunds(orderId)
  const taken = await takenOf(run)
  for (const { payment, charged, amount } of taken) {
    expect(payment.captured_amount).toBe(amount)
    expect(returned(charged.refunds)).toBe(returned(refunds.filter(({ payment_id }) => payment_id === payment.id)))
  }
  const accepted = taken.filter(({ payment }) => !payment.is_late)
  expect(accepted.length).toBeLessThanOrEqual(1)
  expect(order.status === 'PAID').toBe(accepted.length === 1 && order.status !== 'CANCELLED')
  // What an order keeps that nobody gets anything for is in the hands of the bank, or was lost to it.
  const toReturn = taken.filter(({ payment }) => payment.is_late || order.status !== 'PAID')
  for (const { charged, amount } of toReturn) expect(returned(charged.refunds) + disputed(charged)).toBe(amount)
  const counted = order.status === 'PAID' ? accepted : taken
  expect(order.payment_status).toBe(paymentStatus(counted))
  expect(await world.reserved()).toBe(reservedBefore + (order.status === 'PAID' ? 2 : 0))
}

type Taken = Awaited<ReturnType<typeof takenOf>>[number]

const disputed = ({ disputes }: Taken['charged']) =>
  disputes.filter(({ state }) => state === 'OPEN' || state === 'LOST').reduce((total, { amount }) => total + amount, 0)

function paymentStatus(counted: readonly Taken[]): string {
  if (counted.length === 0) return 'UNPAID'
  if (counted.some(({ charged }) => disputed(charged) > 0)) return 'DISPUTED'
  const net = counted.reduce((total, { charged, amount }) => total + amount - returned(charged.refunds), 0)
  return net === TOTAL * counted.length ? 'PAID' : net > 0 ? 'PARTIALLY_REFUNDED' : 'REFUNDED'
}

describe('whatever order events come in, however often, whatever crashes, whoever refunds at once', () => {
  it('provider, payments, order and stock agree, and captured >= pending + succeeded refunds', async () => {
    await fc.assert(
      fc.asyncProperty(firstSteps, moments, losses, async (first, plan, lost) => {
        const reservedBefore = await world.reserved()
        const run: Run = { orderId: await world.placeOrder(), events: [] }
        for (const name of first) {
          await steps[name](run)
          await world.test.runJobs()
        }
        network.lose(lost)
        for (const moment of plan) {
          await Promise.all(moment.map((name) => steps[name](run)))
          await expectWithinCaptured(world, run.orderId)
        }
        await recover(run)
        await expectWithinCaptured(world, run.orderId)
        await expectAgreement(run, reservedBefore)
      }),
      { numRuns: 40 },
    )
    network.heal()
    await world.runJob('reconcile-payments')
    const differences = world.db.selectFrom('payment_audit').where('action', '=', 'DIFFERENCE_FOUND')
    expect(await differences.select('text').execute()).toEqual([])
  })
})
