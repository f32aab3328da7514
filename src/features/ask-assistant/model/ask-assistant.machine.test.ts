import { beforeEach, describe, expect, it } from 'vitest'
import { createActor, fromCallback } from 'xstate'
import { getShortestPaths } from 'xstate/graph'
import { oilAnswer } from '@/entities/conversation/testing'
import { type AskedQuestion, type AskProgress, askAssistantMachine } from './ask-assistant.machine'

const machine = { id: oilAnswer.id, name: 'Harrow WL-120' }
const asked = { type: 'question.asked', question: ' how much oil? ', machine, earlier: [] } as const
const opened = { type: 'conversation.opened', conversationId: oilAnswer.conversation_id } as const
const delta = (text: string, answerId = 'a1') => ({ type: 'answer.delta', answerId, text }) as const
const received = { type: 'answer.received', answer: oilAnswer } as const
const failed = { type: 'question.failed', message: 'Network error or server did not respond.' } as const

const unanswered = { type: 'question.unanswered' } as const

let device = ''
beforeEach(() => {
  device = ''
})
const provided = askAssistantMachine.provide({
  actors: {
    askAssistant: fromCallback<AskProgress, AskedQuestion | undefined>(() => undefined),
    awaitConnection: fromCallback<AskProgress>(() => undefined),
  },
  actions: {
    storeUnsent: (_, question) => {
      device = question
    },
    editUnsent: (_, question) => {
      if (device !== '') device = question
    },
  },
})

const events = [
  asked,
  opened,
  delta('13.5'),
  received,
  failed,
  unanswered,
  { type: 'connection.restored' },
  { type: 'question.cancelled' },
  { type: 'question.retried' },
  { type: 'conversation.left' },
] as const

const paths = getShortestPaths(provided, {
  input: {},
  events: [...events],
  serializeState: (snapshot) => JSON.stringify(snapshot.value),
})

function started() {
  const actor = createActor(provided, { input: {} })
  actor.start()
  return actor
}

function reached(...sent: Parameters<ReturnType<typeof started>['send']>[0][]) {
  const actor = started()
  for (const event of sent) actor.send(event)
  return actor.getSnapshot()
}

describe('asking by path', () => {
  it('knows these states and no others', () => {
    expect(new Set(paths.map(({ state }) => JSON.stringify(state.value)))).toEqual(
      new Set([
        '"idle"',
        '{"asking":"waiting"}',
        '{"asking":"writing"}',
        '"stopped"',
        '"answered"',
        '"waitingForConnection"',
        '"failed"',
      ]),
    )
  })

  it.each(paths.map((path) => [path.steps.map(({ event }) => event.type).join(' > '), path] as const))(
    '%s',
    (_, path) => {
      const actor = started()
      for (const { event } of path.steps.slice(1)) actor.send(event)
      expect(actor.getSnapshot().value).toEqual(path.state.value)
    },
  )
})

