import { act, renderHook } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { observed, onConnectionChange, useIsConnectionLost } from './connection'

const answer = (headers = {}) => Promise.resolve(new Response('{}', { headers }))
const stored = () => answer({ 'x-given-at': '2026-11-25T08:00:00.000Z' })

afterEach(() => {
  vi.unstubAllGlobals()
  return observed(answer())
})

describe('whether the server can be reached', () => {
  it('is learned from each call', async () => {
    const { result } = renderHook(useIsConnectionLost)
    expect(result.current).toBe(false)
    await act(() =>
      expect(observed(Promise.reject(new TypeError('Failed to fetch')))).rejects.toThrow('Failed to fetch'),
    )
    expect(result.current).toBe(true)
    await act(() => observed(answer()))
    expect(result.current).toBe(false)
    await act(() => observed(stored()))
    expect(result.current, 'a stored reply is none of the server').toBe(true)
  })

  it('is learned from the browser, which may have a network again without a way to the server', async () => {
    const server = { answer: () => Promise.reject(new TypeError('Failed to fetch')) as Promise<Response> }
    vi.stubGlobal('fetch', () => server.answer())
    const { result } = renderHook(useIsConnectionLost)
    act(() => void window.dispatchEvent(new Event('offline')))
    expect(result.current).toBe(true)
    await act(async () => void window.dispatchEvent(new Event('online')))
    expect(result.current).toBe(true)
    server.answer = () => answer()
    await act(async () => void window.dispatchEvent(new Event('online')))
    expect(result.current).toBe(false)
  })

  it('is not learned from the page of something between, such as the sign-in to a network', async () => {
    const page = () => answer({ 'content-type': 'text/html' })
    vi.stubGlobal('fetch', page)
    const { result } = renderHook(useIsConnectionLost)
    act(() => void window.dispatchEvent(new Event('offline')))
    await act(() => observed(page()))
    await act(async () => void window.dispatchEvent(new Event('online')))
    expect(result.current).toBe(true)
    vi.stubGlobal('fetch', () => answer())
    await act(async () => void window.dispatchEvent(new Event('online')))
    expect(result.current).toBe(false)
  })

  it('a cancelled call says nothing about it', async () => {
    const changes: boolean[] = []
    const stop = onConnectionChange((isLost) => changes.push(isLost))
    await expect(observed(Promise.reject(new DOMException('left', 'AbortError')))).rejects.toThrow('left')
    stop()
    expect(changes).toEqual([])
  })
})
