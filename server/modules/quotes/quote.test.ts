import { describe, expect, it } from 'vitest'
import { endings, isOpen, mayChangeLines, mayQuote, nextStatuses, quoteStatuses } from './quote'

const movesOf = (actor: 'dealership' | 'customer' | 'system') =>
  quoteStatuses.flatMap((from) => nextStatuses(from, [actor]).map((to) => `${from} > ${to}`))

describe('who moves a quote (behaviour, section 7)', () => {
  it('the customer', () => {
    expect(movesOf('customer')).toEqual([
      'DRAFT > REQUESTED',
      'REQUESTED > CANCELLED',
      'IN_REVIEW > CANCELLED',
      'SENT > REVISION_REQUESTED',
      'SENT > ACCEPTED',
      'SENT > DECLINED',
    ])
  })

  it('the dealership', () => {
    expect(movesOf('dealership')).toEqual([
      'DRAFT > DISCARDED',
      'DRAFT > SENT',
      'REQUESTED > IN_REVIEW',
      'REQUESTED > REJECTED',
      'IN_REVIEW > SENT',
      'IN_REVIEW > REJECTED',
      'SENT > WITHDRAWN',
      'REVISION_REQUESTED > IN_REVIEW',
    ])
  })

  it('the system', () => {
    expect(movesOf('system')).toEqual([
      'DRAFT > DISCARDED',
      'REQUESTED > CANCELLED',
      'IN_REVIEW > CANCELLED',
      'SENT > WITHDRAWN',
      'SENT > EXPIRED',
      'REVISION_REQUESTED > WITHDRAWN',
      'ACCEPTED > CONVERTED',
    ])
  })

  it('nobody, once it has ended', () => {
    expect(quoteStatuses.filter((status) => !isOpen(status))).toEqual([
      'DISCARDED',
      'DECLINED',
      'WITHDRAWN',
      'EXPIRED',
      'REJECTED',
      'CANCELLED',
      'CONVERTED',
    ])
  })

  it('the end of the service, as long as somebody may move it', () => {
    const open = quoteStatuses.filter((status) => isOpen(status) && status !== 'ACCEPTED')
    expect(open.filter((status) => !nextStatuses(status, ['system']).includes(endings[status] ?? status))).toEqual([])
  })

  it('each side changes lines as long as it is its turn, and prices are the dealership’s', () => {
    const by = (rule: typeof mayQuote, actor: 'dealership' | 'customer') =>
      quoteStatuses.filter((status) => rule(status, [actor]))
    expect(by(mayChangeLines, 'customer')).toEqual(['REQUESTED', 'REVISION_REQUESTED'])
    expect(by(mayChangeLines, 'dealership')).toEqual(['DRAFT', 'IN_REVIEW'])
    expect([by(mayQuote, 'dealership'), by(mayQuote, 'customer')]).toEqual([['DRAFT', 'IN_REVIEW'], []])
  })
})