describe('the question', () => {
  it('is not sent while it is empty', () => {
    expect(reached({ ...asked, question: '  \n' }).value).toBe('idle')
  })

  it('leaves the input when it was typed there', () => {
    const { context } = reached({ type: 'draft.changed', text: 'how much oil? ' }, asked)
    expect([context.draft, context.asking?.question]).toEqual(['', 'how much oil?'])
  })

  it('from a button leaves alone what is being typed', () => {
    expect(reached({ type: 'draft.changed', text: 'and the filt' }, asked).context.draft).toBe('and the filt')
  })

  it('retry keeps what was typed, and the conversation that was opened', () => {
    const { value, context } = reached(asked, opened, delta('13'), failed, { type: 'question.retried' })
    expect(value).toEqual({ asking: 'waiting' })
    expect(context).toMatchObject({
      asking: { question: 'how much oil?', conversationId: oilAnswer.conversation_id },
      written: undefined,
      failure: undefined,
    })
  })

  it('cancelled goes back into the input, unless something else was typed meanwhile', () => {
    expect(reached(asked, { type: 'question.cancelled' }).context.draft).toBe('how much oil?')
    const typed = reached(asked, { type: 'draft.changed', text: 'wait' }, { type: 'question.cancelled' })
    expect(typed.context.draft).toBe('wait')
  })

  it('is said to be stopped until the next one is typed', () => {
    const cancelled = [asked, { type: 'question.cancelled' }] as const
    expect(reached(...cancelled).value).toBe('stopped')
    expect(reached(...cancelled, { type: 'draft.changed', text: 'how' }).value).toBe('idle')
    expect(reached(asked, failed, { type: 'question.cancelled' }).value, 'nothing was left to stop').toBe('idle')
  })

  it('that follows a stopped one is a further try of it; that which follows an answer is another', () => {
    const actor = started()
    const idOf = () => actor.getSnapshot().context.asking?.clientId
    actor.send(asked)
    const first = idOf()
    actor.send(failed)
    actor.send({ type: 'question.retried' })
    expect(idOf()).toBe(first)
    actor.send({ type: 'question.cancelled' })
    actor.send({ ...asked, question: 'and the filter?' })
    expect([idOf(), actor.getSnapshot().context.asking?.isAgain]).toEqual([first, true])
    actor.send(received)
    actor.send(asked)
    expect([idOf() === first, actor.getSnapshot().context.asking?.isAgain]).toEqual([false, false])
  })

  it('can be changed while the answer is written, without disturbing it', () => {
    const { value, context } = reached(asked, delta('13'), { type: 'draft.changed', text: 'next' }, delta('.5'))
    expect([value, context.draft, context.written?.text]).toEqual([{ asking: 'writing' }, 'next', '13.5'])
  })
})

describe('a question that nobody answered', () => {
  it('goes out again by itself once there is a connection, under the same id', () => {
    const actor = started()
    actor.send(asked)
    const first = actor.getSnapshot().context.asking
    actor.send(unanswered)
    expect(actor.getSnapshot().value).toBe('waitingForConnection')
    actor.send({ type: 'connection.restored' })
    expect(actor.getSnapshot().value).toEqual({ asking: 'waiting' })
    expect(actor.getSnapshot().context.asking).toEqual(first)
  })

  it('is stored on the device until it is answered, whatever is typed meanwhile', () => {
    reached(asked, unanswered, { type: 'draft.changed', text: 'and the filter?' })
    expect(device).toBe('how much oil?')
    reached(asked, unanswered, { type: 'connection.restored' }, received)
    expect(device).toBe('')
    reached({ type: 'draft.changed', text: 'from the last visit' }, asked, failed, asked, received)
    expect(device, 'what the field still has').toBe('from the last visit')
    reached({ type: 'draft.changed', text: 'last' }, asked, failed, asked, received, {
      type: 'draft.changed',
      text: 'next',
    })
    expect(device).toBe('next')
    reached(asked, failed)
    expect(device, 'one that was refused, too').toBe('how much oil?')
    reached(asked, failed, { type: 'conversation.left' })
    expect(device).toBe('')
  })

  it('is stored as it is edited, and no more when it is removed', () => {
    const edited = (text: string) =>
      reached(asked, unanswered, { type: 'question.cancelled' }, { type: 'draft.changed', text })
    edited('how much oil with filter?')
    expect(device).toBe('how much oil with filter?')
    edited('')
    expect(device).toBe('')
  })

  it('is in the input on the next visit', () => {
    const actor = createActor(provided, { input: { draft: 'how much oil?' } })
    expect(actor.getSnapshot().context.draft).toBe('how much oil?')
  })
})

describe('the answer', () => {
  it('is written on as its words come', () => {
    expect(reached(asked, delta('13.5'), delta(' L')).context.written).toEqual({ answerId: 'a1', text: '13.5 L' })
  })

  it('begins again when another answer is written, such as that to a cancelled question', () => {
    expect(reached(asked, delta('old', 'a0'), delta('new')).context.written?.text).toBe('new')
  })

  it('is what the call returned in the end, also where the socket sent nothing', () => {
    const { value, context } = reached(asked, received)
    expect([value, context.answer]).toEqual(['answered', oilAnswer])
  })

  it('of the conversation that was left is forgotten', () => {
    const { value, context } = reached(asked, opened, received, { type: 'conversation.left' })
    expect([value, context.answer, context.asking]).toEqual(['idle', undefined, undefined])
  })
})
