import { assign, fromPromise, setup } from 'xstate'
import type { User } from '@/entities/user'
import { ApiError, isUnanswered } from '@/shared/api'
import { belongToOnePerson, type Tokens } from '../tokens/tokens'

type Context = { tokens: Tokens | null }

export type SessionEvent =
  | { type: 'tokens.changed'; tokens: Tokens | null }
  | { type: 'token.rejected'; token: string }
  | { type: 'renewed.token.rejected'; token: string }
  | { type: 'logout.requested' }

const notProvided = (name: string) => () => {
  throw new Error(`provide ${name}`)
}

/**
 * Who is signed in, by the specification, section 4.
 *
 * It owns the tokens and decides; its effects are provided from outside. Tokens arrive by `tokens.changed`, from the
 * storage at the start and from other tabs later; the API reports refused tokens and waits for the outcome.
 */
export const sessionMachine = setup({
  types: { context: {} as Context, events: {} as SessionEvent },
  actors: {
    fetchUser: fromPromise<User, Tokens>(notProvided('fetchUser')),
    refreshTokens: fromPromise<Tokens, Tokens>(notProvided('refreshTokens')),
  },
  actions: {
    rememberUser: (_, _user: User) => notProvided('rememberUser')(),
    revoke: (_, _tokens: Tokens | null) => notProvided('revoke')(),
    clearSession: notProvided('clearSession'),
    clearStoredData: notProvided('clearStoredData'),
    storeTokens: assign((_, tokens: Tokens | null) => ({ tokens })),
  },
  guards: {
    isNobody: (_, tokens: Tokens | null) => tokens === null,
    isSomebody: (_, tokens: Tokens | null) => tokens !== null,
    isSamePerson: ({ context }, tokens: Tokens | null) =>
      tokens !== null && context.tokens !== null && belongToOnePerson(tokens, context.tokens),
    isCurrentToken: ({ context }, token: string) => context.tokens?.access_token === token,
    isOutOfReach: (_, { error }: { error: unknown }) => isUnanswered(error),
    isTokenTooOld: (_, { error }: { error: unknown }) => error instanceof ApiError && error.isTokenNotValid,
  },
}).createMachine({
  id: 'session',
  context: { tokens: null },
  on: {
    'tokens.changed': [
      {
        guard: { type: 'isNobody', params: ({ event }) => event.tokens },
        target: '.signedOut',
        actions: ['clearSession', { type: 'storeTokens', params: null }],
      },
      {
        target: '.restoring',
        reenter: true,
        actions: { type: 'storeTokens', params: ({ event }) => event.tokens },
      },
    ],
    'logout.requested': {
      target: '.signedOut',
      actions: [
        { type: 'revoke', params: ({ context }) => context.tokens },
        'clearSession',
        { type: 'storeTokens', params: null },
      ],
    },
  },
  initial: 'signedOut',
  states: {
    signedOut: {},
    restoring: {
      initial: 'fetchingUser',
      states: {
        fetchingUser: {
          invoke: {
            id: 'fetchUser',
            src: 'fetchUser',
            input: ({ context }) => storedTokens(context),
            onDone: {
              target: '#session.signedIn',
              actions: { type: 'rememberUser', params: ({ event }) => event.output },
            },
            onError: [
              { guard: { type: 'isTokenTooOld', params: ({ event }) => ({ error: event.error }) }, target: 'renewing' },
              { target: '#session.signedOut', actions: ['clearStoredData', { type: 'storeTokens', params: null }] },
            ],
          },
        },
        renewing: {
          invoke: {
            id: 'refreshTokens',
            src: 'refreshTokens',
            input: ({ context }) => storedTokens(context),
            onDone: {
              target: 'fetchingUserAgain',
              actions: { type: 'storeTokens', params: ({ event }) => event.output },
            },
            onError: [
              {
                // Nothing is cleared: the next start of the page tries again.
                guard: { type: 'isOutOfReach', params: ({ event }) => ({ error: event.error }) },
                target: '#session.signedOut',
                actions: { type: 'storeTokens', params: null },
              },
              { target: '#session.expired' },
            ],
          },
          on: { 'tokens.changed': { guard: { type: 'isSomebody', params: ({ event }) => event.tokens } } },
        },
        /** A refusal of tokens that were just renewed is no matter of their age. */
        fetchingUserAgain: {
          invoke: {
            id: 'fetchUser',
            src: 'fetchUser',
            input: ({ context }) => storedTokens(context),
            onDone: {
              target: '#session.signedIn',
              actions: { type: 'rememberUser', params: ({ event }) => event.output },
            },
            onError: {
              target: '#session.signedOut',
              actions: ['clearStoredData', { type: 'storeTokens', params: null }],
            },
          },
        },
      },
    },
    signedIn: {
      on: {
        'tokens.changed': {
          guard: { type: 'isSamePerson', params: ({ event }) => event.tokens },
          actions: { type: 'storeTokens', params: ({ event }) => event.tokens },
        },
        'token.rejected': {
          guard: { type: 'isCurrentToken', params: ({ event }) => event.token },
          target: 'refreshing',
        },
        'renewed.token.rejected': {
          guard: { type: 'isCurrentToken', params: ({ event }) => event.token },
          target: 'expired',
        },
      },
    },
    refreshing: {
      invoke: {
        id: 'refreshTokens',
        src: 'refreshTokens',
        input: ({ context }) => storedTokens(context),
        onDone: [
          {
            guard: { type: 'isSamePerson', params: ({ event }) => event.output },
            target: 'signedIn',
            actions: { type: 'storeTokens', params: ({ event }) => event.output },
          },
          {
            target: 'restoring.fetchingUserAgain',
            actions: { type: 'storeTokens', params: ({ event }) => event.output },
          },
        ],
        onError: [
          { guard: { type: 'isOutOfReach', params: ({ event }) => ({ error: event.error }) }, target: 'signedIn' },
          { target: 'expired' },
        ],
      },
      on: {
        // The refresh in progress reads the storage itself and uses what it finds there.
        'tokens.changed': { guard: { type: 'isSomebody', params: ({ event }) => event.tokens } },
      },
    },
    expired: {
      entry: ['clearSession', { type: 'storeTokens', params: null }],
      on: {
        // Another tab noticed the same end; the person still sees the reason.
        'tokens.changed': { guard: { type: 'isNobody', params: ({ event }) => event.tokens } },
      },
    },
  },
})

function storedTokens({ tokens }: Context): Tokens {
  if (tokens === null) throw new Error('Nobody is signed in.')
  return tokens
}
