import { describe, expect, it } from 'vitest'
import type { Drawing } from '../writer/drawing'
import { fuseBox, jumpStart } from './electrical'
import { wheelNuts } from './running-gear'

const items = (drawing: Drawing) => drawing.callouts.map((callout) => callout.item)

describe('drawings with numbers', () => {
  it('number every fuse once', () => {
    expect(items(fuseBox(2, 5))).toEqual(['1', '2', '3', '4', '5', '6', '7', '8', '9', '10'])
  })

  it('connect the jump cables in four steps', () => {
    expect(items(jumpStart)).toEqual(['1', '2', '3', '4'])
  })

  it.each([8, 12])('tighten each of %i wheel nuts once, the second across from the first', (count) => {
    const nuts = wheelNuts(count).callouts
    expect(new Set(nuts.map(({ at }) => at.map(Math.round).join())).size).toBe(count)
    const [first, second] = nuts
    const distance = Math.hypot((first?.at[0] ?? 0) - (second?.at[0] ?? 0), (first?.at[1] ?? 0) - (second?.at[1] ?? 0))
    expect(distance).toBeCloseTo(80)
  })
})
