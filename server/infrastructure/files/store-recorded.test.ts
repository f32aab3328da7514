import { expect, it } from 'vitest'
import { storeRecorded } from './store-recorded'

function folder() {
  const stored = new Set<string>()
  const files = { remove: async (key: string) => void stored.delete(key) }
  const file = { storeAs: async (key: string) => void stored.add(key) }
  return { stored, files, file }
}

it('stores a file before it is recorded', async () => {
  const { stored, files, file } = folder()
  const recorded = await storeRecorded(files, { file, key: 'a' }, async () => [...stored])
  expect([recorded, [...stored]]).toEqual([['a'], ['a']])
})

it('leaves no file where recording it was refused', async () => {
  const { stored, files, file } = folder()
  const refused = storeRecorded(files, { file, key: 'a' }, () => Promise.reject(new Error('overloaded')))
  await expect(refused).rejects.toThrow('overloaded')
  expect([...stored]).toEqual([])
})
