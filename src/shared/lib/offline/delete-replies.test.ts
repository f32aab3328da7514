// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { deleteReplies, deleteRepliesOfOthers } from './app-worker'

let stored: string[]
beforeEach(() => {
  vi.stubGlobal('caches', {
    keys: async () => stored,
    delete: async (name: string) => {
      stored = stored.filter((one) => one !== name)
    },
  })
})
afterEach(() => vi.unstubAllGlobals())

it('what a person has read stays at the next start of the app, with its pictures', async () => {
  stored = ['app-1', 'portal-1', 'read-3-ada', 'read-3-pictures']
  await deleteRepliesOfOthers('ada')
  expect(stored).toEqual(['app-1', 'portal-1', 'read-3-ada', 'read-3-pictures'])
})

it('what somebody else has read is deleted, with its pictures', async () => {
  stored = ['app-1', 'read-3-ada', 'read-3-bea', 'read-3-pictures']
  await deleteRepliesOfOthers('bea')
  expect(stored).toEqual(['app-1', 'read-3-bea'])
})

it('at the sign-out everything that was read is deleted', async () => {
  stored = ['app-1', 'read-3-ada', 'read-3-pictures']
  await deleteReplies()
  expect(stored).toEqual(['app-1'])
})
