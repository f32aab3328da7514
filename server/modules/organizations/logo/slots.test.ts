import { expect, it } from 'vitest'
import { createSlots } from './slots'

it('lets so many run at once, in the order in which they came, whether or not they succeed', async () => {
  const slots = createSlots(2)
  const begun: number[] = []
  const ends: (() => void)[] = []
  const work = (n: number) =>
    slots(async () => {
      begun.push(n)
      await new Promise<void>((resolve) => ends.push(resolve))
      if (n === 1) throw new Error('failed')
      return n
    })
  const all = Promise.allSettled([1, 2, 3, 4].map(work))
  for (let ended = 0; ended < 4; ended++) {
    // As many have begun as may; the next one does when one of them ends.
    while (ends.length <= ended) await Promise.resolve()
    expect(begun.length - ended).toBeLessThanOrEqual(2)
    ends[ended]?.()
  }
  expect((await all).map((one) => (one.status === 'fulfilled' ? one.value : 'failed'))).toEqual(['failed', 2, 3, 4])
  expect(begun).toEqual([1, 2, 3, 4])
})
