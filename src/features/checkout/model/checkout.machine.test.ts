import { describe, expect, it, vi } from 'vitest'
import { type AnyEventObject, type AnyStateMachine, createActor, fromPromise } from 'xstate'
import { getShortestPaths } from 'xstate/graph'
import { portalOrder } from '@/entities/portal-order/testing'
import { ApiError, noAnswer } from '@/shared/api'
import { problem } from '../../../../tests/msw/problem'
import { type CheckoutOrder, checkoutMachine, type ProviderSession } from './checkout.machine'

const waiting = portalOrder
const unpaid: CheckoutOrder = { ...portalOrder, status: 'FAILED' }
const paid: CheckoutOrder = { ...portalOrder, status: 'PAID', payment_status: 'PAID' }
const cancelled: CheckoutOrder = { ...portalOrder, status: 'CANCELLED' }
const orders = { waiting, unpaid, paid, cancelled }

const session: ProviderSession = { kind: 'hosted', url: 'http://127.0.0.1/sandbox/checkout/cs_1' }
const refusal = (code: string, status = 409) => new ApiError({ status, data: problem(status, code, code) })

const loaded = (output: CheckoutOrder) => ({ type: 'xstate.done.actor.loadOrder', output })
const notLoaded = { type: 'xstate.error.actor.loadOrder', error: noAnswer() }
const read = (order: CheckoutOrder) => ({ type: 'order.read', order })
const requested = { type: 'payment.requested' }
const opened = { type: 'xstate.done.actor.openSession', output: session }
const refused = (error: unknown) => ({ type: 'xstate.error.actor.openSession', error })
const marked = { type: 'xstate.done.actor.markFailed' }
const notMarked = { type: 'xstate.error.actor.markFailed', error: refusal('order_paid') }
const restored = { type: 'page.restored' }

const events = [
  ...Object.values(orders).flatMap((order) => [loaded(order), read(order)]),
  ...[notLoaded, { type: 'loading.retried' }, requested, opened, marked, notMarked, restored],
  ...[noAnswer(), refusal('amount_changed'), refusal('payment_in_progress'), refusal('internal', 500)].map(refused),
]

/** The machine with calls that never end; the test sends their ends as the events that they are. */
function world() {
  const leave = vi.fn()
  const showOutcome = vi.fn()
  const sent = vi.fn()
  const never = () => new Promise<never>(() => undefined)
  const logic: AnyStateMachine = checkoutMachine.provide({
    actors: {
      loadOrder: fromPromise<CheckoutOrder>(never),
      openSession: fromPromise<ProviderSession, CheckoutOrder | undefined>(({ input }) => {
        sent(input)
        return never()
      }),
      markFailed: fromPromise<void, CheckoutOrder | undefined>(never),
    },
    actions: {
      leave: (_, params) => leave(params),
      showOutcome: (_, params) => showOutcome(params),
    },
  })
  return { logic, leave, showOutcome, sent }
}

function reached(...all: AnyEventObject[]) {
  const { logic, ...rest } = world()
  const checkout = createActor(logic).start()
  for (const event of all) checkout.send(event)
  return { ...checkout.getSnapshot(), ...rest }
}

const statusOf = (event: AnyEventObject) => event.order?.status ?? event.output?.status ?? event.error?.code
const nameOf = (event: AnyEventObject) => [event.type, statusOf(event)].filter(Boolean).join(' ')

describe('a checkout by path', () => {
  const paths = getShortestPaths(world().logic, {
    events,
    serializeState: (snapshot) => JSON.stringify(snapshot.value),
    serializeEvent: nameOf,
  })

  it('knows these states and no others', () => {
    expect(new Set(paths.map(({ state }) => state.value))).toEqual(new Set(Object.keys(checkoutMachine.states)))
    expect(Object.keys(checkoutMachine.states).toSorted()).toEqual(
      [
        ...['loading', 'unavailable', 'reviewing', 'creatingSession', 'paying', 'confirming', 'markingFailed'],
        ...['closed', 'completed', 'failed'],
      ].toSorted(),
    )
  })

  it.each(paths.map((path) => [path.steps.map(({ event }) => nameOf(event)).join(' > '), path] as const))(
    '%s',
    (_, path) => {
      expect(reached(...path.steps.slice(1).map(({ event }) => event)).value).toBe(path.state.value)
    },
  )
})

