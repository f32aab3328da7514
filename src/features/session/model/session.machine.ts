import { assign, fromPromise, setup } from 'xstate'
import type { User } from '@/entities/user'
import { ApiError, isUnanswered } from '@/shared/api'
import { belongToOnePerson, type Tokens } from '../tokens/tokens'

type Context = {
  tokens: Tokens | null
  /** Whether the person behind the tokens has been fetched. */
  isRestored: boolean
  /** Whether the tokens were refreshed while restoring; one more refusal is then no matter of their age. */
  isRenewed: boolean
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
 * It holds the tokens and decides; what it does comes from outside. Tokens reach it by `tokens.changed`, from the
 * storage at the start and from other tabs later; the API sends what the server refused and waits for the outcome.
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
    forgetSession: notProvided('forgetSession'),
    forgetEverything: notProvided('forgetEverything'),
    takeTokens: assign((_, tokens: Tokens | null) => ({ tokens })),
    startAnew: assign({ isRestored: false, isRenewed: false }),
  },
  guards: {
    isNobody: (_, tokens: Tokens | null) => tokens === null,
    isSomebody: (_, tokens: Tokens | null) => tokens !== null,
    isRestoredPerson: ({ context }, tokens: Tokens | null) =>
      context.isRestored && tokens !== null && context.tokens !== null && belongToOnePerson(tokens, context.tokens),
    isCurrentToken: ({ context }, token: string) => context.tokens?.access_token === token,
    isOutOfReach: ({ context }, { error, restored }: { error: unknown; restored: boolean }) =>
      isUnanswered(error) && context.isRestored === restored,
    isTokenTooOld: ({ context }, { error }: { error: unknown }) =>
      !context.isRenewed && error instanceof ApiError && error.isTokenNotValid,
  },
}).createMachine({
  id: 'session',
  context: { tokens: null, isRestored: false, isRenewed: false },
  on: {
    'tokens.changed': [
      {
        guard: { type: 'isNobody', params: ({ event }) => event.tokens },
        target: '.signedOut',
        actions: ['forgetSession', { type: 'takeTokens', params: null }],
      },
      {
        target: '.restoring',
        reenter: true,
        actions: [{ type: 'takeTokens', params: ({ event }) => event.tokens }, 'startAnew'],
      },
    ],
    'logout.requested': {
      target: '.signedOut',
      actions: [
        { type: 'revoke', params: ({ context }) => context.tokens },
        'forgetSession',
        { type: 'takeTokens', params: null },
      ],
    },
  },
  initial: 'signedOut',
  states: {
    signedOut: {},
    restoring: {
      invoke: {
        id: 'fetchUser',
        src: 'fetchUser',
        input: ({ context }) => held(context),
        onDone: { target: 'signedIn', actions: { type: 'rememberUser', params: ({ event }) => event.output } },
        onError: [
          { guard: { type: 'isTokenTooOld', params: ({ event }) => ({ error: event.error }) }, target: 'refreshing' },
          { target: 'signedOut', actions: ['forgetEverything', { type: 'takeTokens', params: null }] },
        ],
      },
    },
    signedIn: {
      entry: assign({ isRestored: true, isRenewed: false }),
      on: {
        'tokens.changed': {
          guard: { type: 'isRestoredPerson', params: ({ event }) => event.tokens },
          actions: { type: 'takeTokens', params: ({ event }) => event.tokens },
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
        input: ({ context }) => held(context),
        onDone: [
          {
            guard: { type: 'isRestoredPerson', params: ({ event }) => event.output },
            target: 'signedIn',
            actions: { type: 'takeTokens', params: ({ event }) => event.output },
          },
          {
            target: 'restoring',
            actions: [
              { type: 'takeTokens', params: ({ event }) => event.output },
              assign({ isRestored: false, isRenewed: true }),
            ],
          },
        ],
        onError: [
          {
            guard: { type: 'isOutOfReach', params: ({ event }) => ({ error: event.error, restored: true }) },
            target: 'signedIn',
          },
          {
            // Nothing is forgotten: the next start of the page tries again.
            guard: { type: 'isOutOfReach', params: ({ event }) => ({ error: event.error, restored: false }) },
            target: 'signedOut',
            actions: { type: 'takeTokens', params: null },
          },
          { target: 'expired' },
        ],
      },
      on: {
        // The refresh under way looks into the storage itself and takes what it finds there.
        'tokens.changed': { guard: { type: 'isSomebody', params: ({ event }) => event.tokens } },
      },
    },
    expired: {
      entry: ['forgetSession', { type: 'takeTokens', params: null }],
      on: {
        // Another tab noticed the same end; the person is still told why.
        'tokens.changed': { guard: { type: 'isNobody', params: ({ event }) => event.tokens } },
      },
    },
  },
})

function held({ tokens }: Context): Tokens {
  if (tokens === null) throw new Error('Nobody is signed in.')
  return tokens
}
