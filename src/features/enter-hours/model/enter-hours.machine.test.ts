import { describe, expect, it, vi } from 'vitest'
import { type AnyEventObject, type AnyStateMachine, createActor, fromCallback, fromPromise } from 'xstate'
import { getShortestPaths } from 'xstate/graph'
import { ApiError, noAnswer } from '@/shared/api'
import { problem as problemDocument } from '../../../../tests/msw/problem'
import { accepted, portal } from '../testing'
import { type EnterHoursEvent, enterHoursMachine, type Waiting } from './enter-hours.machine'
import type { AcceptedReading, Draft, Entry, HoursPortal } from './entry'
import { PhotographUnsent } from './failure'

const problem = (status: number, code: string) =>
  new ApiError({ status, data: problemDocument(status, code, `because of ${code}`) })
const expired = problem(410, 'link_expired')
const jump = problem(409, 'jump')
const lower = problem(409, 'lower_than_last')
const refused = problem(409, 'higher_than_next')

const typed = (figure: string) => ({ type: 'figure.typed', typed: figure })
const submitted = { type: 'entry.submitted', clientId: 'entry-1', at: '2026-11-21T08:30:00.000Z' }
const again = { ...submitted, clientId: 'entry-2' }
const marked = { type: 'replacement.marked', isReplacement: true }
const yes = { type: 'question.confirmed' }
const no = { type: 'question.declined' }
const restored = { type: 'connection.restored' }
const loaded = { type: 'xstate.done.actor.loadLink', output: portal }
const loadFailed = (error: unknown) => ({ type: 'xstate.error.actor.loadLink', error })
const taken = { type: 'xstate.done.actor.sendEntry', output: accepted }
const sendFailed = (error: unknown) => ({ type: 'xstate.error.actor.sendEntry', error })

/** The machine with calls that never end; the test sends their ends as the events that they are. */
function world() {
  const sent: Entry[] = []
  const stored: Draft[] = []
  const waited = vi.fn<(tries: number) => void>()
  const logic: AnyStateMachine = enterHoursMachine.provide({
    actors: {
      loadLink: fromPromise<HoursPortal>(() => new Promise(() => undefined)),
      sendEntry: fromPromise<AcceptedReading, Entry | undefined>(({ input: entry }) => {
        if (entry) sent.push(entry)
        return new Promise(() => undefined)
      }),
      awaitConnection: fromCallback<EnterHoursEvent, Waiting>(({ input }) => waited(input.tries)),
    },
    actions: { storeDraft: (_, draft) => void stored.push(draft) },
  })
  return { logic, sent, stored, waited }
}

function reached(events: AnyEventObject[], draft?: Draft) {
  const { logic, ...seen } = world()
  const actor = createActor(logic, { input: { draft } }).start()
  for (const event of events) actor.send(event)
  const { value, context } = actor.getSnapshot()
  return { value, context, ...seen }
}

describe('entering hours by path', () => {
  const errors = [noAnswer(), expired, jump, refused]
  const paths = getShortestPaths(world().logic, {
    input: {},
    events: [
      ...[typed('4812.5'), typed('12'), submitted, yes, no, restored, loaded, taken],
      ...errors.flatMap((error) => [loadFailed(error), sendFailed(error)]),
    ],
    serializeState: ({ value, context }) => JSON.stringify([value, context.typed, context.question?.about]),
    serializeEvent: (event) => JSON.stringify([event.type, event.typed, event.error?.code, event.error?.status]),
  })

  it('has these states and no others', () => {
    const states = ['loadingLink', 'unreachable', 'entering', 'confirming', 'sending', 'waitingForConnection', 'sent']
    expect(new Set(paths.map(({ state }) => state.value))).toEqual(new Set([...states, 'ended']))
    expect(Object.keys(enterHoursMachine.states).toSorted()).toEqual([...states, 'ended'].toSorted())
  })

  it.each(paths.map((path) => [path.steps.map(({ event }) => event.type).join(' > '), path] as const))(
    '%s',
    (_, path) => {
      const events = path.steps.slice(1).map(({ event }) => event)
      const { value, sent, stored } = reached(events)
      expect(value).toEqual(path.state.value)
      // However it got there: what is sent was stored before, and by the same id all the way.
      for (const { clientId } of sent) expect(stored.map(({ entry }) => entry?.clientId)).toContain(clientId)
      // An answer leaves nothing to send again.
      if (value === 'sent') expect(stored.at(-1)).toEqual({ typed: '', isReplacement: false, entry: undefined })
    },
  )
})

