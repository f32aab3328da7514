import { describe, expect, it } from 'vitest'
import { parsePgm, resized, toPgm } from './grey-image'
import { hasDash, inkShapes } from './ink-shapes'

/** `#` is ink, `.` is faint. */
const drawn = (...rows: string[]) => {
  const shades: Record<string, number> = { '#': 10, '.': 170 }
  return {
    width: rows[0]?.length ?? 0,
    height: rows.length,
    pixels: Uint8Array.from(rows.join(''), (sign) => shades[sign] ?? 250),
  }
}
const whole = { left: -5, top: -5, right: 100, bottom: 100 }

describe('the shapes of ink', () => {
  it('are those connected, also at a corner, from left to right', () => {
    const image = drawn('#   ##', ' #   #', '#    #', '     #')
    expect(inkShapes(image, whole, 1)).toEqual([
      { left: 0, top: 0, right: 2, bottom: 3 },
      { left: 4, top: 0, right: 6, bottom: 4 },
    ])
  })

  it('are no dust, and none on a page of one shade', () => {
    expect(inkShapes(drawn('#    ', '   ##', '   ##'), whole, 2)).toHaveLength(1)
    expect(inkShapes(drawn('.....', '.....'), whole, 1)).toEqual([])
  })

  it('are a dash if a line crosses, even if it is faint, and nothing else', () => {
    const text = drawn('#      ', '  .... ', '       ', '       ')
    expect(hasDash(text, { left: 2, top: 0, right: 6, bottom: 4 })).toBe(true)
    expect(hasDash(text, { left: 2, top: 2, right: 6, bottom: 4 })).toBe(false)
    expect(hasDash(drawn('####', '####', '####', '   #'), whole)).toBe(false)
  })
})

it('an image is the same after it was written and read', () => {
  const image = drawn('# .', ' # ')
  const bytes = toPgm(image)
  expect(parsePgm(bytes)).toEqual({ ...image, pixels: Buffer.from(image.pixels) })
  expect(parsePgm(bytes.subarray(0, -1))).toBeUndefined()
  expect(parsePgm(Buffer.from('GIF89a'))).toBeUndefined()
})

it('an image is enlarged with the shades between its own', () => {
  const { width, height, pixels } = resized(drawn('# ', '# '), { left: 0, top: 0, right: 2, bottom: 2 }, 4, 4)
  expect([width, height]).toEqual([4, 4])
  expect([...pixels.subarray(0, 4)]).toEqual([10, 70, 190, 250])
})
