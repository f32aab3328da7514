import { describe, expect, it } from 'vitest'
import { exchangesOf, turnsOf, withExchange } from './conversation'
import { conversationWith, emptyConversation, oilAnswer, refusal } from './testing'

const asked = 'how much oil does the engine take?'

describe('exchangesOf', () => {
  it('puts each answer to its question, in the order in which they were asked', () => {
    const conversation = withExchange(conversationWith(asked, oilAnswer), 'and the price?', refusal, new Date())
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
  it('names a new conversation by its first question and keeps a name that it has', () => {
    expect(withExchange(emptyConversation, asked, oilAnswer, new Date()).title).toBe(asked)
    expect(withExchange({ ...emptyConversation, title: 'Oil' }, asked, oilAnswer, new Date()).title).toBe('Oil')
  })

  it('does not repeat a question that the server has kept already', () => {
    const waiting = {
      ...conversationWith(asked, oilAnswer),
      messages: conversationWith(asked, oilAnswer).messages.slice(0, 1),
    }
    expect(exchangesOf(withExchange(waiting, asked, oilAnswer, new Date()))).toMatchObject([
      { question: asked, answer: { id: oilAnswer.id } },
    ])
  })
})
