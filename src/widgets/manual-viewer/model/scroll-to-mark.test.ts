import { describe, expect, it } from 'vitest'
import { scrollToMark } from './scroll-to-mark'

const third = 1 / 3
/** Where the mark is in the view after scrolling. */
const seen = (start: number, end: number, view: number) => {
  const scrolled = scrollToMark({ start, end }, view, third)
  return [start - scrolled, end - scrolled].map(Math.round)
}

describe('the marked row in view', () => {
  it('begins in the upper third', () => {
    expect(seen(900, 930, 600)).toEqual([200, 230])
  })

  it('is whole where it is long: further up, rather than cut off below', () => {
    expect(seen(900, 1400, 600)).toEqual([88, 588])
  })

  it('begins at the top where it is longer than the view', () => {
    expect(seen(900, 1600, 600)).toEqual([12, 712])
  })

  it('stays where it is near the beginning', () => {
    expect(scrollToMark({ start: 20, end: 60 }, 600, third)).toBe(0)
  })
})
