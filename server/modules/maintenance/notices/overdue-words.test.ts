import { describe, expect, it } from 'vitest'
import { type DueSince, overdueInWords } from './overdue-words'

const due: DueSince = { isOverdue: true, unit: 'hours', remainingHours: -280, remainingDays: null, dailyUse: 8 }

it('is written as where its reader is', () => {
  const far: DueSince = { ...due, unit: 'km', remainingHours: -1280 }
  expect(overdueInWords(far, 'es-MX')).toBe('1,280 km de retraso')
})

describe('"due by hours or days are two sentences, never one that reads wrong"', () => {
  it.each([
    ['280 h over', '280 h de retraso', {}],
    ['1,280 km over', '1.280 km de retraso', { unit: 'km', remainingHours: -1280.4, dailyUse: 160 }],
    ['3 days over', '3 días de retraso', { remainingHours: 120, remainingDays: -3 }],
    ['1 day over', '1 día de retraso', { remainingHours: null, remainingDays: -1 }],
    ['280 h over', '280 h de retraso', { remainingDays: -3 }],
    ['40 days over', '40 días de retraso', { remainingDays: -40, dailyUse: null }],
    ['due now', 'vence ahora', { isOverdue: false, remainingHours: -0.5, remainingDays: 30 }],
  ] as const)('%s', (en, es, changed) => {
    expect([overdueInWords({ ...due, ...changed }, 'en-US'), overdueInWords({ ...due, ...changed }, 'es-ES')]).toEqual([
      en,
      es,
    ])
  })
})
