import { cleanup, configure } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, vi } from 'vitest'
import { observed } from '@/shared/api/connection'
import { saveFile } from '@/shared/lib/save-file/testing'
import { testRooms } from '@/shared/realtime/testing'
import { toast } from '@/shared/ui/toaster'
import { patienceMs } from '../../../../tests/support/patience'

configure({ asyncUtilTimeout: patienceMs })

// A test has no socket to connect to, and nowhere to save a file.
vi.mock('@/shared/realtime/join-room', () => import('@/shared/realtime/testing'))
vi.mock('@/shared/lib/save-file', () => import('@/shared/lib/save-file/testing'))

// Readers of tests read English of the United States and Spanish of Spain.
Object.defineProperty(navigator, 'languages', { configurable: true, get: () => ['en-US', 'en', 'es-ES'] })

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
  testRooms.empty()
  saveFile.mockReset()
  localStorage.clear()
  sessionStorage.clear()
})

// A file may have lost the connection, and all share what is known of it.
beforeAll(() => observed(Promise.resolve(new Response())))

// Stubs, such as of a narrow window, are often for all tests of a file.
afterAll(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})
