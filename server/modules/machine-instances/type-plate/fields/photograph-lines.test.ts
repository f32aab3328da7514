import { describe, expect, it } from 'vitest'
import { linesOf } from './photograph-lines'

const cell = (...readings: [text: string, confidence: number][]) => ({
  ...{ left: 0, top: 0, right: 100, bottom: 20 },
  readings: readings.map(([text, confidence]) => ({ text, confidence })),
})

describe('the lines of a photograph', () => {
  it('are certain where several readings agree', () => {
    expect(linesOf([cell(['E-03', 92], ['E-03', 90], ['E-08', 40])])).toEqual([{ text: 'E-03', isCertain: true }])
    expect(linesOf([cell(['E-03', 92], ['E-08', 90], ['F-03', 85])])[0]?.isCertain).not.toBe(true)
  })

  it('are without what is more likely no writing', () => {
    expect(linesOf([cell(['ae', 30]), cell(['|', 95]), cell(['—', 90], ['—', 90]), cell(['e', 91])])).toEqual([])
  })

  it('are without frames at their ends', () => {
    expect(linesOf([cell(['| OIL PRESSURE _', 91], ['| OIL PRESSURE', 91])])[0]?.text).toBe('OIL PRESSURE')
  })
})
