import { beforeEach, describe, expect, it } from 'vitest'
import { createActor, fromCallback } from 'xstate'
import { getShortestPaths } from 'xstate/graph'
import { oilAnswer } from '@/entities/conversation/testing'
import { askAssistantMachine } from './ask-assistant.machine'
import type { AskedQuestion, AskProgress } from './asking'

const machine = { id: oilAnswer.id, name: 'Harrow WL-120' }
const subject = { assistant: 'operations', machine } as const
const asked = { type: 'question.asked', question: ' how much oil? ', ...subject, earlier: [] } as const
const opened = { type: 'conversation.opened', conversationId: oilAnswer.conversation_id } as const
const delta = (text: string, answerId = 'a1') => ({ type: 'answer.delta', answerId, text }) as const
const received = { type: 'answer.received', answer: oilAnswer } as const
const failed = { type: 'question.failed', message: 'Network error or server did not respond.' } as const

const unanswered = { type: 'question.unanswered' } as const

let device = ''
/** What waits on the device, by its id. */
const waiting = new Map<string, { question: string; refusal: string | undefined }>()
let tries = 0
beforeEach(() => {
  device = ''
  waiting.clear()
  tries = 0
})
const waits = () => [...waiting.values()]
const provided = askAssistantMachine.provide({
  actors: {
    askAssistant: fromCallback<AskProgress, AskedQuestion | undefined>(() => undefined),
    followWaiting: fromCallback<AskProgress, AskedQuestion | undefined>(() => undefined),
  },
  actions: {
    storeWaiting: (_, { asked, refusal }) => {
      if (asked) waiting.set(asked.clientId, { question: asked.question, refusal })
    },
    dropWaiting: (_, dropped) => {
      waiting.delete(dropped?.clientId ?? '')
    },
    sendWaiting: () => {
      tries += 1
    },
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
  { type: 'question.gone' },
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
  const askedBy = (actor: ReturnType<typeof started>) => actor.getSnapshot().context.asking

  it('waits on the device under its id, from where it is sent, and is shown with its answer', () => {
    const actor = started()
    actor.send(asked)
    const id = askedBy(actor)?.clientId ?? ''
    actor.send(unanswered)
    expect(actor.getSnapshot().value).toBe('waitingForConnection')
    expect([...waiting]).toEqual([[id, { question: 'how much oil?', refusal: undefined }]])
    actor.send({ type: 'question.retried' })
    expect([actor.getSnapshot().value, tries], 'no second way leads to the server').toEqual(['waitingForConnection', 1])
    actor.send(delta('13.5'))
    actor.send(received)
    expect(actor.getSnapshot()).toMatchObject({ value: 'answered', context: { answer: oilAnswer } })
  })

  it('stays there when its conversation is left, or another question is asked', () => {
    reached(asked, unanswered, { type: 'conversation.left' })
    expect(waits()).toMatchObject([{ question: 'how much oil?' }])
    waiting.clear()
    const { context } = reached(asked, unanswered, { ...asked, question: 'and the filter?' })
    expect([waits().map(({ question }) => question), context.asking?.question]).toEqual([
      ['how much oil?'],
      'and the filter?',
    ])
  })

  it('says why it was refused, and goes out again only on demand, under the same id', () => {
    const actor = started()
    actor.send(asked)
    const id = askedBy(actor)?.clientId
    actor.send(failed)
    expect(waits()).toEqual([{ question: 'how much oil?', refusal: failed.message }])
    actor.send({ type: 'question.retried' })
    expect([waits(), actor.getSnapshot().value, askedBy(actor)?.clientId]).toEqual([[], { asking: 'waiting' }, id])
  })

  it('is taken back into the field, where it is no longer sent', () => {
    for (const cause of [unanswered, failed]) {
      const { context } = reached(asked, cause, { type: 'question.cancelled' })
      expect([waits(), context.draft, device]).toEqual([[], 'how much oil?', 'how much oil?'])
    }
  })

  it('is found on the next visit, as waiting or with the reason', () => {
    const found = (refusal?: string) => {
      const actor = started()
      const question = { ...asked, question: 'how much oil?', clientId: 'c1', isAgain: true }
      actor.send({ type: 'question.found', asked: question, refusal })
      return actor.getSnapshot()
    }
    expect(found()).toMatchObject({ value: 'waitingForConnection', context: { asking: { clientId: 'c1' } } })
    expect(found('No.')).toMatchObject({ value: 'failed', context: { failure: 'No.' } })
  })

  it('that was discarded, or sent by another tab, is shown no more', () => {
    expect(reached(asked, unanswered, { type: 'question.gone' })).toMatchObject({
      value: 'idle',
      context: { asking: undefined },
    })
  })
})

describe('what a reload would lose', () => {
  it('is stored while it is asked, and no more once it is answered or waits', () => {
    reached(asked)
    expect(device).toBe('how much oil?')
    reached({ type: 'draft.changed', text: 'how much oil?' }, asked, { type: 'draft.changed', text: 'and the' })
    expect(device).toBe('how much oil?')
    reached(asked, received)
    expect(device).toBe('')
    reached({ type: 'draft.changed', text: 'from the last visit' }, asked, received)
    expect(device, 'what the field still has').toBe('from the last visit')
    reached(asked, unanswered)
    expect(device).toBe('')
    reached(asked, { type: 'conversation.left' })
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
