import { describe, expect, it } from 'vitest'
import { median } from '../timing'
import { toReport, toTable } from './report'

describe('the report on reading speed', () => {
  const report = toReport(2, 100, {
    pdftotext: [1000, 500, 100],
    extraction: [2000, 2000, 50],
    whole: [5000, 2500, 1000],
  })

  it('calculates pages per second from the median run', () => {
    expect(report.pagesPerSecond).toEqual({ pdftotext: 200, extraction: 50, whole: 40 })
  })

  it('compares with pdftotext in the same run, so that a busy machine slows down both', () => {
    expect(report.ratio).toEqual({ extraction: 0.5, whole: 0.2 })
  })

  it('prints every measure with its ratio', () => {
    const lines = toTable(report).split('\n')
    expect(lines.find((line) => line.startsWith('text with character boxes'))).toMatch(/50\.0\s+0\.50$/)
    expect(lines.find((line) => line.startsWith('whole processing'))).toMatch(/40\.0\s+0\.20$/)
  })
})

describe('median', () => {
  it('is the middle value, or the mean of the two middle values', () => {
    expect(median([9, 1, 5])).toBe(5)
    expect(median([9, 1, 5, 7])).toBe(6)
  })
})
