import { vi } from 'vitest'
import { patienceMs } from './patience'

const { waitFor, waitUntil } = vi
const patiently = <Options extends object>(options: number | Options | undefined) =>
  typeof options === 'number' ? options : { timeout: patienceMs, ...options }

// They wait for one second by default, for which Vitest has no setting.
vi.waitFor = (callback, options) => waitFor(callback, patiently(options))
vi.waitUntil = (callback, options) => waitUntil(callback, patiently(options))
