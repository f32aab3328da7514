import { assertEvent, assign, fromPromise, setup } from 'xstate'
import type { components } from '#contract/platform'
import type { User } from '@/entities/user'

export type Status = User['onboarding_status']
export type Passwords = components['schemas']['PasswordChange']
export type Names = { first_name: string; last_name: string }

export type OnboardingEvent =
  | { type: 'password.submitted'; passwords: Passwords }
  | { type: 'profile.submitted'; names: Names }
  /** The person was read again; another tab may have continued meanwhile. */
  | { type: 'status.read'; status: Status }

type Context = {
  /** What the server asked for last. */
  status: Status
  /** Why the last try did not get on. */
  failure: unknown
}

const notProvided = (name: string) => async (): Promise<never> => {
  throw new Error(`provide ${name}`)
}

const onboardingSetup = setup({
  types: {
    context: {} as Context,
    events: {} as OnboardingEvent,
    input: {} as { status: Status },
    tags: '' as 'sending' | 'over',
  },
  actors: {
    /** Both return what the server requires next. */
    changePassword: fromPromise<Status, Passwords>(notProvided('changePassword')),
    completeProfile: fromPromise<Status, Names>(notProvided('completeProfile')),
  },
  actions: {
    storeStatus: assign((_, status: Status) => ({ status, failure: undefined })),
    recordFailure: assign((_, failure: unknown) => ({ failure })),
    clearFailure: assign({ failure: undefined }),
  },
  guards: {
    asksFor: ({ context }, status: Status) => context.status === status,
    hasChanged: ({ context }, status: Status) => context.status !== status,
  },
})

const readAnew = {
  guard: { type: 'hasChanged', params: ({ event }: { event: { status: Status } }) => event.status },
  target: '#onboarding.following',
  actions: { type: 'storeStatus', params: ({ event }: { event: { status: Status } }) => event.status },
} as const

const recordFailure = {
  target: 'asking',
  actions: { type: 'recordFailure', params: ({ event }: { event: { error: unknown } }) => event.error },
} as const

const followAnswer = {
  target: '#onboarding.following',
  actions: { type: 'storeStatus', params: ({ event }: { event: { output: Status } }) => event.output },
} as const

/**
 * What an invited person is asked for: CHANGE_PASSWORD, COMPLETE_PROFILE, then ONBOARDING_STRIPE (a banner, no
 * redirect) for an Org Admin of a dealership, then DONE; null means no onboarding (behaviour, section 3).
 *
 * The server decides what comes next. This only follows: each answer's `onboarding_status` is the next state.
 */
export const onboardingMachine = onboardingSetup.createMachine({
  id: 'onboarding',
  context: ({ input }) => ({ status: input.status, failure: undefined }),
  initial: 'following',
  states: {
    following: {
      always: [
        { guard: { type: 'asksFor', params: 'CHANGE_PASSWORD' }, target: 'CHANGE_PASSWORD' },
        { guard: { type: 'asksFor', params: 'COMPLETE_PROFILE' }, target: 'COMPLETE_PROFILE' },
        { guard: { type: 'asksFor', params: 'ONBOARDING_STRIPE' }, target: 'ONBOARDING_STRIPE' },
        { guard: { type: 'asksFor', params: 'DONE' }, target: 'DONE' },
        { target: 'null' },
      ],
    },
    CHANGE_PASSWORD: {
      initial: 'asking',
      states: {
        asking: { on: { 'password.submitted': 'sending', 'status.read': readAnew } },
        sending: {
          tags: 'sending',
          entry: 'clearFailure',
          invoke: {
            id: 'changePassword',
            src: 'changePassword',
            input: ({ event }) => {
              assertEvent(event, 'password.submitted')
              return event.passwords
            },
            onDone: followAnswer,
            onError: recordFailure,
          },
        },
      },
    },
    COMPLETE_PROFILE: {
      initial: 'asking',
      states: {
        asking: { on: { 'profile.submitted': 'sending', 'status.read': readAnew } },
        sending: {
          tags: 'sending',
          entry: 'clearFailure',
          invoke: {
            id: 'completeProfile',
            src: 'completeProfile',
            input: ({ event }) => {
              assertEvent(event, 'profile.submitted')
              return event.names
            },
            onDone: followAnswer,
            onError: recordFailure,
          },
        },
      },
    },
    ONBOARDING_STRIPE: { tags: 'over', on: { 'status.read': readAnew } },
    DONE: { tags: 'over' },
    null: { tags: 'over' },
  },
})
