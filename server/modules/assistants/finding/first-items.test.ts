import { describe, expect, it } from 'vitest'
import { createFirstItems } from './first-items'

const collect = (limit: number, scores: readonly number[]) => {
  const first = createFirstItems<string>(limit)
  for (const [position, score] of scores.entries()) first.add(score, `${score} at ${position}`)
  return first.items()
}

describe('the first items', () => {
  it('are those that a stable sort puts first', () => {
    const scores = Array.from({ length: 500 }, (_, position) => (position * 7919) % 101)
    const sorted = scores.map((score, position) => ({ score, position })).sort((a, b) => b.score - a.score)
    expect(collect(60, scores)).toEqual(sorted.slice(0, 60).map(({ score, position }) => `${score} at ${position}`))
  })

  it('are all items if there are no more', () => {
    expect(collect(3, [1, 2])).toEqual(['2 at 1', '1 at 0'])
  })
})
