import { assign, fromPromise, setup } from 'xstate'
import type { User } from '@/entities/user'
import { ApiError, isSessionRefusal } from '@/shared/api'
import { SignedOutMeanwhile } from '../tokens/refresh-tokens'
import { retryPause } from '../tokens/retry-pause'
import { belongToOnePerson, type Tokens } from '../tokens/tokens'

type Context = {
  tokens: Tokens | null
  /** How often it was tried in vain since the server was last in reach. */
  tries: number
  pauseMs: number
}

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
 * Only a refusal ends it. Without an answer, or with one that says nothing about the session, it waits and tries again,
 * at once when the tokens are reported again.
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
    storeTokens: assign((_, tokens: Tokens | null) => ({ tokens, tries: 0 })),
    countTry: assign(({ context: { tries } }, { error }: { error: unknown }) => ({
      tries: tries + 1,
      pauseMs: retryPause(tries, error),
    })),
  },
  guards: {
    isNobody: (_, tokens: Tokens | null) => tokens === null,
    isSomebody: (_, tokens: Tokens | null) => tokens !== null,
    isSamePerson: ({ context }, tokens: Tokens | null) =>
      tokens !== null && context.tokens !== null && belongToOnePerson(tokens, context.tokens),
    isCurrentToken: ({ context }, token: string) => context.tokens?.access_token === token,
    isRefused: (_, { error }: { error: unknown }) => isSessionRefusal(error),
    isOver: (_, { error }: { error: unknown }) => isSessionRefusal(error) || error instanceof SignedOutMeanwhile,
    isTokenTooOld: (_, { error }: { error: unknown }) => error instanceof ApiError && error.isTokenNotValid,
  },
  delays: { retryPause: ({ context }) => context.pauseMs },
}).createMachine({
  id: 'session',
  context: { tokens: null, tries: 0, pauseMs: 0 },
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
              {
                guard: { type: 'isRefused', params: ({ event }) => ({ error: event.error }) },
                target: '#session.expired',
                actions: 'clearStoredData',
              },
              {
                target: 'outOfReach',
                actions: { type: 'countTry', params: ({ event }) => ({ error: event.error }) },
              },
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
                guard: { type: 'isOver', params: ({ event }) => ({ error: event.error }) },
                target: '#session.expired',
              },
              {
                target: 'outOfReach',
                actions: { type: 'countTry', params: ({ event }) => ({ error: event.error }) },
              },
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
            onError: [
              {
                guard: { type: 'isRefused', params: ({ event }) => ({ error: event.error }) },
                target: '#session.expired',
                actions: 'clearStoredData',
              },
              {
                target: 'outOfReach',
                actions: { type: 'countTry', params: ({ event }) => ({ error: event.error }) },
              },
            ],
          },
        },
        outOfReach: {
          after: { retryPause: 'fetchingUser' },
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
          { guard: { type: 'isOver', params: ({ event }) => ({ error: event.error }) }, target: 'expired' },
          { target: 'outOfReach', actions: { type: 'countTry', params: ({ event }) => ({ error: event.error }) } },
        ],
      },
      on: {
        // The refresh in progress reads the storage itself and uses what it finds there.
        'tokens.changed': { guard: { type: 'isSomebody', params: ({ event }) => event.tokens } },
      },
    },
    /** Signed in, but with a token that the server no longer accepts. */
    outOfReach: {
      after: { retryPause: 'refreshing' },
      on: {
        // The refresh finds in the storage what another tab got.
        'tokens.changed': { guard: { type: 'isSomebody', params: ({ event }) => event.tokens }, target: 'refreshing' },
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
