import { describe, expect, it } from 'vitest'
import { imageInWidths, pageImage } from './page-image'

describe('pageImage', () => {
  it('fills in page and width of the signed address, one for each density', () => {
    const { src, srcSet } = pageImage('/api/v2/files/m1/pages/{n}?width={width}&expires=9&signature=s', 31)
    expect(new URL(src).pathname + new URL(src).search).toBe(
      '/api/v2/files/m1/pages/31?width=1000&expires=9&signature=s',
    )
    expect(srcSet.split(', ').map((one) => one.split(' ')[1])).toEqual(['640w', '1000w', '1600w', '2400w', '3000w'])
  })
})

describe('imageInWidths', () => {
  it('changes only the width of a page’s own address, up to what is sharp', () => {
    const { src, srcSet } = imageInWidths('/api/v2/files/m1/pages/31?width=1000&for=a&expires=9&signature=s', 1900)
    expect(src).toContain('/api/v2/files/m1/pages/31?width=1000&for=a&expires=9&signature=s')
    expect(srcSet.split(', ').map((one) => one.split(' ')[1])).toEqual(['640w', '1000w', '1600w'])
  })
})
