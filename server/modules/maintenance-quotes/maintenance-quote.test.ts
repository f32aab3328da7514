import { describe, expect, it } from 'vitest'
import { maintenanceQuoteStatusValues } from '#contract/platform-limits'
import { day } from '../../domain/day'
import {
  assertStillValid,
  isEditable,
  isEnd,
  lineTotal,
  maintenanceQuoteStates,
  nextStatuses,
  statusAfter,
  taxOf,
} from './maintenance-quote'

describe('the states of a maintenance quote (behaviour, section 7)', () => {
  it('each is moved by one side alone; the system also withdraws its own drafts, and what is open when a service ends', () => {
    const moves = Object.entries(maintenanceQuoteStates.moves).flatMap(([from, row]) =>
      Object.entries(row).map(([to, actors]) => `${from} > ${to} (${actors.join(', ')})`),
    )
    expect(moves).toEqual([
      'DRAFT > READY (dealership)',
      'DRAFT > WITHDRAWN (dealership, system)',
      'READY > SENT (dealership)',
      'READY > WITHDRAWN (dealership, system)',
      'SENT > APPROVED (customer)',
      'SENT > PARTIALLY_APPROVED (customer)',
      'SENT > DECLINED (customer)',
      'SENT > EXPIRED (system)',
      'SENT > WITHDRAWN (dealership, system)',
      'APPROVED > SCHEDULED (dealership)',
      'APPROVED > WITHDRAWN (dealership, system)',
      'PARTIALLY_APPROVED > SCHEDULED (dealership)',
      'PARTIALLY_APPROVED > WITHDRAWN (dealership, system)',
      'SCHEDULED > IN_PROGRESS (dealership)',
      'SCHEDULED > WITHDRAWN (dealership, system)',
      'IN_PROGRESS > COMPLETED (dealership)',
      'IN_PROGRESS > WITHDRAWN (dealership, system)',
    ])
  })

  it('it ends declined, expired, withdrawn or completed, and its lines change until it is sent', () => {
    expect(maintenanceQuoteStatusValues.filter(isEnd)).toEqual(['DECLINED', 'EXPIRED', 'WITHDRAWN', 'COMPLETED'])
    expect(maintenanceQuoteStatusValues.filter(isEditable)).toEqual(['DRAFT', 'READY'])
  })

  it('a customer decides, and the dealership withdraws, what was sent', () => {
    expect(nextStatuses('SENT', ['customer'])).toEqual(['APPROVED', 'PARTIALLY_APPROVED', 'DECLINED'])
    expect(nextStatuses('SENT', ['dealership'])).toEqual(['WITHDRAWN'])
    expect(nextStatuses('COMPLETED', ['dealership', 'customer'])).toEqual([])
  })
})

describe('a decision line by line', () => {
  it.each([
    [['APPROVED', 'APPROVED'], 'APPROVED'],
    [['APPROVED', 'DECLINED'], 'PARTIALLY_APPROVED'],
    [['DECLINED', 'DECLINED'], 'DECLINED'],
  ] as const)('%j makes it %s', ([first, second], status) => {
    const decisions = new Map([
      ['a', first],
      ['b', second],
    ])
    expect(statusAfter(['a', 'b'], decisions)).toBe(status)
  })

  it('requires every line and no other', () => {
    expect(() => statusAfter(['a', 'b'], new Map([['a', 'APPROVED']]))).toThrow('Approve or decline each line.')
    const foreign = new Map([
      ['a', 'APPROVED' as const],
      ['c', 'APPROVED' as const],
    ])
    expect(() => statusAfter(['a', 'b'], foreign)).toThrow('Approve or decline each line.')
  })

  it('is possible up to the last day', () => {
    const quote = { validUntil: day('2026-12-21') }
    expect(() => assertStillValid(quote, day('2026-12-21'))).not.toThrow()
    expect(() => assertStillValid(quote, day('2026-12-22'))).toThrow('no longer valid')
  })
})

describe('the amounts of a line', () => {
  it('the tax is on parts and labour, by banker’s rounding', () => {
    expect(taxOf({ parts: 30, labour: 20 }, 100, 'USD')).toBe(0)
    expect(taxOf({ parts: 100, labour: 50 }, 100, 'USD')).toBe(2)
    expect(lineTotal({ parts: 18_500, labour: 27_500, tax: 3795 }, 'USD')).toEqual({ amount: 49_795n, currency: 'USD' })
  })
})
