import { describe, expect, it } from 'vitest'
import { cosine, decodeInto, encodeVector } from './fixed-point'

describe('vectors of 16-bit fixed-point numbers', () => {
  it('have the cosine of the originals', () => {
    const one = Float32Array.of(0.6, -0.8, 0)
    const other = Float32Array.of(0, -1, 0)
    const encoded = new Int16Array(6)
    decodeInto(encoded, 0, encodeVector(one))
    decodeInto(encoded, 3, encodeVector(other))
    expect(cosine(one, encoded, 0)).toBeCloseTo(1, 4)
    expect(cosine(one, encoded, 3)).toBeCloseTo(0.8, 4)
    expect(cosine(other, encoded, 3)).toBe(1)
  })
})
