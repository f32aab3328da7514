import { describe, expect, it, vi } from 'vitest'
import { type AnyEventObject, type AnyStateMachine, createActor, fromPromise } from 'xstate'
import { getShortestPaths } from 'xstate/graph'
import type { AccountComponent, ProviderSession } from '@/entities/payment'
import { type AccountStatus, paymentOnboardingMachine } from './payment-onboarding.machine'

const statuses: AccountStatus[] = ['NONE', 'ONBOARDING', 'RESTRICTED', 'ENABLED']
const session: ProviderSession = { kind: 'hosted', url: 'http://127.0.0.1/sandbox/onboarding/1' }

const read = (status: AccountStatus) => ({ type: 'account.read', status })
const requested = { type: 'session.requested', component: 'onboarding' }
const opened = { type: 'xstate.done.actor.openSession', output: session }
const notOpened = { type: 'xstate.error.actor.openSession', error: new Error('The provider cannot be reached.') }
const restored = { type: 'page.restored' }
const exited = { type: 'provider.exited' }

/** The machine with calls that never end; the test sends their ends as the events that they are. */
function world() {
  const leave = vi.fn()
  const asked = vi.fn()
  const logic: AnyStateMachine = paymentOnboardingMachine.provide({
    actors: {
      openSession: fromPromise<ProviderSession, AccountComponent>(({ input }) => {
        asked(input)
        return new Promise<never>(() => undefined)
      }),
    },
    actions: { leave: (_, opening) => leave(opening) },
  })
  return { logic, leave, asked }
}

function reached(status: AccountStatus, ...events: AnyEventObject[]) {
  const { logic, ...rest } = world()
  const onboarding = createActor(logic, { input: { status } }).start()
  for (const event of events) onboarding.send(event)
  return { ...onboarding.getSnapshot(), ...rest }
}

describe('the onboarding of payments by path', () => {
  const paths = statuses.flatMap((status) =>
    getShortestPaths(world().logic, {
      input: { status },
      events: [...statuses.map(read), requested, opened, notOpened, restored, exited],
      serializeState: (snapshot) => JSON.stringify(snapshot.value),
      serializeEvent: (event) => JSON.stringify([event.type, event.status]),
    }).map((path) => ({ status, path })),
  )

  it('knows these states and no others', () => {
    expect(new Set(paths.map(({ path }) => path.state.value))).toEqual(
      new Set([...statuses, 'openingSession', 'atProvider']),
    )
    expect(Object.keys(paymentOnboardingMachine.states)).toEqual([
      'following',
      ...statuses,
      ...['openingSession', 'atProvider'],
    ])
  })

  it.each(
    paths.map(({ status, path }) => [status, path.steps.map(({ event }) => event.type).join(' > '), path] as const),
  )('from %s: %s', (status, _, path) => {
    expect(reached(status, ...path.steps.slice(1).map(({ event }) => event)).value).toBe(path.state.value)
  })
})

describe('the onboarding of payments', () => {
  it.each(statuses)('begins where the provider says: %s', (status) => {
    expect(reached(status).value).toBe(status)
  })

  it('opens the screens that were asked for, once, and leads there', () => {
    const { asked, leave, value } = reached('NONE', requested, requested, opened)
    expect([asked.mock.calls, leave.mock.calls, value]).toEqual([[['onboarding']], [[session]], 'atProvider'])
  })

  it('returns to where it was when they cannot be opened, with the reason, until the next try', () => {
    const failed = reached('ONBOARDING', requested, notOpened)
    expect([failed.value, failed.context.failure]).toEqual(['ONBOARDING', notOpened.error])
    expect(reached('ONBOARDING', requested, notOpened, requested).context.failure).toBeUndefined()
  })

  it('follows what the provider has enabled meanwhile, also after the Back button', () => {
    expect(reached('NONE', requested, opened, read('ENABLED')).value).toBe('ENABLED')
    expect(reached('NONE', requested, opened, restored).value).toBe('NONE')
    expect(reached('ONBOARDING', requested, opened, exited).value).toBe('ONBOARDING')
    expect(reached('ENABLED', read('RESTRICTED')).value).toBe('RESTRICTED')
  })
})
