import { describe, expect, it, vi } from 'vitest'
import { type AnyEventObject, type AnyStateMachine, createActor, fromPromise, type StateValue } from 'xstate'
import { getShortestPaths } from 'xstate/graph'
import type { User } from '@/entities/user'
import { ApiError, noAnswer } from '@/shared/api'
import { operator } from '../../../../tests/msw/people'
import { problem, tokenNotValid } from '../../../../tests/msw/problem'
import type { Tokens } from '../tokens/tokens'
import { sessionMachine } from './session.machine'

const tokens = (access: string, userId = 'rosa'): Tokens => ({
  access_token: `${access}.${btoa(JSON.stringify({ user_id: userId }))}.sig`,
  refresh_token: `refresh-${access}`,
})
const [first, second, someoneElses] = [tokens('first'), tokens('second'), tokens('third', 'ada')]

const found = { type: 'tokens.changed', tokens: first }
const gone = { type: 'tokens.changed', tokens: null }
const rejected = { type: 'token.rejected', token: first.access_token }
const renewedRejected = { type: 'renewed.token.rejected', token: second.access_token }
const logout = { type: 'logout.requested' }
const userFetched = { type: 'xstate.done.actor.fetchUser', output: operator }
const tooOld = { type: 'xstate.error.actor.fetchUser', error: new ApiError({ status: 401, data: tokenNotValid }) }
const refusal = (status: number) => new ApiError({ status, data: problem(status, 'refused', 'No.') })
const noUser = { type: 'xstate.error.actor.fetchUser', error: refusal(403) }
const userOutOfReach = { type: 'xstate.error.actor.fetchUser', error: noAnswer() }
const refreshed = { type: 'xstate.done.actor.refreshTokens', output: second }
const notRefreshed = {
  type: 'xstate.error.actor.refreshTokens',
  error: new ApiError({ status: 401, data: tokenNotValid }),
}
const outOfReach = { type: 'xstate.error.actor.refreshTokens', error: noAnswer() }
/** Whatever says nothing about the session, such as what a proxy answers for the server. */
const passing = [0, 400, 401, 403, 404, 429, 500, 502, 503].map((status) => new ApiError({ status }))

/** The session with calls that never end; the test sends their ends as the events that they are. */
function world() {
  const did = {
    rememberUser: vi.fn<(user: User) => void>(),
    revoke: vi.fn<(held: Tokens | null) => void>(),
    clearSession: vi.fn(),
    clearStoredData: vi.fn(),
  }
  const logic: AnyStateMachine = sessionMachine.provide({
    actors: {
      fetchUser: fromPromise<User, Tokens>(() => new Promise(() => undefined)),
      refreshTokens: fromPromise<Tokens, Tokens>(() => new Promise(() => undefined)),
    },
    actions: {
      rememberUser: (_, user) => did.rememberUser(user),
      revoke: (_, held) => did.revoke(held),
      clearSession: did.clearSession,
      clearStoredData: did.clearStoredData,
    },
  })
  return { logic, did }
}

/** A state in one word: `restoring.renewing`. */
const nameOf = (value: StateValue): string =>
  typeof value === 'string'
    ? value
    : Object.entries(value)
        .map(([name, inner]) => `${name}.${inner}`)
        .join()

function reached(...events: AnyEventObject[]) {
  const { logic, did } = world()
  const session = createActor(logic).start()
  for (const event of events) session.send(event)
  const { value, context } = session.getSnapshot()
  return { value, context, did }
}

describe('session by path', () => {
  const paths = getShortestPaths(world().logic, {
    events: [
      found,
      gone,
      rejected,
      renewedRejected,
      logout,
      userFetched,
      tooOld,
      noUser,
      refreshed,
      notRefreshed,
      outOfReach,
      userOutOfReach,
    ],
    // The tries are counted without end.
    serializeState: ({ value, context }) => JSON.stringify([value, context.tokens]),
    serializeEvent: (event) => JSON.stringify([event.type, event.tokens, event.token, String(event.error)]),
  })

  it('has these states and no others: restoring, signedOut, signedIn, refreshing, outOfReach, expired', () => {
    const states = new Set(paths.map(({ state }) => nameOf(state.value)))
    const restoring = ['fetchingUser', 'renewing', 'fetchingUserAgain', 'outOfReach'].map((step) => `restoring.${step}`)
    expect(states).toEqual(new Set(['signedOut', ...restoring, 'signedIn', 'refreshing', 'outOfReach', 'expired']))
    expect(new Set([...states].map((state) => state.split('.')[0]))).toEqual(
      new Set(Object.keys(sessionMachine.states)),
    )
  })

  it.each(paths.map((path) => [path.steps.map(({ event }) => event.type).join(' > '), path] as const))(
    '%s',
    (_, path) => {
      const { value, context } = reached(...path.steps.slice(1).map(({ event }) => event))
      expect(value).toEqual(path.state.value)
      expect(context.tokens !== null).toBe(/^(restoring|signedIn|refreshing|outOfReach)/.test(nameOf(value)))
    },
  )
})

