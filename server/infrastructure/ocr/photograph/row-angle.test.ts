import { describe, expect, it } from 'vitest'
import { rowAngleOf } from './row-angle'

/** Dashes in rows, as words are, turned by an angle. */
function rows(degrees: number) {
  const [width, height] = [300, 300]
  const pixels = new Uint8Array(width * height).fill(200)
  const radians = (degrees * Math.PI) / 180
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const across = (x - 150) * Math.cos(radians) + (y - 150) * Math.sin(radians)
      const down = (y - 150) * Math.cos(radians) - (x - 150) * Math.sin(radians)
      const isInk = Math.abs(down) < 80 && Math.abs(across) < 120 && (down + 300) % 30 < 10 && (across + 300) % 23 < 17
      if (isInk) pixels[y * width + x] = 20
    }
  }
  return { width, height, pixels }
}

describe('the angle of rows', () => {
  it.each([0, 7, -12, 30, -45, 88, -80])('is found at %i degrees', (degrees) => {
    expect(Math.abs(rowAngleOf(rows(degrees)) - degrees)).toBeLessThan(1.5)
  })

  it('is some angle of an empty picture', () => {
    expect(rowAngleOf({ width: 20, height: 20, pixels: new Uint8Array(400) })).toBeGreaterThanOrEqual(-90)
  })
})
