// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

let opening: typeof import('./when-opened')
const opened = vi.fn()
const isOpenedAfter = async (ms: number) => {
  await vi.advanceTimersByTimeAsync(ms)
  return opened.mock.calls.length > 0
}

beforeEach(async () => {
  vi.useFakeTimers()
  vi.resetModules()
  opened.mockClear()
  opening = await import('./when-opened')
  void opening.whenOpened().then(opened)
})
afterEach(() => vi.useRealTimers())

it('waits until what the page asked for is there, and has been shown', async () => {
  void opening.awaited(new Promise((resolve) => setTimeout(resolve, 1000)))
  expect(await isOpenedAfter(1100)).toBe(false)
  expect(await isOpenedAfter(300)).toBe(true)
})

it('waits also for what the page asks for next', async () => {
  const answer = () => opening.awaited(new Promise((resolve) => setTimeout(resolve, 500)))
  void answer().then(answer)
  expect(await isOpenedAfter(1000)).toBe(false)
  expect(await isOpenedAfter(500)).toBe(true)
})

it('does not wait for ever', async () => {
  void opening.awaited(new Promise(() => undefined))
  expect(await isOpenedAfter(2500)).toBe(false)
  expect(await isOpenedAfter(1000)).toBe(true)
})

it('a refused call is an answer too', async () => {
  await expect(opening.awaited(Promise.reject(new Error('refused')))).rejects.toThrow('refused')
  expect(await isOpenedAfter(500)).toBe(true)
})
