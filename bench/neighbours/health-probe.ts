import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

const program = fileURLToPath(new URL('./health-probe.worker.ts', import.meta.url))

/** Requests /healthz at fixed intervals from a separate process. `stop` returns the milliseconds of each answer. */
export async function startHealthProbe(address: string): Promise<{ stop(): Promise<number[]> }> {
  const probe = fork(program, [address])
  await once(probe, 'message')
  return {
    async stop() {
      const answered = once(probe, 'message')
      probe.send('stop')
      const [times] = await answered
      return times as number[]
    },
  }
}
