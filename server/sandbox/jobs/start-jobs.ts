import type { SandboxDatabase } from '../database/open-sandbox-database'
import { deliverEvents } from '../events/deliver-events'
import type { SandboxConfig, Webhook } from '../sandbox-options'
import { hasDueWork } from './has-due-work'
import { reportOutages } from './report-outages'
import { runDueWork } from './run-due-work'

interface Options {
  db: SandboxDatabase
  config: SandboxConfig
  webhook: Webhook | undefined
  /** How often due work is searched for; undefined only does it when asked. */
  pollMs: number | undefined
  onError(error: unknown): void
  onRecovered(): void
}

export interface Jobs {
  /** Does everything that is due now, deliveries included. */
  run(): Promise<void>
  /** Does it soon; called after a change. */
  wake(): void
  stop(): Promise<void>
}

/** Looks for due work again and again. What is due is in the database, so nothing is lost by a restart. */
export function startJobs({ db, config, webhook, pollMs, onError, onRecovered }: Options): Jobs {
  let isStopped = false
  let last: Promise<void> = Promise.resolve()

  async function runAll(): Promise<void> {
    await runDueWork(db, config)
    while (webhook && !isStopped && (await deliverEvents(db, config, webhook))) {}
  }
  // One after the other; a caller waits for work that started after its call.
  function run(): Promise<void> {
    const running = last.then(runAll)
    last = running.catch(() => undefined)
    return running
  }
  let next: Promise<void> | undefined
  function runSoon(): Promise<void> {
    next ??= last.then(() => {
      next = undefined
      return isStopped ? undefined : run()
    })
    return next
  }
  const follow = reportOutages({
    // Its connections are closed when it stops.
    onError: (error) => (isStopped ? undefined : onError(error)),
    onRecovered,
  })
  function wake(): void {
    if (!isStopped && pollMs !== undefined) void follow(runSoon())
  }
  // Most of the time nothing is due.
  const pollDueWork = () => void follow(hasDueWork(db, config.now()).then((isDue) => (isDue ? runSoon() : undefined)))
  const timer = pollMs === undefined ? undefined : setInterval(pollDueWork, pollMs)

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
