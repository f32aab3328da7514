import { beforeEach, describe, expect, it, vi } from 'vitest'
import {
  lastConversation,
  readStoredConversation,
  removeStoredConversation,
  storeConversation,
} from './stored-conversation'
import { conversationId, conversationWith, machineId, oilAnswer } from './testing'

const conversation = conversationWith('how much oil?', oilAnswer)

beforeEach(() => localStorage.clear())

describe('the conversation on this device', () => {
  it('"Local storage keys: … conversation, conversationId"', () => {
    storeConversation(conversation)
    expect(localStorage.getItem('conversationId')).toBe(conversationId)
    expect(JSON.parse(localStorage.getItem('conversation') ?? '')).toEqual(conversation)
  })

  it('is found again by its id, and by its assistant and machine, and by nothing else', () => {
    storeConversation(conversation)
    expect(readStoredConversation(conversationId)).toEqual(conversation)
    expect(readStoredConversation('another')).toBeUndefined()
    expect(lastConversation('operations', machineId)).toEqual(conversation)
    expect(lastConversation('operations', 'another machine')).toBeUndefined()
    expect(lastConversation('parts', machineId)).toBeUndefined()
    expect(lastConversation('general', undefined)).toBeUndefined()
  })

  it('is removed on demand', () => {
    storeConversation(conversation)
    removeStoredConversation()
    expect(lastConversation('operations', machineId)).toBeUndefined()
    expect(localStorage.length).toBe(0)
  })

  it('is none if the storage contains something else', () => {
    localStorage.setItem('conversationId', conversationId)
    const former = { id: conversationId, machine_id: machineId, messages: [{ role: 'user', content: 'how much oil?' }] }
    const { records: _, ...formerAnswer } = oilAnswer
    const [question, answer] = conversation.messages
    const before = { ...conversation, messages: [question, { ...answer, answer: formerAnswer }] }
    for (const foreign of [
      '{',
      '[]',
      '"text"',
      JSON.stringify({ id: conversationId }),
      JSON.stringify(former),
      JSON.stringify(before),
    ]) {
      localStorage.setItem('conversation', foreign)
      expect(readStoredConversation(conversationId)).toBeUndefined()
    }
  })

  it('is not stored if the storage is full, which is no failure', () => {
    const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    expect(() => storeConversation(conversation)).not.toThrow()
    full.mockRestore()
  })
})
