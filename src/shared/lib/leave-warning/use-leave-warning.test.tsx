import { renderHook } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { holdsUnsent } from './unsent'
import { useLeaveWarning } from './use-leave-warning'

type Given = { typed: boolean; isSending?: boolean }

const show = (initialProps: Given) =>
  renderHook(({ typed, isSending }: Given) => useLeaveWarning(typed, { isSending }), { initialProps })

/** Whether the browser would ask before it leaves. */
function browserAsks(): boolean {
  return !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))
}

describe('useLeaveWarning: "a form never loses what was typed"', () => {
  it('guards the page while there is something to lose, in the app and before a reload', () => {
    const { rerender, unmount } = show({ typed: false })
    expect([holdsUnsent(), browserAsks()]).toEqual([false, false])
    rerender({ typed: true })
    expect([holdsUnsent(), browserAsks()]).toEqual([true, true])
    unmount()
    expect([holdsUnsent(), browserAsks()]).toEqual([false, false])
  })

  it('lets the form lead on while it is sent, but not the page reload', () => {
    const { rerender } = show({ typed: true })
    rerender({ typed: true, isSending: true })
    expect([holdsUnsent(), browserAsks()]).toEqual([false, true])
    rerender({ typed: true, isSending: false })
    expect(holdsUnsent()).toBe(true)
  })

  it('allows leaving at once where the form says so', () => {
    const { result } = show({ typed: true })
    result.current()
    expect(holdsUnsent()).toBe(false)
  })

  it('distinguishes what was typed in a dialog', () => {
    const { unmount } = show({ typed: true })
    expect(holdsUnsent('dialog')).toBe(false)
    const dialog = renderHook(() => useLeaveWarning(true, { place: 'dialog' }))
    expect(holdsUnsent('dialog')).toBe(true)
    dialog.unmount()
    expect([holdsUnsent('dialog'), holdsUnsent('page')]).toEqual([false, true])
    unmount()
  })
})
