import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { startUpToastMs, toast, toastMs } from './toast'
import { Toaster } from './toaster'

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  render(<Toaster />)
})

afterEach(() => {
  act(() => toast.dismissAll())
  vi.useRealTimers()
})

const texts = () => screen.queryAllByRole('listitem').map((item) => item.textContent)
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

describe('Toasts', () => {
  it('close after 5000 ms', async () => {
    act(() => void toast.success('Uploaded file successfully'))
    await pass(toastMs - 100)
    expect(texts()).toEqual(['Uploaded file successfully'])
    await pass(200)
    expect(texts()).toEqual([])
  })

  it('close after 2000 ms in the app’s start-up', async () => {
    act(() => void toast.info('Signed in', { durationMs: startUpToastMs }))
    await pass(startUpToastMs + 100)
    expect(texts()).toEqual([])
  })

  it('wait while the pointer is on them', async () => {
    act(() => void toast.success('Uploaded file successfully'))
    const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime })
    await user.hover(screen.getByRole('listitem'))
    await pass(toastMs * 3)
    expect(texts()).toEqual(['Uploaded file successfully'])
  })

  it('that report an error stay until they are dismissed', async () => {
    act(() => void toast.error('Upload failed: the file is encrypted'))
    await pass(toastMs * 20)
    expect(texts()).toEqual(['Upload failed: the file is encrypted'])
    const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime })
    await user.click(screen.getByRole('button', { name: 'Dismiss' }))
    expect(texts()).toEqual([])
  })

  it('are replaced by what comes of them', () => {
    act(() => {
      toast.info('Upload processing...', { id: 'upload' })
      toast.success('Uploaded file successfully', { id: 'upload' })
    })
    expect(texts()).toEqual(['Uploaded file successfully'])
  })

  it('wait while the focus is on them', async () => {
    act(() => void toast.success('Uploaded file successfully'))
    act(() => screen.getByRole('button', { name: 'Dismiss' }).focus())
    await pass(toastMs * 3)
    expect(texts()).toEqual(['Uploaded file successfully'])
  })

  it('are announced, errors at once', () => {
    const region = screen.getByRole('list')
    expect(region.getAttribute('aria-live')).toBe('polite')
    act(() => void toast.error('Upload failed: the file is encrypted'))
    expect(screen.getByRole('alert').textContent).toBe('Upload failed: the file is encrypted')
    expect(region.contains(screen.getByRole('alert'))).toBe(true)
  })
})
