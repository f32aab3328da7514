import { describe, expect, it, vi } from 'vitest'
import { type AnyEventObject, type AnyStateMachine, createActor, fromPromise } from 'xstate'
import { getShortestPaths } from 'xstate/graph'
import { ApiError, noAnswer } from '@/shared/api'
import { type Names, onboardingMachine, type Passwords, type Status } from './onboarding.machine'

const statuses: Status[] = ['CHANGE_PASSWORD', 'COMPLETE_PROFILE', 'ONBOARDING_STRIPE', 'DONE', null]
const passwords = { current_password: 'temporary', new_password: 'quarry lorry in the rain' }
const names = { first_name: 'Mia', last_name: 'Holt' }
const refused = new ApiError({ status: 400, data: { detail: 'This is not your password.' } })

const chosen = { type: 'password.submitted', passwords }
const named = { type: 'profile.submitted', names }
const read = (status: Status) => ({ type: 'status.read', status })
const passwordDone = (output: Status) => ({ type: 'xstate.done.actor.changePassword', output })
const profileDone = (output: Status) => ({ type: 'xstate.done.actor.completeProfile', output })
const passwordFailed = { type: 'xstate.error.actor.changePassword', error: refused }
const profileFailed = { type: 'xstate.error.actor.completeProfile', error: noAnswer() }

/** The machine with calls that never end; the test sends their ends as the events that they are. */
function world() {
  const sent = vi.fn<(input: Passwords | Names) => void>()
  const never = (input: Passwords | Names) => {
    sent(input)
    return new Promise<never>(() => undefined)
  }
  const logic: AnyStateMachine = onboardingMachine.provide({
    actors: {
      changePassword: fromPromise<Status, Passwords>(({ input }) => never(input)),
      completeProfile: fromPromise<Status, Names>(({ input }) => never(input)),
    },
  })
  return { logic, sent }
}

function reached(status: Status, ...events: AnyEventObject[]) {
  const { logic, sent } = world()
  const onboarding = createActor(logic, { input: { status } }).start()
  for (const event of events) onboarding.send(event)
  return { ...onboarding.getSnapshot(), sent }
}

describe('onboarding by path', () => {
  const paths = statuses.flatMap((status) =>
    getShortestPaths(world().logic, {
      input: { status },
      events: [
        ...[chosen, named, passwordFailed, profileFailed],
        ...statuses.flatMap((next) => [read(next), passwordDone(next), profileDone(next)]),
      ],
      serializeState: (snapshot) => JSON.stringify(snapshot.value),
      serializeEvent: (event) => JSON.stringify([event.type, event.status, event.output, String(event.error)]),
    }).map((path) => ({ status, path })),
  )

  it('has the states of the specification: COMPLETE_PROFILE, CHANGE_PASSWORD, ONBOARDING_STRIPE, DONE, and null', () => {
    expect(new Set(paths.map(({ path }) => JSON.stringify(path.state.value)))).toEqual(
      new Set([
        '{"CHANGE_PASSWORD":"asking"}',
        '{"CHANGE_PASSWORD":"sending"}',
        '{"COMPLETE_PROFILE":"asking"}',
        '{"COMPLETE_PROFILE":"sending"}',
        '"ONBOARDING_STRIPE"',
        '"DONE"',
        '"null"',
      ]),
    )
    expect(Object.keys(onboardingMachine.states)).toEqual(['following', ...statuses.map(String)])
  })

  it.each(
    paths.map(({ status, path }) => [status, path.steps.map(({ event }) => event.type).join(' > '), path] as const),
  )('from %s: %s', (status, _, path) => {
    const { value, context } = reached(status, ...path.steps.slice(1).map(({ event }) => event))
    expect(value).toEqual(path.state.value)
    expect(JSON.stringify(value)).toContain(String(context.status))
  })
})

describe('onboarding', () => {
  it.each(statuses)('begins where the server says: %s', (status) => {
    const { value } = reached(status)
    expect(typeof value === 'string' ? value : Object.keys(value)[0]).toBe(String(status))
  })

  it('"CHANGE_PASSWORD (temporary password), then COMPLETE_PROFILE; an Org Admin of a dealership then ONBOARDING_STRIPE"', () => {
    const { value, sent } = reached(
      'CHANGE_PASSWORD',
      ...[chosen, passwordDone('COMPLETE_PROFILE')],
      ...[named, profileDone('ONBOARDING_STRIPE')],
    )
    expect(sent.mock.calls).toEqual([[passwords], [names]])
    expect(value).toBe('ONBOARDING_STRIPE')
  })

  it('is over where there is nothing left to ask: ONBOARDING_STRIPE is "a banner, no redirect"', () => {
    const isOver = (status: Status) => createActor(world().logic, { input: { status } }).getSnapshot().hasTag('over')
    expect(statuses.filter(isOver)).toEqual(['ONBOARDING_STRIPE', 'DONE', null])
  })

  it('follows the server, also where it skips a step or asks for the same one again', () => {
    expect(reached('CHANGE_PASSWORD', chosen, passwordDone('DONE')).value).toBe('DONE')
    expect(reached('COMPLETE_PROFILE', named, profileDone('COMPLETE_PROFILE')).value).toEqual({
      COMPLETE_PROFILE: 'asking',
    })
  })

  it('stays at its step when a try fails, with the reason, until the next try', () => {
    const failed = reached('CHANGE_PASSWORD', chosen, passwordFailed)
    expect([failed.value, failed.context.failure]).toEqual([{ CHANGE_PASSWORD: 'asking' }, refused])
    const again = reached('CHANGE_PASSWORD', chosen, passwordFailed, chosen)
    expect([again.value, again.context.failure]).toEqual([{ CHANGE_PASSWORD: 'sending' }, undefined])
  })

  it('goes on where another tab did, or where only the answer was lost', () => {
    const { value, context } = reached('COMPLETE_PROFILE', named, profileFailed, read('DONE'))
    expect([value, context.failure]).toEqual(['DONE', undefined])
    expect(reached('COMPLETE_PROFILE', named, profileFailed, read('COMPLETE_PROFILE')).context.failure).toBeDefined()
  })

  it('sends once, and lets nothing cut it off', () => {
    const { value, sent } = reached('CHANGE_PASSWORD', chosen, chosen, read('CHANGE_PASSWORD'))
    expect([value, sent.mock.calls.length]).toEqual([{ CHANGE_PASSWORD: 'sending' }, 1])
  })

  it('keeps no password', () => {
    expect(JSON.stringify(reached('CHANGE_PASSWORD', chosen, passwordFailed).context)).not.toContain('lorry')
  })
})