describe('session', () => {
  it('is signed in once it is known who is there', () => {
    const { value, did } = reached(found, userFetched)
    expect(value).toBe('signedIn')
    expect(did.rememberUser).toHaveBeenCalledExactlyOnceWith(operator)
  })

  it('"A failed user fetch clears local storage", and the person is told', () => {
    const { value, context, did } = reached(found, noUser)
    expect([value, context.tokens]).toEqual(['expired', null])
    expect(did.clearStoredData).toHaveBeenCalledTimes(1)
  })

  it('refreshes a token that is too old at the start, and fetches the user with the new one', () => {
    const { value, context } = reached(found, tooOld, refreshed)
    expect([nameOf(value), context.tokens]).toEqual(['restoring.fetchingUserAgain', second])
    expect(reached(found, tooOld, refreshed, userFetched).value).toBe('signedIn')
  })

  it('"the access token is refreshed once": a second refusal at the start ends it', () => {
    expect(reached(found, tooOld, refreshed, tooOld).value).toBe('expired')
  })

  it('"the access token is refreshed once with the refresh token": a late refusal of the old one changes nothing', () => {
    const { value, context } = reached(found, userFetched, rejected, refreshed, rejected)
    expect([value, context.tokens]).toEqual(['signedIn', second])
  })

  it('"A refresh failure leads to login."', () => {
    const { value, context, did } = reached(found, userFetched, rejected, notRefreshed)
    expect([value, context.tokens]).toEqual(['expired', null])
    expect(did.clearSession).toHaveBeenCalledTimes(1)
  })

  it.each(passing)('stays signed in when a refresh gives $status, and refreshes again', (error) => {
    const failed = { ...outOfReach, error }
    const { value, context, did } = reached(found, userFetched, rejected, failed)
    expect([value, context.tokens]).toEqual(['outOfReach', first])
    expect(did.clearSession).not.toHaveBeenCalled()
    expect(reached(found, userFetched, rejected, failed, found).value).toBe('refreshing')
    expect(reached(found, userFetched, rejected, failed, found, refreshed).value).toBe('signedIn')
  })

  it.each(passing)('clears nothing when it gets $status while it is restored, and tries again', (error) => {
    for (const start of [
      [found, tooOld, { ...outOfReach, error }],
      [found, { ...userOutOfReach, error }],
      [found, tooOld, refreshed, { ...userOutOfReach, error }],
    ]) {
      const { value, did } = reached(...start)
      expect(nameOf(value)).toBe('restoring.outOfReach')
      expect([did.clearSession, did.clearStoredData].map(({ mock }) => mock.calls.length)).toEqual([0, 0])
      expect(reached(...start, found, userFetched).value).toBe('signedIn')
    }
  })

  it.each([400, 401, 403])('ends when a refresh gives %i', (status) => {
    const refused = { ...notRefreshed, error: refusal(status) }
    expect(reached(found, userFetched, rejected, refused).value).toBe('expired')
    expect(reached(found, tooOld, refused).value).toBe('expired')
  })

  it('waits longer each time, as long as the server asks, and from the beginning after a success', () => {
    const busy = { ...outOfReach, error: new ApiError({ status: 429, retryAfterMs: 7000 }) }
    const pauses = [
      [outOfReach],
      [outOfReach, found, outOfReach],
      [outOfReach, found, busy],
      [outOfReach, found, refreshed, { ...rejected, token: second.access_token }, outOfReach],
    ].map((events) => reached(found, userFetched, rejected, ...events).context.pauseMs)
    expect(pauses).toEqual([1000, 2000, 7000, 1000])
  })

  it('takes the tokens that another tab refreshed while it waits', () => {
    const fromAnotherTab = { type: 'tokens.changed', tokens: second }
    expect(reached(found, userFetched, rejected, outOfReach, fromAnotherTab).value).toBe('refreshing')
    const { value, context } = reached(found, userFetched, rejected, outOfReach, fromAnotherTab, refreshed)
    expect([value, context.tokens]).toEqual(['signedIn', second])
  })

  it('ends when the renewed token is refused as well', () => {
    expect(reached(found, userFetched, rejected, refreshed, renewedRejected).value).toBe('expired')
  })

  it('"Logout clears auth, user and the stored conversation", and ends the session at the server', () => {
    const { value, did } = reached(found, userFetched, logout)
    expect(value).toBe('signedOut')
    expect(did.revoke).toHaveBeenCalledExactlyOnceWith(first)
    expect(did.clearSession).toHaveBeenCalledTimes(1)
  })

  it('signs out here when another tab signs out', () => {
    expect(reached(found, userFetched, gone).value).toBe('signedOut')
    expect(reached(found, userFetched, gone).did.revoke).not.toHaveBeenCalled()
  })

  it('takes the tokens that another tab refreshed, without a stop', () => {
    const { value, context } = reached(found, userFetched, { type: 'tokens.changed', tokens: second })
    expect([value, context.tokens]).toEqual(['signedIn', second])
  })

  it('asks again who is there when another tab signed in as somebody else', () => {
    const { value, context } = reached(found, userFetched, { type: 'tokens.changed', tokens: someoneElses })
    expect([nameOf(value), context.tokens]).toEqual(['restoring.fetchingUser', someoneElses])
  })

  it('asks again who is there when the refresh found that another tab signed in as somebody else', () => {
    const foundAnother = { ...refreshed, output: someoneElses }
    const { value, context } = reached(found, userFetched, rejected, foundAnother)
    expect([nameOf(value), context.tokens]).toEqual(['restoring.fetchingUserAgain', someoneElses])
  })

  it('stays expired when another tab notices the same end', () => {
    expect(reached(found, userFetched, rejected, notRefreshed, gone).value).toBe('expired')
  })

  it('signs in here when another tab signs in after the session ended', () => {
    expect(reached(found, userFetched, rejected, notRefreshed, found, userFetched).value).toBe('signedIn')
  })
})
