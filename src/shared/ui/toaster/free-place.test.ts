import { describe, expect, it } from 'vitest'
import { freePlace } from './free-place'

const desk = { width: 1440, height: 900 }
const phone = { width: 390, height: 844 }

describe('freePlace', () => {
  it('is the lower right corner of a desk, and the top of a phone', () => {
    expect(freePlace({ width: 400, height: 80 }, desk, [])).toMatchObject({ left: 1040, top: 820 })
    expect(freePlace({ width: 390, height: 80 }, phone, [])).toMatchObject({ left: 0, top: 0 })
  })

  it('is beside or above the pager of a long list', () => {
    const pager = { left: 1200, top: 850, width: 200, height: 32 }
    expect(freePlace({ width: 400, height: 80 }, desk, [pager])).toMatchObject({ left: 520, top: 820 })
    const footer = { left: 0, top: 850, width: 1440, height: 50 }
    expect(freePlace({ width: 400, height: 80 }, desk, [footer])).toMatchObject({ left: 1040, top: 764 })
  })

  it('is below the bar of a phone', () => {
    const menu = { left: 8, top: 8, width: 48, height: 48 }
    expect(freePlace({ width: 390, height: 80 }, phone, [menu])).toMatchObject({ left: 0, top: 56 })
  })

  it('covers as little as it can where there is no room', () => {
    const rows = Array.from({ length: 12 }, (_, index) => ({ left: 0, top: index * 70, width: 390, height: 60 }))
    expect(freePlace({ width: 390, height: 80 }, phone, rows).top).toBe(200)
    const pinned = rows.map((row, index) => ({ ...row, isPinned: index < 9 }))
    expect(freePlace({ width: 390, height: 80 }, phone, pinned).top).toBe(760)
    expect(freePlace({ width: 390, height: 900 }, phone, rows)).toMatchObject({ left: 0, top: 0 })
  })
})
