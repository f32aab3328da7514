import { cleanup, configure } from '@testing-library/react'
import { afterEach } from 'vitest'
import { toast } from '@/shared/ui/toaster'

// Waiting allows for a machine under load; a test that succeeds earlier does not wait longer.
configure({ asyncUtilTimeout: 10_000 })

// APIs that Radix requires of a browser and jsdom lacks.
Element.prototype.hasPointerCapture ??= () => false
Element.prototype.setPointerCapture ??= () => undefined
Element.prototype.releasePointerCapture ??= () => undefined
Element.prototype.scrollIntoView ??= () => undefined
window.scrollTo = () => undefined
globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
}

// Test files share one window, so each restores what it changed.
afterEach(() => {
  cleanup()
  toast.dismissAll()
  localStorage.clear()
  sessionStorage.clear()
})
