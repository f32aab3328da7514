import { cleanup, configure } from '@testing-library/react'
import { afterEach } from 'vitest'
import { toast, toastStore } from '../../ui/toaster/toast'

// What is awaited is given the time that a machine under load takes; a test that finds it waits no longer.
configure({ asyncUtilTimeout: 10_000 })

// What Radix asks of a browser and jsdom does not have.
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

// Test files share one window, so that each leaves it as it was found.
afterEach(() => {
  cleanup()
  for (const { id } of toastStore.get()) toast.dismiss(id)
  localStorage.clear()
  sessionStorage.clear()
})
