import { describe, expect, it } from 'vitest'
import { conversationWith, oilAnswer, refusal } from '@/entities/conversation/testing'
import { transcriptOf } from './exchanges'

const asked = 'how much oil?'
const conversation = conversationWith(asked, oilAnswer)

describe('transcriptOf', () => {
  it('shows a question on its way below what was answered', () => {
    const { stored, underWay } = transcriptOf(conversation, { question: 'and coolant?', answer: undefined })
    expect(stored.map(({ question }) => question)).toEqual([asked])
    expect(underWay?.question).toBe('and coolant?')
  })

  it('shows an answer once, whether the conversation contains it already or not', () => {
    for (const known of [conversation, { ...conversation, messages: conversation.messages.slice(0, 1) }, undefined]) {
      const { stored, underWay } = transcriptOf(known, { question: asked, answer: oilAnswer })
      expect(stored.map(({ question, answer }) => [question, answer?.id])).toEqual([[asked, oilAnswer.id]])
      expect(underWay).toBeUndefined()
    }
  })

  it('shows a question once that the server stored before its answer', () => {
    const waiting = { ...conversation, messages: conversation.messages.slice(0, 1) }
    expect(transcriptOf(waiting, { question: asked, answer: undefined }).stored).toEqual([])
  })

  it('shows the same question asked again as another one', () => {
    const { stored } = transcriptOf(conversation, { question: asked, answer: refusal })
    expect(stored.map(({ answer }) => answer?.id)).toEqual([oilAnswer.id, refusal.id])
  })
})
