import { describe, expect, it, vi } from 'vitest'
import { createActor, fromCallback, setup } from 'xstate'
import { machineId, oilAnswer } from '@/entities/conversation/testing'
import { noAnswer } from '@/shared/api'
import { type AskServices, askQuestion } from './ask-question'
import type { AskedQuestion, AskProgress } from './asking'

const asking: AskedQuestion = {
  clientId: '5f0c2c2e-5f0e-4a35-9a0b-6f0f6f7f1a02',
  isAgain: false,
  assistant: 'operations',
  question: 'how much oil?',
  machine: { id: machineId, name: 'Harrow WL-120', brand: 'Harrow', model: 'WL-120', serial_number: 'GHT00123' },
  earlier: [{ role: 'user', content: 'hello' }],
}

function fakeServices() {
  const left = vi.fn()
  const services = {
    asker: () => ({ organization_name: 'Ridgeline Quarry', user: 'operator@ridgeline.example' }),
    openConversation: vi.fn<AskServices['openConversation']>(async () => oilAnswer.conversation_id),
    follow: vi.fn<AskServices['follow']>((_id, onDelta) => {
      onDelta({ answer_id: oilAnswer.id, text: '13.5' })
      return { entered: Promise.resolve(true), leave: left }
    }),
    ask: vi.fn<AskServices['ask']>(async () => oilAnswer),
    explain: (error: unknown) => (error instanceof Error ? error.message : ''),
  }
  return { services, left }
}

/** Runs the actor inside a machine that only writes down what it is reported. */
function run(services: AskServices, input: AskedQuestion = asking) {
  const reported: AskProgress[] = []
  const listener = setup({
    types: { events: {} as AskProgress },
    actors: { askQuestion: askQuestion(services), watch: fromCallback(() => undefined) },
  }).createMachine({
    invoke: { src: 'askQuestion', input },
    on: { '*': { actions: ({ event }) => reported.push(event) } },
  })
  const actor = createActor(listener)
  actor.start()
  return { reported, stop: () => actor.stop() }
}

const types = (reported: AskProgress[]) => reported.map(({ type }) => type)

describe('askQuestion', () => {
  it('opens the conversation and its room before it asks, and passes on what is written', async () => {
    const { services } = fakeServices()
    const { reported } = run(services)
    await vi.waitFor(() => expect(types(reported)).toEqual(['conversation.opened', 'answer.delta', 'answer.received']))
    const order = [services.openConversation, services.follow, services.ask].map(
      (call) => call.mock.invocationCallOrder,
    )
    expect(order.flat()).toEqual(order.flat().toSorted((a, b) => a - b))
  })

  it('passes on nothing of the answer to a question of another tab', async () => {
    const { services, left } = fakeServices()
    services.follow.mockImplementation((_id, onDelta) => {
      onDelta({ answer_id: machineId, client_id: machineId, text: '96' })
      onDelta({ answer_id: oilAnswer.id, client_id: asking.clientId, text: '13.5' })
      return { entered: Promise.resolve(true), leave: left }
    })
    const { reported } = run(services)
    await vi.waitFor(() => expect(types(reported)).toContain('answer.received'))
    expect(reported.filter(({ type }) => type === 'answer.delta')).toEqual([
      { type: 'answer.delta', answerId: oilAnswer.id, text: '13.5' },
    ])
  })

  it('sends the body of the specification', async () => {
    const { services } = fakeServices()
    run(services)
    await vi.waitFor(() => expect(services.ask).toHaveBeenCalled())
    expect(services.ask.mock.calls[0]).toEqual([
      {
        assistant: 'operations',
        question: {
          prompt: 'how much oil?',
          id: machineId,
          conversation_id: oilAnswer.conversation_id,
          client_id: asking.clientId,
          conversation: [{ role: 'user', content: 'hello' }],
          machine: 'Harrow WL-120',
          brand: 'Harrow',
          model: 'WL-120',
          serial_number: 'GHT00123',
          organization_name: 'Ridgeline Quarry',
          user: 'operator@ridgeline.example',
        },
      },
      expect.any(AbortSignal),
      false,
    ])
  })

  it('goes on in the conversation that there is', async () => {
    const { services } = fakeServices()
    run(services, { ...asking, conversationId: 'c7' })
    await vi.waitFor(() => expect(services.ask).toHaveBeenCalled())
    expect(services.openConversation).not.toHaveBeenCalled()
    expect(services.follow.mock.calls[0]?.[0]).toBe('c7')
  })

  it('is answered without a socket too', async () => {
    const { services, left } = fakeServices()
    services.follow.mockReturnValue({ entered: Promise.resolve(false), leave: left })
    const { reported } = run(services)
    await vi.waitFor(() => expect(types(reported)).toEqual(['conversation.opened', 'answer.received']))
  })

  it('does not wait for a socket that never answers', async () => {
    vi.useFakeTimers()
    const { services, left } = fakeServices()
    services.follow.mockReturnValue({ entered: new Promise(() => undefined), leave: left })
    const { reported } = run(services)
    await vi.runAllTimersAsync()
    vi.useRealTimers()
    expect(types(reported)).toEqual(['conversation.opened', 'answer.received'])
  })

  it('says why it failed', async () => {
    const { services } = fakeServices()
    services.ask.mockRejectedValue(new Error('Machine not found.'))
    const { reported } = run(services)
    await vi.waitFor(() => expect(reported.at(-1)).toEqual({ type: 'question.failed', message: 'Machine not found.' }))
  })

  it('says when nobody answered, so that it can be sent again', async () => {
    const { services } = fakeServices()
    services.openConversation.mockRejectedValue(noAnswer())
    const { reported } = run(services)
    await vi.waitFor(() => expect(types(reported)).toEqual(['question.unanswered']))
  })

  it('cancelled: ends the call, leaves the room and says no more', async () => {
    const { services, left } = fakeServices()
    let answer = (_answer: typeof oilAnswer) => {}
    services.ask.mockReturnValue(new Promise((resolve) => (answer = resolve)))
    const { reported, stop } = run(services)
    await vi.waitFor(() => expect(services.ask).toHaveBeenCalled())
    stop()
    answer(oilAnswer)
    await vi.waitFor(() => expect(left).toHaveBeenCalledOnce())
    expect(services.ask.mock.calls[0]?.[1].aborted).toBe(true)
    expect(types(reported)).not.toContain('answer.received')
  })
})
