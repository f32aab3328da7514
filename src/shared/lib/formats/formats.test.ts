import { describe, expect, it } from 'vitest'
import { dateTimeFormat, numberFormat } from './formats'

describe('a formatter is made once for each language and options', () => {
  it('for numbers', () => {
    const tenths = { maximumFractionDigits: 1 }
    expect(numberFormat('en', tenths)).toBe(numberFormat('en', { ...tenths }))
    expect(numberFormat('en', tenths).format(1250.52)).toBe('1,250.5')
    expect(numberFormat('de', tenths).format(1250.52)).toBe('1.250,5')
    expect(numberFormat('en', {}).format(1250.52)).toBe('1,250.52')
  })

  it('for moments', () => {
    const day = { dateStyle: 'medium', timeZone: 'UTC' } as const
    const moment = new Date('2026-11-21T23:30:00Z')
    expect(dateTimeFormat('en', day)).toBe(dateTimeFormat('en', { ...day }))
    expect(dateTimeFormat('en', day).format(moment)).toBe('Nov 21, 2026')
    expect(dateTimeFormat('en', { ...day, timeZone: 'Asia/Tokyo' }).format(moment)).toBe('Nov 22, 2026')
  })
})
