import type { SandboxOptions } from './sandbox-options'
import { type Sandbox, startSandbox } from './start-sandbox'

const FIRST_PAUSE_MS = 500
const LONGEST_PAUSE_MS = 30_000

export interface SupervisedSandbox {
  /** Whether it does what is due, or has not been able to start. */
  isAlive(): boolean
  close(): Promise<void>
}

/**
 * Starts the sandbox on a port, and tries again, with growing pauses, if it does not start: whoever starts it with
 * something else depends on nothing of it.
 */
export async function superviseSandbox(options: SandboxOptions & { port: number }): Promise<SupervisedSandbox> {
  let isClosed = false
  let retry: NodeJS.Timeout | undefined
  let sandbox: Sandbox | undefined
  let starting: Promise<void> = Promise.resolve()

  async function attempt(pauseMs: number): Promise<void> {
    try {
      sandbox = await startSandbox(options)
    } catch (error) {
      options.onError?.(error)
      if (isClosed) return
      retry = setTimeout(() => {
        starting = attempt(Math.min(pauseMs * 2, LONGEST_PAUSE_MS))
      }, pauseMs)
    }
  }
  starting = attempt(FIRST_PAUSE_MS)
  await starting
  return {
    isAlive: () => sandbox?.isAlive() ?? true,
    async close() {
      isClosed = true
      clearTimeout(retry)
      await starting
      await sandbox?.close()
    },
  }
}
