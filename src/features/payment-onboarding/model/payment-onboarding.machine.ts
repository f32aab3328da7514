import { assign, fromPromise, setup } from 'xstate'
import type { AccountComponent, PaymentAccount, ProviderSession } from '@/entities/payment'

export type AccountStatus = PaymentAccount['status']

export type PaymentOnboardingEvent =
  /** The account was read again: the provider, or another tab, may have changed it. */
  | { type: 'account.read'; status: AccountStatus }
  | { type: 'session.requested'; component: AccountComponent }
  /** The browser's Back led here from the provider, with the page as it was left. */
  | { type: 'page.restored' }
  /** The person left the provider's screens, where these are shown in this page. */
  | { type: 'provider.exited' }

type Context = {
  status: AccountStatus
  component: AccountComponent
  session: ProviderSession | undefined
  /** Why the provider's screens could not be opened. */
  failure: unknown
}

const onboardingSetup = setup({
  types: {
    context: {} as Context,
    events: {} as PaymentOnboardingEvent,
    input: {} as { status: AccountStatus },
  },
  actors: {
    openSession: fromPromise<ProviderSession, AccountComponent>(async () => {
      throw new Error('provide openSession')
    }),
  },
  actions: {
    /** Opens the provider's page, unless its screens are shown in this one. */
    leave: (_, _session: ProviderSession | undefined) => {
      throw new Error('provide leave')
    },
    storeStatus: assign((_, status: AccountStatus) => ({ status })),
    storeSession: assign((_, session: ProviderSession) => ({ session })),
    recordFailure: assign((_, failure: unknown) => ({ failure })),
    chooseComponent: assign((_, component: AccountComponent) => ({ component, failure: undefined })),
  },
  guards: {
    hasStatus: ({ context }, status: AccountStatus) => context.status === status,
    hasChanged: ({ context }, status: AccountStatus) => context.status !== status,
  },
})

const on = {
  'account.read': {
    guard: { type: 'hasChanged', params: ({ event }: { event: { status: AccountStatus } }) => event.status },
    target: 'following',
    actions: { type: 'storeStatus', params: ({ event }: { event: { status: AccountStatus } }) => event.status },
  },
  'session.requested': {
    target: 'openingSession',
    actions: {
      type: 'chooseComponent',
      params: ({ event }: { event: { component: AccountComponent } }) => event.component,
    },
  },
} as const

/**
 * How a dealership comes to take card payments: NONE, ONBOARDING while the provider's questions are not all answered,
 * RESTRICTED while it checks the answers, ENABLED once charges and payouts are enabled. The provider decides; this follows.
 */
export const paymentOnboardingMachine = onboardingSetup.createMachine({
  id: 'payment-onboarding',
  context: ({ input }) => ({ status: input.status, component: 'onboarding', session: undefined, failure: undefined }),
  initial: 'following',
  states: {
    following: {
      always: [
        { guard: { type: 'hasStatus', params: 'NONE' }, target: 'NONE' },
        { guard: { type: 'hasStatus', params: 'ONBOARDING' }, target: 'ONBOARDING' },
        { guard: { type: 'hasStatus', params: 'RESTRICTED' }, target: 'RESTRICTED' },
        { target: 'ENABLED' },
      ],
    },
    NONE: { on },
    ONBOARDING: { on },
    RESTRICTED: { on },
    ENABLED: { on },
    openingSession: {
      invoke: {
        id: 'openSession',
        src: 'openSession',
        input: ({ context }) => context.component,
        onDone: {
          target: 'atProvider',
          actions: {
            type: 'storeSession',
            params: ({ event }: { event: { output: ProviderSession } }) => event.output,
          },
        },
        onError: {
          target: 'following',
          actions: { type: 'recordFailure', params: ({ event }: { event: { error: unknown } }) => event.error },
        },
      },
    },
    atProvider: {
      entry: { type: 'leave', params: ({ context }) => context.session },
      on: {
        'page.restored': 'following',
        'provider.exited': 'following',
        'account.read': on['account.read'],
      },
    },
  },
})
