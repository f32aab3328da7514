import { assign, fromPromise, setup } from 'xstate'
import type { components } from '#contract/platform'
import { isPaid, isPayable } from '@/entities/portal-order'
import { ApiError, isUnanswered } from '@/shared/api'

type Schemas = components['schemas']
export type CheckoutOrder = Schemas['Order']
export type ProviderSession = Schemas['ProviderSession']
export type EmbeddedSession = Schemas['EmbeddedSession']

export type CheckoutEvent =
  | { type: 'payment.requested' }
  /** Another tab, the dealership or the provider's event may have changed it. */
  | { type: 'order.read'; order: CheckoutOrder }
  /** The browser's Back led here from the provider, with the page as it was left. */
  | { type: 'page.restored' }
  | { type: 'loading.retried' }

type Context = {
  order: CheckoutOrder | undefined
  session: ProviderSession | undefined
  /** Why the last call did not succeed. */
  failure: unknown
}

const notProvided = (name: string) => async (): Promise<never> => {
  throw new Error(`provide ${name}`)
}

/** Refusals by which no payment has failed: the order is read again, and shown as it is now. */
const orderHasChanged = ['amount_changed', 'order_paid', 'order_cancelled', 'order_expired', 'order_not_payable']

const codeOf = (cause: unknown) => (cause instanceof ApiError ? cause.code : undefined)

type Read = { order: CheckoutOrder }
const failed = ({ event }: { event: { error: unknown } }) => event.error
const loaded = ({ event }: { event: { output: CheckoutOrder } }) => ({ order: event.output })
const read = ({ event }: { event: Read }) => event

const checkoutSetup = setup({
  types: {
    context: {} as Context,
    events: {} as CheckoutEvent,
    tags: '' as 'sending',
  },
  actors: {
    loadOrder: fromPromise<CheckoutOrder>(notProvided('loadOrder')),
    openSession: fromPromise<ProviderSession, CheckoutOrder | undefined>(notProvided('openSession')),
    markFailed: fromPromise<void, CheckoutOrder | undefined>(notProvided('markFailed')),
  },
  actions: {
    /** Opens the provider's page, unless its form is shown in this one. */
    leave: (_, _session: ProviderSession | undefined) => {
      throw new Error('provide leave')
    },
    /** Goes to /order-completed. */
    showOutcome: (_, _outcome: { failed: boolean }) => {
      throw new Error('provide showOutcome')
    },
    storeOrder: assign((_, { order }: Read) => ({ order })),
    storeSession: assign((_, session: ProviderSession) => ({ session })),
    recordFailure: assign((_, failure: unknown) => ({ failure })),
    clearFailure: assign({ failure: undefined }),
  },
  guards: {
    isPaid: (_, { order }: Read) => isPaid(order),
    isPayable: (_, { order }: Read) => isPayable(order),
    awaitsPayment: (_, { order }: Read) => isPayable(order) && order.status !== 'FAILED',
    isUnanswered: (_, cause: unknown) => isUnanswered(cause),
    isChange: (_, cause: unknown) => orderHasChanged.includes(codeOf(cause) ?? ''),
    isInProgress: (_, cause: unknown) => codeOf(cause) === 'payment_in_progress',
  },
})

/**
 * The payment of one order. "A non-200 answer marks the order failed" (specification, section 8), except where the answer
 * is that the order has changed or is being paid, or where there was none (decision 50). The order is paid by the
 * provider's event: /order-completed awaits it.
 */
export const checkoutMachine = checkoutSetup.createMachine({
  id: 'checkout',
  context: { order: undefined, session: undefined, failure: undefined },
  initial: 'loading',
  states: {
    loading: {
      invoke: {
        id: 'loadOrder',
        src: 'loadOrder',
        onDone: [
          { guard: { type: 'isPaid', params: loaded }, target: 'completed' },
          {
            guard: { type: 'isPayable', params: loaded },
            target: 'reviewing',
            actions: { type: 'storeOrder', params: loaded },
          },
          { target: 'closed', actions: { type: 'storeOrder', params: loaded } },
        ],
        onError: { target: 'unavailable', actions: { type: 'recordFailure', params: failed } },
      },
    },
    unavailable: { on: { 'loading.retried': { target: 'loading', actions: 'clearFailure' } } },
    reviewing: {
      on: {
        'payment.requested': { target: 'creatingSession', actions: 'clearFailure' },
        'order.read': [
          { guard: { type: 'isPaid', params: read }, target: 'completed' },
          { guard: { type: 'isPayable', params: read }, actions: { type: 'storeOrder', params: read } },
          { target: 'closed', actions: { type: 'storeOrder', params: read } },
        ],
      },
    },
    creatingSession: {
      tags: 'sending',
      invoke: {
        id: 'openSession',
        src: 'openSession',
        input: ({ context }) => context.order,
        onDone: { target: 'paying', actions: { type: 'storeSession', params: ({ event }) => event.output } },
        onError: [
          {
            guard: { type: 'isUnanswered', params: failed },
            target: 'reviewing',
            actions: { type: 'recordFailure', params: failed },
          },
          {
            guard: { type: 'isChange', params: failed },
            target: 'loading',
            actions: { type: 'recordFailure', params: failed },
          },
          { guard: { type: 'isInProgress', params: failed }, target: 'confirming' },
          { target: 'markingFailed' },
        ],
      },
    },
    paying: {
      entry: { type: 'leave', params: ({ context }) => context.session },
      on: {
        'page.restored': { target: 'loading' },
        'order.read': [
          { guard: { type: 'isPaid', params: read }, target: 'completed' },
          // A form that is shown in this page takes cards until its end has reached the provider.
          { guard: { type: 'isPayable', params: read } },
          { target: 'closed', actions: { type: 'storeOrder', params: read } },
        ],
      },
    },
    confirming: {
      on: {
        'payment.requested': 'creatingSession',
        'order.read': [
          { guard: { type: 'isPaid', params: read }, target: 'completed' },
          { guard: { type: 'awaitsPayment', params: read }, actions: { type: 'storeOrder', params: read } },
          {
            guard: { type: 'isPayable', params: read },
            target: 'reviewing',
            actions: { type: 'storeOrder', params: read },
          },
          { target: 'closed', actions: { type: 'storeOrder', params: read } },
        ],
      },
    },
    markingFailed: {
      tags: 'sending',
      // Whether or not the order could be marked, the landing page shows what has become of it.
      invoke: {
        id: 'markFailed',
        src: 'markFailed',
        input: ({ context }) => context.order,
        onDone: 'failed',
        onError: 'failed',
      },
    },
    closed: {
      on: {
        'order.read': {
          guard: { type: 'isPayable', params: read },
          target: 'reviewing',
          actions: { type: 'storeOrder', params: read },
        },
      },
    },
    completed: { entry: { type: 'showOutcome', params: { failed: false } } },
    failed: { entry: { type: 'showOutcome', params: { failed: true } } },
  },
})
