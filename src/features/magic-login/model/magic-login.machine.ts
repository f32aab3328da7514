import { assign, fromPromise, setup } from 'xstate'
import type { components } from '#contract/platform'
import { isRefusal } from '@/shared/api'

export type MagicUser = components['schemas']['MagicUser']

export type MagicLoginEvent =
  /** The one click, by a person: "mail scanners open links" (behaviour, section 3). */
  { type: 'link.confirmed' } | { type: 'failure.dismissed' }

type Context = {
  token: string
  /** Who would be signed in. */
  person: MagicUser | undefined
  failure: unknown
}

const notProvided = (name: string) => async (): Promise<never> => {
  throw new Error(`provide ${name}`)
}

/**
 * Signing in by a link. It asks who the link belongs to, which does not use it up, waits for one click, and only then
 * posts.
 *
 * After any failure that is not the link's own it asks again who the link belongs to: if only the answer was lost, the
 * link may be used up.
 */
export const magicLoginMachine = setup({
  types: { context: {} as Context, events: {} as MagicLoginEvent, input: {} as { token: string } },
  actors: {
    checkLink: fromPromise<MagicUser, { token: string }>(notProvided('checkLink')),
    signIn: fromPromise<void, { token: string }>(notProvided('signIn')),
  },
  actions: {
    storePerson: assign((_, person: MagicUser) => ({ person })),
    recordFailure: assign((_, { error }: { error: unknown }) => ({ failure: error })),
  },
  guards: {
    /** It was used, has expired, or never existed: the server does not reveal which. */
    isNoGoodLink: (_, { error }: { error: unknown }) =>
      isRefusal(error, 410) || (isRefusal(error) && error.fields.token !== undefined),
  },
}).createMachine({
  id: 'magicLogin',
  context: ({ input }) => ({ token: input.token, person: undefined, failure: undefined }),
  initial: 'checking',
  states: {
    checking: {
      invoke: {
        id: 'checkLink',
        src: 'checkLink',
        input: ({ context: { token } }) => ({ token }),
        onDone: { target: 'waiting', actions: { type: 'storePerson', params: ({ event }) => event.output } },
        onError: [
          { guard: { type: 'isNoGoodLink', params: ({ event }) => ({ error: event.error }) }, target: 'expired' },
          { target: 'failed', actions: { type: 'recordFailure', params: ({ event }) => ({ error: event.error }) } },
        ],
      },
    },
    waiting: { on: { 'link.confirmed': 'signingIn' } },
    signingIn: {
      invoke: {
        id: 'signIn',
        src: 'signIn',
        input: ({ context: { token } }) => ({ token }),
        onDone: 'signedIn',
        onError: [
          { guard: { type: 'isNoGoodLink', params: ({ event }) => ({ error: event.error }) }, target: 'expired' },
          { target: 'failed', actions: { type: 'recordFailure', params: ({ event }) => ({ error: event.error }) } },
        ],
      },
    },
    signedIn: { type: 'final' },
    expired: {},
    failed: { on: { 'failure.dismissed': 'checking' } },
  },
})
