import { describe, expect, it } from 'vitest'
import { exchangesOf } from '@/entities/conversation'
import { conversationWith, oilAnswer, servicePending } from '@/entities/conversation/testing'
import { operationManual, queuedManual, serviceManual } from '@/entities/manual/testing'
import { answerToRepeat, readingProgress } from './pending-answer'

const waiting = { ...oilAnswer, pending_manuals: [servicePending] }
const ready = { ...serviceManual, status: 'READY' as const, pages_done: 40 }

describe('readingProgress', () => {
  it('sums up the manuals that the answer waits for, as they are now', () => {
    const queued = { manual_id: queuedManual.id, display_name: 'Electrics', pages_done: 0, pages: null }
    const both = { ...waiting, pending_manuals: [servicePending, queued] }
    const further = { ...serviceManual, pages_done: 30 }
    expect(readingProgress(both, [further, queuedManual, operationManual])).toEqual({
      manuals: 2,
      pagesDone: 30,
      pages: 40,
    })
    expect(readingProgress(both, [ready, queuedManual])).toEqual({ manuals: 1, pagesDone: 0, pages: undefined })
  })

  it('is as stated in the answer until the manuals are known', () => {
    expect(readingProgress(waiting, undefined)).toEqual({ manuals: 1, pagesDone: 12, pages: 40 })
  })

  it('ends with the manuals: ready, failed or deleted', () => {
    for (const manuals of [[ready], [{ ...serviceManual, status: 'FAILED' as const }], []]) {
      expect(readingProgress(waiting, manuals)).toBeUndefined()
    }
  })
})

describe('answerToRepeat', () => {
  const exchanges = exchangesOf(conversationWith('how much oil?', waiting))

  it('is the one whose manuals are ready, unless it was tried', () => {
    expect(answerToRepeat(exchanges, [serviceManual], new Set())).toBeUndefined()
    expect(answerToRepeat(exchanges, [ready], new Set())?.id).toBe(oilAnswer.id)
    expect(answerToRepeat(exchanges, [ready], new Set([oilAnswer.id]))).toBeUndefined()
    expect(answerToRepeat(exchanges, undefined, new Set())).toBeUndefined()
  })

  it('is none where every manual was ready', () => {
    expect(answerToRepeat(exchangesOf(conversationWith('?', oilAnswer)), [ready], new Set())).toBeUndefined()
  })
})