const opening = [loaded(waiting), requested]

describe('every edge', () => {
  it.each([
    ['loading', [loaded(waiting)], 'reviewing'],
    ['loading', [loaded(unpaid)], 'reviewing'],
    ['loading', [loaded(paid)], 'completed'],
    ['loading', [loaded(cancelled)], 'closed'],
    ['loading', [notLoaded], 'unavailable'],
    ['unavailable', [notLoaded, { type: 'loading.retried' }], 'loading'],
    ['reviewing, paid in another tab', [loaded(waiting), read(paid)], 'completed'],
    ['reviewing, cancelled meanwhile', [loaded(waiting), read(cancelled)], 'closed'],
    ['reviewing, changed meanwhile', [loaded(waiting), read(unpaid)], 'reviewing'],
    ['creatingSession', opening, 'creatingSession'],
    ['creatingSession, asked twice', [...opening, requested], 'creatingSession'],
    ['creatingSession, opened', [...opening, opened], 'paying'],
    ['creatingSession, connection lost', [...opening, refused(noAnswer())], 'reviewing'],
    ['creatingSession, price changed', [...opening, refused(refusal('amount_changed'))], 'loading'],
    ['creatingSession, paid in another tab', [...opening, refused(refusal('order_paid'))], 'loading'],
    ['creatingSession, being confirmed', [...opening, refused(refusal('payment_in_progress'))], 'confirming'],
    ['creatingSession, refused', [...opening, refused(refusal('payments_not_ready'))], 'markingFailed'],
    ['creatingSession, server error', [...opening, refused(refusal('internal', 500))], 'markingFailed'],
    ['paying, Back button', [...opening, opened, restored], 'loading'],
    ['paying, paid in another tab', [...opening, opened, read(paid)], 'completed'],
    ['paying, cancelled meanwhile', [...opening, opened, read(cancelled)], 'closed'],
    ['paying, nothing new', [...opening, opened, read(waiting)], 'paying'],
    ['confirming, paid', [...opening, refused(refusal('payment_in_progress')), read(paid)], 'completed'],
    ['confirming, still', [...opening, refused(refusal('payment_in_progress')), read(waiting)], 'confirming'],
    ['confirming, declined', [...opening, refused(refusal('payment_in_progress')), read(unpaid)], 'reviewing'],
    ['confirming, cancelled', [...opening, refused(refusal('payment_in_progress')), read(cancelled)], 'closed'],
    ['confirming, again', [...opening, refused(refusal('payment_in_progress')), requested], 'creatingSession'],
    ['markingFailed', [...opening, refused(refusal('internal', 500)), marked], 'failed'],
    ['markingFailed, refused', [...opening, refused(refusal('internal', 500)), notMarked], 'failed'],
    ['closed, reopened', [loaded(cancelled), read(waiting)], 'reviewing'],
  ] as const)('%s: %# leads on', (_, path, state) => {
    expect(reached(...path).value).toBe(state)
  })
})

describe('a checkout', () => {
  it('opens the payment of what was shown, and leads to the provider', () => {
    const { sent, leave } = reached(...opening, opened)
    expect(sent.mock.calls).toEqual([[waiting]])
    expect(leave.mock.calls).toEqual([[session]])
  })

  it('"a non-200 checkout-session answer marks the order failed and redirects with failed=true"', () => {
    expect(reached(...opening, refused(refusal('payments_not_ready')), marked).showOutcome.mock.calls).toEqual([
      [{ failed: true }],
    ])
  })

  it('of a paid order leads to what has become of it, without paying again', () => {
    const { showOutcome, sent } = reached(loaded(paid))
    expect(showOutcome.mock.calls).toEqual([[{ failed: false }]])
    expect(sent).not.toHaveBeenCalled()
  })

  it('explains why the order is shown again, until the next try', () => {
    const changed = refusal('amount_changed')
    const again = [...opening, refused(changed), loaded(waiting)]
    expect(reached(...again).context.failure).toBe(changed)
    expect(reached(...again, requested).context.failure).toBeUndefined()
  })
})
