import { describe, expect, it } from 'vitest'
import { bestReading } from './best-reading'

describe('the best reading', () => {
  it('is the one that most agree with, blanks and case apart', () => {
    const readings = [
      { text: 'WL 120', confidence: 60 },
      { text: 'WL120', confidence: 80 },
      { text: 'WL-I20', confidence: 95 },
    ]
    expect(bestReading(readings)).toMatchObject({ text: 'WL120', confidence: 80, count: 2 })
  })

  it('is empty where nothing was read', () => {
    expect(bestReading([])).toEqual({ text: '', confidence: 0, agreement: 0, count: 0 })
  })
})
