import { describe, expect, it } from 'vitest'
import type { Area } from './text-area'
import { withoutFrames } from './without-frames'

const [INK, SURFACE] = [20, 170]

/** A picture with dark rectangles. */
function drawn(...parts: Area[]) {
  const picture = { width: 300, height: 120, pixels: new Uint8Array(300 * 120).fill(SURFACE) }
  for (const { left, top, right, bottom } of parts) {
    for (let y = top; y < bottom; y += 1) picture.pixels.fill(INK, y * 300 + left, y * 300 + right)
  }
  return picture
}
const frame = [
  { left: 10, top: 10, right: 290, bottom: 12 },
  { left: 10, top: 100, right: 290, bottom: 102 },
  { left: 10, top: 10, right: 12, bottom: 102 },
  { left: 288, top: 10, right: 290, bottom: 102 },
]
const letter = { left: 100, top: 40, right: 112, bottom: 60 }
const rule = { left: 40, top: 75, right: 260, bottom: 77 }
const shadeAt = ({ pixels }: { pixels: Uint8Array }, x: number, y: number) => pixels[y * 300 + x]

describe('a picture without frames', () => {
  it('has its letters, but neither boxes nor lines', () => {
    const { cleaned, letters } = withoutFrames(drawn(...frame, rule, letter), 20)
    expect(shadeAt(cleaned, 105, 50)).toBe(INK)
    expect(
      [shadeAt(cleaned, 11, 50), shadeAt(cleaned, 150, 11), shadeAt(cleaned, 150, 76)].every(
        (shade) => Number(shade) >= 150,
      ),
    ).toBe(true)
    expect(letters).toEqual([letter])
  })

  it('says nothing of what is too small or too high to be a letter', () => {
    const dot = { left: 50, top: 50, right: 54, bottom: 54 }
    expect(withoutFrames(drawn(dot), 20).letters).toEqual([])
    expect(withoutFrames(drawn(letter), 4).letters).toEqual([])
  })
})
