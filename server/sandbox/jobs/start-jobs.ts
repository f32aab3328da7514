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
  /** Whether it has lately found nothing due, or done something. */
  isAlive(): boolean
  stop(): Promise<void>
}

/** So many looks in a row may find work that is not done, or go without an answer. */
const MAX_MISSED_LOOKS = 30

/** Looks for due work again and again. What is due is in the database, so nothing is lost by a restart. */
export function startJobs({ db, config, webhook, pollMs, onError, onRecovered }: Options): Jobs {
  let isStopped = false
  let last: Promise<void> = Promise.resolve()
  let missedLooks = 0
  const onProgress = () => {
    missedLooks = 0
  }

  async function runAll(): Promise<void> {
    await runDueWork(db, config, onProgress)
    while (webhook && !isStopped && (await deliverEvents(db, config, webhook))) onProgress()
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
  async function look(): Promise<void> {
    if (await hasDueWork(db, config.now())) await runSoon()
    else onProgress()
  }
  const pollDueWork = () => {
    missedLooks += 1
    void follow(look())
  }
  const timer = pollMs === undefined ? undefined : setInterval(pollDueWork, pollMs)

  return {
    run,
    wake,
    isAlive: () => missedLooks <= MAX_MISSED_LOOKS,
    async stop() {
      isStopped = true
      clearInterval(timer)
      await last
    },
  }
}
