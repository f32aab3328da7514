import { describe, expect, it } from 'vitest'
import { normalizePartNumber } from './part-number'

describe('normalizePartNumber', () => {
  it.each(['4512-330a', '4512 330A', '4512–330.A', '4512/330A'])('ignores case, dashes and spaces: %s', (printed) => {
    expect(normalizePartNumber(printed)).toBe('4512330A')
  })
})
