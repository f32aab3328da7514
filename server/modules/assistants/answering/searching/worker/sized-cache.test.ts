import { expect, it, vi } from 'vitest'
import { createSizedCache } from './sized-cache'

it('a cache up to a total size evicts what was not used for the longest time', async () => {
  const cache = createSizedCache<string>(10)
  const build = vi.fn(async (value: string) => ({ value, size: 4 }))
  const get = (key: string) => cache.get(key, () => build(key))
  for (const key of ['a', 'b', 'a', 'c', 'a', 'b']) expect(await get(key)).toBe(key)
  expect(build.mock.calls.map(([key]) => key)).toEqual(['a', 'b', 'c', 'b'])
})

it('a value above the total size is returned all the same and evicts none', async () => {
  const cache = createSizedCache<string>(4)
  await cache.get('small', async () => ({ value: 'small', size: 1 }))
  expect(await cache.get('large', async () => ({ value: 'large', size: 5 }))).toBe('large')
  expect([cache.has('small'), cache.has('large')]).toEqual([true, false])
})
