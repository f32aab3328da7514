import { describe, expect, it } from 'vitest'
import { exchangesOf, turnsOf, withExchange } from './conversation'
import {
  answeredByDealer,
  conversationAsking,
  conversationWith,
  emptyConversation,
  oilAnswer,
  refusal,
} from './testing'

const asked = 'how much oil does the engine take?'

describe('exchangesOf', () => {
  it('puts each answer to its question, in the order in which they were asked', () => {
    const conversation = withExchange(
      conversationWith(asked, oilAnswer),
      { question: 'and the price?', answer: refusal },
      new Date(),
    )
    expect(exchangesOf(conversation).map(({ question, answer }) => [question, answer?.id])).toEqual([
      [asked, oilAnswer.id],
      ['and the price?', refusal.id],
    ])
  })

  it('shows a question that was never answered', () => {
    const conversation = conversationWith(asked, oilAnswer)
    expect(exchangesOf({ ...conversation, messages: conversation.messages.slice(0, 1) })).toMatchObject([
      { question: asked, answer: undefined },
    ])
  })
})

describe('turnsOf', () => {
  it('"conversation the earlier messages [{ role: user|assistant, content }]"', () => {
    expect(turnsOf(conversationWith(asked, oilAnswer))).toEqual([
      { role: 'user', content: asked },
      { role: 'assistant', content: oilAnswer.response },
    ])
  })
})

describe('withExchange', () => {
  it('names a new conversation by its first question and retains an existing name', () => {
    expect(withExchange(emptyConversation, { question: asked, answer: oilAnswer }, new Date()).title).toBe(asked)
    expect(
      withExchange({ ...emptyConversation, title: 'Oil' }, { question: asked, answer: oilAnswer }, new Date()).title,
    ).toBe('Oil')
  })

  it('does not repeat a question that the server has stored already', () => {
    const waiting = {
      ...conversationWith(asked, oilAnswer),
      messages: conversationWith(asked, oilAnswer).messages.slice(0, 1),
    }
    expect(exchangesOf(withExchange(waiting, { question: asked, answer: oilAnswer }, new Date()))).toMatchObject([
      { question: asked, answer: { id: oilAnswer.id } },
    ])
  })

  it('puts an answer into the place of the one that it replaces, and contains each answer once', () => {
    const before = withExchange(
      conversationWith(asked, refusal),
      { question: 'and coolant?', answer: oilAnswer },
      new Date(),
    )
    const again = { ...oilAnswer, id: 'again' }
    const exchange = { question: asked, answer: again, replaces: refusal.id }
    const after = withExchange(before, exchange, new Date())
    expect(exchangesOf(after).map(({ question, answer }) => [question, answer?.id])).toEqual([
      [asked, 'again'],
      ['and coolant?', oilAnswer.id],
    ])
    expect(withExchange(after, exchange, new Date())).toBe(after)
  })

  it('keeps what the dealer answered below an answer that is given again', () => {
    const exchange = { question: asked, answer: oilAnswer, replaces: refusal.id }
    const after = withExchange(conversationAsking(answeredByDealer), exchange, new Date())
    expect(exchangesOf(after)).toMatchObject([{ answer: { id: oilAnswer.id }, dealerQuestions: [answeredByDealer] }])
  })
})
