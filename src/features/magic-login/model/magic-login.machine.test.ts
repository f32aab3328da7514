import { describe, expect, it, vi } from 'vitest'
import { type AnyEventObject, type AnyStateMachine, createActor, fromPromise } from 'xstate'
import { getShortestPaths } from 'xstate/graph'
import { ApiError, noAnswer } from '@/shared/api'
import { problem } from '../../../../tests/msw/problem'
import { type MagicUser, magicLoginMachine } from './magic-login.machine'

const input = { token: 'c2lnbi1pbi1vbmNlLWFuZC1ubyBtb3Jl' }
const rosa: MagicUser = {
  email: 'rosa@ridgeline.example',
  first_name: 'Rosa',
  last_name: 'Delgado',
  expires_at: '2026-11-21T08:30:00.000Z',
}

const gone = new ApiError({ status: 410, data: problem(410, 'gone', 'It was used.') })
const noToken = new ApiError({
  status: 400,
  data: { ...problem(400, 'invalid', 'Too short.'), errors: [{ path: 'query.token', message: 'too short' }] },
})

const confirmed = { type: 'link.confirmed' }
const dismissed = { type: 'failure.dismissed' }
const checked = { type: 'xstate.done.actor.checkLink', output: rosa }
const checkFailed = (error: unknown) => ({ type: 'xstate.error.actor.checkLink', error })
const signedIn = { type: 'xstate.done.actor.signIn' }
const signInFailed = (error: unknown) => ({ type: 'xstate.error.actor.signIn', error })

/** The machine with calls that never end; the test sends their ends as the events that they are. */
function world() {
  const calls = { check: vi.fn<(token: string) => void>(), signIn: vi.fn<(token: string) => void>() }
  const logic: AnyStateMachine = magicLoginMachine.provide({
    actors: {
      checkLink: fromPromise<MagicUser, { token: string }>(({ input: { token } }) => {
        calls.check(token)
        return new Promise(() => undefined)
      }),
      signIn: fromPromise<void, { token: string }>(({ input: { token } }) => {
        calls.signIn(token)
        return new Promise(() => undefined)
      }),
    },
  })
  return { logic, calls }
}

function reached(...events: AnyEventObject[]) {
  const { logic, calls } = world()
  const magicLogin = createActor(logic, { input }).start()
  for (const event of events) magicLogin.send(event)
  const { value, context } = magicLogin.getSnapshot()
  return { value, context, ...calls }
}

describe('magic login by path', () => {
  const paths = getShortestPaths(world().logic, {
    input,
    events: [
      ...[confirmed, dismissed, checked, signedIn],
      ...[gone, noAnswer()].flatMap((error) => [checkFailed(error), signInFailed(error)]),
    ],
    serializeState: (snapshot) => JSON.stringify(snapshot.value),
    serializeEvent: (event) => JSON.stringify([event.type, event.error?.status]),
  })

  it('has these states and no others: checking, waiting, signingIn, signedIn, expired, failed', () => {
    const states = new Set(paths.map(({ state }) => state.value))
    expect(states).toEqual(new Set(['checking', 'waiting', 'signingIn', 'signedIn', 'expired', 'failed']))
    expect(states).toEqual(new Set(Object.keys(magicLoginMachine.states)))
  })

  it.each(paths.map((path) => [path.steps.map(({ event }) => event.type).join(' > '), path] as const))(
    '%s',
    (_, path) => {
      const events = path.steps.slice(1).map(({ event }) => event)
      const { value, signIn } = reached(...events)
      expect(value).toEqual(path.state.value)
      // However it got there: no click, no post.
      expect(signIn.mock.calls.length > 0).toBe(events.some(({ type }) => type === 'link.confirmed'))
    },
  )
})

describe('magic login', () => {
  it('"because mail scanners open links, the page asks for one click before it posts" (behaviour, section 3)', () => {
    const opened = reached(checked)
    expect([opened.value, opened.context.person]).toEqual(['waiting', rosa])
    expect(opened.check).toHaveBeenCalledExactlyOnceWith(input.token)
    expect(opened.signIn).not.toHaveBeenCalled()
    expect(reached(checked, confirmed).signIn).toHaveBeenCalledExactlyOnceWith(input.token)
  })

  it('posts once, however often it is clicked', () => {
    expect(reached(checked, confirmed, confirmed).signIn).toHaveBeenCalledTimes(1)
  })

  it('"single use, 30 minutes": a link that is good no more is said to be, before and after the click', () => {
    expect(reached(checkFailed(gone)).value).toBe('expired')
    expect(reached(checked, confirmed, signInFailed(gone)).value).toBe('expired')
  })

  it('takes a token that can be none for such a link', () => {
    expect(reached(checkFailed(noToken)).value).toBe('expired')
  })

  it('asks again whose link it is after a failure that is not the link’s, and waits for a click again', () => {
    const failed = reached(checked, confirmed, signInFailed(noAnswer()))
    expect([failed.value, failed.context.failure]).toEqual(['failed', noAnswer()])
    const again = reached(checked, confirmed, signInFailed(noAnswer()), dismissed)
    expect([again.value, again.check.mock.calls.length, again.signIn.mock.calls.length]).toEqual(['checking', 2, 1])
  })
})
