import { describe, expect, it } from 'vitest'
import { createLargeReplies } from './large-replies'

const asking = (id: string, query: object = {}) => ({
  params: { id },
  query,
  routeOptions: { method: 'GET', url: '/orders/:id' },
})
const order = (lines: number) => ({ id: 'order', lines: Array.from({ length: lines }, () => ({})) })

describe('a record with a reply of many lines', () => {
  it('is remembered, and no other is', () => {
    const replies = createLargeReplies()
    expect(replies.linesOf(asking('long'))).toBe(0)
    replies.record(asking('long'), order(500))
    replies.record(asking('short'), order(3))
    expect(['long', 'short', 'unknown'].map((id) => replies.linesOf(asking(id)))).toEqual([500, 0, 0])
  })

  it('is forgotten once its reply is short', () => {
    const replies = createLargeReplies()
    replies.record(asking('order'), order(500))
    replies.record(asking('order'), order(3))
    expect(replies.linesOf(asking('order'))).toBe(0)
  })

  it('is none where a list says how many rows it has', () => {
    const replies = createLargeReplies()
    replies.record(asking('catalogue', { limit: 1000 }), { items: Array.from({ length: 1000 }) })
    expect(replies.linesOf(asking('catalogue', { limit: 10 }))).toBe(0)
  })
})
