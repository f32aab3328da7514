import { expect, it, vi } from 'vitest'
import { createSizedCache } from './sized-cache'

it('a cache up to a total size evicts what was not used for the longest time', async () => {
  const cache = createSizedCache<string>(10)
  const build = vi.fn(async (value: string) => ({ value, size: 4 }))
  const get = (key: string) => cache.get(key, () => build(key))
  for (const key of ['a', 'b', 'a', 'c', 'a', 'b']) expect(await get(key)).toBe(key)
  expect(build.mock.calls.map(([key]) => key)).toEqual(['a', 'b', 'c', 'b'])
})

it('a value above the total size is returned all the same', async () => {
  expect(await createSizedCache<string>(1).get('a', async () => ({ value: 'a', size: 4 }))).toBe('a')
})
