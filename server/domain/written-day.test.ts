import { describe, expect, it } from 'vitest'
import { day } from './day'
import { writtenDay } from './written-day'

describe('writtenDay', () => {
  it('is written as readers of each language are used to', () => {
    expect(writtenDay(day('2026-12-07'))).toEqual({ en: 'Dec 7, 2026', es: '7 dic 2026' })
    expect(writtenDay(day('2026-12-07'), 'GB').en).toBe('7 Dec 2026')
    expect(writtenDay(null)).toEqual({ en: '', es: '' })
  })
})
