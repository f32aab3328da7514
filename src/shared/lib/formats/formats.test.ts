import { describe, expect, it } from 'vitest'
import { dateTimeFormat, numberFormat } from './formats'

describe('a formatter is made once for each locale and options', () => {
  it('for numbers', () => {
    const tenths = { maximumFractionDigits: 1 }
    expect(numberFormat('en-US', tenths)).toBe(numberFormat('en-US', { ...tenths }))
    expect(numberFormat('en-US', tenths).format(1250.52)).toBe('1,250.5')
    expect(numberFormat('de-DE', tenths).format(1250.52)).toBe('1.250,5')
    expect(numberFormat('en-US', {}).format(1250.52)).toBe('1,250.52')
  })

  it('for moments', () => {
    const day = { dateStyle: 'medium', timeZone: 'UTC' } as const
    const moment = new Date('2026-11-21T23:30:00Z')
    expect(dateTimeFormat('en-US', day)).toBe(dateTimeFormat('en-US', { ...day }))
    expect(dateTimeFormat('en-US', day).format(moment)).toBe('Nov 21, 2026')
    expect(dateTimeFormat('en-US', { ...day, timeZone: 'Asia/Tokyo' }).format(moment)).toBe('Nov 22, 2026')
  })
})
