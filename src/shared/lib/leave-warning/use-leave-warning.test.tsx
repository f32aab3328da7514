import { renderHook } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { hasUnsent } from './unsent'
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
    expect([hasUnsent(), browserAsks()]).toEqual([false, false])
    rerender({ typed: true })
    expect([hasUnsent(), browserAsks()]).toEqual([true, true])
    unmount()
    expect([hasUnsent(), browserAsks()]).toEqual([false, false])
  })

  it('lets the form lead on while it is sent, but not the page reload', () => {
    const { rerender } = show({ typed: true })
    rerender({ typed: true, isSending: true })
    expect([hasUnsent(), browserAsks()]).toEqual([false, true])
    rerender({ typed: true, isSending: false })
    expect(hasUnsent()).toBe(true)
  })

  it('allows leaving at once where the form says so', () => {
    const { result } = show({ typed: true })
    result.current()
    expect(hasUnsent()).toBe(false)
  })

  it('distinguishes what was typed in a dialog', () => {
    const { unmount } = show({ typed: true })
    expect(hasUnsent('dialog')).toBe(false)
    const dialog = renderHook(() => useLeaveWarning(true, { place: 'dialog' }))
    expect(hasUnsent('dialog')).toBe(true)
    dialog.unmount()
    expect([hasUnsent('dialog'), hasUnsent('page')]).toEqual([false, true])
    unmount()
  })
})