describe('entering hours', () => {
  it('sends the figure as it was typed, once, however often it is submitted', () => {
    const { value, sent } = reached([loaded, typed('4,812.5'), submitted, again])
    expect(value).toBe('sending')
    expect(sent).toEqual([
      { clientId: 'entry-1', value: 4812.5, enteredAt: submitted.at, isReplacement: false, confirmed: false },
    ])
  })

  it('asks for a figure where there is none, and no more once one is typed', () => {
    const empty = reached([loaded, submitted])
    expect([empty.value, empty.context.isMistaken, empty.sent]).toEqual(['entering', true, []])
    expect(reached([loaded, submitted, typed('4')]).context.isMistaken).toBe(false)
  })

  it('"a reading lower than the last one is refused unless it is marked as a meter replacement"', () => {
    const asked = reached([loaded, typed('12'), submitted])
    expect([asked.value, asked.context.question?.about, asked.sent]).toEqual(['confirming', 'lower', []])
    const confirmed = reached([loaded, typed('12'), submitted, yes])
    expect(confirmed.sent).toMatchObject([{ clientId: 'entry-1', value: 12, isReplacement: true }])
    const corrected = reached([loaded, typed('12'), submitted, no])
    expect([corrected.value, corrected.context.typed, corrected.sent]).toEqual(['entering', '12', []])
    expect(reached([loaded, typed('12'), marked, submitted]).sent).toMatchObject([{ isReplacement: true }])
  })

  it('leaves a reading of an earlier time to the server, with its note', () => {
    const takenAt = '2026-11-01T06:00:00.000Z'
    const { value, sent } = reached([loaded, typed('12'), { ...submitted, takenAt, note: 'from the log book' }])
    expect([value, sent]).toMatchObject(['sending', [{ value: 12, takenAt, note: 'from the log book' }]])
  })

  it('accepts another figure in place of the one to be confirmed', () => {
    const { value, sent } = reached([loaded, typed('12'), submitted, typed('4813'), again])
    expect([value, sent]).toMatchObject(['sending', [{ clientId: 'entry-2', value: 4813 }]])
  })

  it('asks the same where only the server knows the last reading', () => {
    const { sent, value } = reached([loaded, typed('4812.5'), submitted, sendFailed(lower), yes])
    expect(value).toBe('sending')
    expect(sent.map(({ isReplacement }) => isReplacement)).toEqual([false, true])
  })

  it('"a jump of more than 24 h per elapsed day is asked back once"', () => {
    const asked = reached([loaded, typed('9999'), submitted, sendFailed(jump)])
    expect([asked.value, asked.context.question]).toEqual(['confirming', { about: 'jump', detail: 'because of jump' }])
    const { sent } = reached([loaded, typed('9999'), submitted, sendFailed(jump), yes])
    expect(sent.map(({ clientId, confirmed }) => [clientId, confirmed])).toEqual([
      ['entry-1', false],
      ['entry-1', true],
    ])
  })

  it('a corrected figure is another entry', () => {
    const { sent } = reached([loaded, typed('9999'), submitted, sendFailed(jump), no, typed('4999'), again])
    expect(sent.map(({ clientId, value }) => [clientId, value])).toEqual([
      ['entry-1', 9999],
      ['entry-2', 4999],
    ])
  })

  it('"a resend never counts twice": without an answer the same entry is sent again by itself', () => {
    const { value, sent, waited } = reached([
      ...[loaded, typed('4812.5'), submitted, sendFailed(noAnswer())],
      ...[restored, sendFailed(problem(503, 'busy')), restored],
    ])
    expect(value).toBe('sending')
    expect(new Set(sent.map((entry) => JSON.stringify(entry))).size).toBe(1)
    expect([sent.length, waited.mock.calls]).toEqual([3, [[1], [2]]])
  })

  it('keeps the figure as it is while nobody knows whether it has arrived', () => {
    const { value, context } = reached([
      ...[loaded, typed('4812.5'), submitted, sendFailed(noAnswer())],
      ...[typed('1'), again],
    ])
    expect([value, context.typed, context.entry?.clientId]).toEqual(['waitingForConnection', '4812.5', 'entry-1'])
  })

  it('"what was typed survives": after a reload an open entry is sent by itself, with its id', () => {
    const entry: Entry = {
      clientId: 'of-before',
      value: 4812.5,
      enteredAt: '2026-11-21T07:00:00Z',
      isReplacement: false,
      confirmed: true,
    }
    expect(reached([loaded], { typed: '4812.5', isReplacement: false, entry }).sent).toEqual([entry])
    const untouched = reached([loaded], { typed: '48', isReplacement: true, entry: undefined })
    expect([untouched.value, untouched.context.typed, untouched.context.isReplacement]).toEqual([
      'entering',
      '48',
      true,
    ])
  })

  it('opens by itself once there is a connection', () => {
    expect(reached([loadFailed(noAnswer())]).value).toBe('unreachable')
    expect(reached([loadFailed(noAnswer()), restored, loaded]).value).toBe('entering')
  })

  it('"expired or revoked links explained", also when that comes out at the end', () => {
    const ending = (...events: AnyEventObject[]) => reached(events).context.ending
    expect(ending(loadFailed(expired))).toBe('expired')
    expect(ending(loadFailed(problem(410, 'link_revoked')))).toBe('revoked')
    expect(ending(loadFailed(problem(404, 'not_found')))).toBe('unknown')
    const late = reached([loaded, typed('4812.5'), submitted, sendFailed(expired)])
    expect([late.value, late.context.typed]).toEqual(['ended', '4812.5'])
  })

  it('says why a figure is not taken, and lets it be corrected', () => {
    const { value, context, stored } = reached([loaded, typed('4812.5'), submitted, sendFailed(refused)])
    expect([value, context.refusal]).toEqual(['entering', 'because of higher_than_next'])
    expect(stored.at(-1)).toEqual({ typed: '4812.5', isReplacement: false, entry: undefined })
  })
})

describe('a photograph that waits for a connection', () => {
  const unsent = sendFailed(new PhotographUnsent())

  it('is known to wait alone, also after a reload and after another failure', () => {
    const { stored } = reached([loaded, typed('4812.5'), submitted, unsent])
    const draft = stored.at(-1)
    expect(draft?.entry).toMatchObject({ clientId: 'entry-1', isSaved: true })
    expect(reached([loadFailed(noAnswer())], draft).context.entry?.isSaved).toBe(true)
    expect(reached([loaded, sendFailed(noAnswer())], draft).context.entry?.isSaved).toBe(true)
  })

  it('is not of the next figure', () => {
    const { context } = reached([loaded, typed('4812.5'), submitted, sendFailed(noAnswer())])
    expect(context.entry?.isSaved).toBeUndefined()
  })
})
