import { configure } from '@testing-library/react'

// What is awaited is given the time that a machine under load takes; a test that finds it waits no longer.
configure({ asyncUtilTimeout: 10_000 })

import { cleanup } from '@testing-library/react'
import { afterEach } from 'vitest'

// What Radix asks of a browser and jsdom does not have.
Element.prototype.hasPointerCapture ??= () => false
Element.prototype.setPointerCapture ??= () => undefined
Element.prototype.releasePointerCapture ??= () => undefined
Element.prototype.scrollIntoView ??= () => undefined
globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
}

afterEach(cleanup)
