import { describe, expect, it } from 'vitest'
import { parseRange } from './byte-range'

describe('range requests (RFC 9110, section 14.1.2)', () => {
  it.each([
    ['bytes=0-9', { start: 0, end: 9 }],
    ['bytes=90-', { start: 90, end: 99 }],
    ['bytes=-10', { start: 90, end: 99 }],
    ['bytes=-1000', { start: 0, end: 99 }],
    ['bytes=50-1000', { start: 50, end: 99 }],
  ])('%s of 100 bytes', (header, expected) => {
    expect(parseRange(header, 100)).toEqual(expected)
  })

  it.each(['bytes=100-', 'bytes=5-4', 'bytes=-0'])('%s is unsatisfiable', (header) => {
    expect(parseRange(header, 100)).toBe('unsatisfiable')
  })

  it.each([undefined, 'bytes=-', 'bytes=0-1,5-6', 'lines=1-2', 'bytes=a-b'])('%s means the whole file', (header) => {
    expect(parseRange(header, 100)).toBeUndefined()
  })
})
