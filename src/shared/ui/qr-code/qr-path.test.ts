import { encode } from 'uqr'
import { describe, expect, it } from 'vitest'
import { qrPath } from './qr-path'

const address = 'https://yardhand.example/machine-hours?token=v1aGFyZC10by1ndWVzcy1wb3J0YWwtdG9rZW4tMTIzNDU2'

/** The dark modules that a path draws, as `x,y`. */
function drawn(path: string): string[] {
  return [...path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\3z/g)].flatMap(([, x, y, length]) =>
    Array.from({ length: Number(length) }, (_, step) => `${Number(x) + step},${y}`),
  )
}

describe('a QR code', () => {
  it('draws each dark module once, four modules from every edge', () => {
    const { data } = encode(address, { ecc: 'M', border: 0 })
    const dark = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`${x + 4},${y + 4}`] : [])))
    const { size, path } = qrPath(address)
    expect(drawn(path).toSorted()).toEqual(dark.toSorted())
    expect(size).toBe(data.length + 8)
  })

  it('stays coarse enough for an old phone: 45 modules or fewer for an address as ours', () => {
    expect(qrPath(address).size - 8).toBeLessThanOrEqual(45)
  })
})
