import { describe, expect, it } from 'vitest'
import type { Caller } from '../../access/caller'
import { byDay, lastDays, machineFigures, manualFigures, operatorScope, peopleScope, questionScope } from './dashboard'

describe('the days of the dashboard', () => {
  it('are the last 14 in UTC, the oldest first, also across the end of a month', () => {
    const dates = lastDays(new Date('2026-03-05T23:59:59Z'))
    expect([dates.length, dates[0], dates[4], dates[13]]).toEqual([14, '2026-02-20', '2026-02-24', '2026-03-05'])
  })

  it('are complete: a day without questions has zeros', () => {
    const counted = [{ date: '2026-03-02', sure: 3, unsure: 2, none: 1 }]
    expect(byDay(['2026-03-01', '2026-03-02'], counted)).toEqual([
      { date: '2026-03-01', sure: 0, unsure: 0, none: 0 },
      { date: '2026-03-02', sure: 3, unsure: 2, none: 1 },
    ])
  })
})

describe('figures', () => {
  it('are zero for a status that nothing has', () => {
    expect(machineFigures([])).toEqual({ total: 0, ready: 0, processing: 0, no_manual: 0 })
    expect(manualFigures([{ status: 'READY', count: 2 }])).toEqual({ total: 2, ready: 2, processing: 0, failed: 0 })
  })

  it('count a queued manual as being processed', () => {
    const counts = [
      { status: 'QUEUED', count: 2 },
      { status: 'PROCESSING', count: 1 },
      { status: 'FAILED', count: 4 },
    ] as const
    expect(manualFigures(counts)).toEqual({ total: 7, ready: 0, processing: 3, failed: 4 })
  })
})

const inside = (id: string) => ({ of: 'organization', id })
const own = { of: 'person', id: 'u' }

describe('the scope of the figures', () => {
  const caller = (changes: Partial<Caller>): Caller => ({
    userId: 'u',
    sessionId: 's',
    isSuperuser: false,
    groups: [],
    organization: null,
    mustChangePassword: false,
    ...changes,
  })
  const dealership = { id: 'd', type: 'DEALERSHIP' } as const
  const operator = { id: 'o', type: 'OPERATOR' } as const

  it.each([
    ['a super user', caller({ isSuperuser: true }), { of: 'everybody' }, undefined, undefined],
    ['a dealership’s admin', caller({ groups: ['Org Admin'], organization: dealership }), inside('d'), 'd', 'd'],
    ['its clerk', caller({ groups: ['Org User'], organization: dealership }), own, undefined, 'd'],
    ['an operator’s admin', caller({ groups: ['Org Admin'], organization: operator }), inside('o'), 'o', undefined],
    ['its operator', caller({ groups: ['Machine Operator'], organization: operator }), own, undefined, undefined],
  ])('%s', (_who, who, questions, people, operators) => {
    expect([questionScope(who), peopleScope(who), operatorScope(who)]).toEqual([questions, people, operators])
  })
})
