import type { SandboxDatabase } from '../database/open-sandbox-database'
import { deliverEvents } from '../events/deliver-events'
import type { SandboxConfig, Webhook } from '../sandbox-options'
import { hasDueWork } from './has-due-work'
import { runDueWork } from './run-due-work'

interface Options {
  db: SandboxDatabase
  config: SandboxConfig
  webhook: Webhook
  /** How often due work is looked for; undefined only does it when asked. */
  pollMs: number | undefined
  onError(error: unknown): void
}

export interface Jobs {
  /** Does everything that is due now, deliveries included. */
  run(): Promise<void>
  /** Does it soon; called after a change. */
  wake(): void
  stop(): Promise<void>
}

/** Looks for due work again and again. What is due is in the database, so a restart forgets nothing. */
export function startJobs({ db, config, webhook, pollMs, onError }: Options): Jobs {
  let isStopped = false
  let last: Promise<void> = Promise.resolve()

  async function runAll(): Promise<void> {
    await runDueWork(db, config)
    while (!isStopped && (await deliverEvents(db, config, webhook))) {}
  }
  // One after the other; a caller waits for work that started after its call.
  function run(): Promise<void> {
    const running = last.then(runAll)
    last = running.catch(() => undefined)
    return running
  }
  let isWaking = false
  function wake(): void {
    if (isStopped || isWaking || pollMs === undefined) return
    isWaking = true
    void last.then(() => {
      isWaking = false
      return isStopped ? undefined : run().catch(onError)
    })
  }
  // Most of the time nothing is due.
  const look = () => {
    hasDueWork(db, config.now()).then(
      (isDue) => {
        if (isDue) wake()
      },
      (error) => {
        // Its connections are closed when it stops.
        if (!isStopped) onError(error)
      },
    )
  }
  const timer = pollMs === undefined ? undefined : setInterval(look, pollMs)

  return {
    run,
    wake,
    async stop() {
      isStopped = true
      clearInterval(timer)
      await last
    },
  }
}
