import { describe, expect, it } from 'vitest'
import { mistakeInLogo } from './logo-file'

describe('"PNG, JPEG, WebP or SVG of at most 2 MB"', () => {
  it.each(['image/png', 'image/jpeg', 'image/webp', 'image/svg+xml'])('takes %s up to the limit', (type) => {
    expect(mistakeInLogo({ type, size: 2 * 1024 * 1024 })).toBeUndefined()
  })

  it.each([
    ['application/pdf', 10, 'noPicture'],
    ['', 10, 'noPicture'],
    ['image/gif', 10, 'noPicture'],
    ['image/png', 2 * 1024 * 1024 + 1, 'tooLarge'],
    ['image/png', 0, 'emptyFile'],
  ])('refuses %s of %i bytes: %s', (type, size, mistake) => {
    expect(mistakeInLogo({ type, size })).toBe(mistake)
  })
})
