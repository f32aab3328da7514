import { type Runner, type RunnerContext, type RunnerPlan, startRunner } from './runner'

export interface Lane {
  /** Whether its idle workers look at the queue. */
  isAlive(): boolean
  stop(): Promise<void>
}

/** A lane whose looks have been late for so long is not alive. */
const MAX_LATE_TICKS = 5
const MAX_PAUSE_TICKS = 4

/**
 * Runs jobs until it is stopped. Whether it is alive is judged by what it achieves, never by errors alone: a runner whose
 * idle workers do not look at the queue any more, or one of whose jobs makes no progress, is replaced. The jobs that
 * make progress end in the old runner; what else it has locked returns to the queue.
 */
export function startLane(plan: RunnerPlan, context: RunnerContext): Lane {
  let current: Runner | undefined = startRunner(plan, context)
  const retired = new Set<Runner>()
  let lateTicks = 0
  let nextPause = 1
  let pauseTicks = 0

  function replace(runner: Runner): void {
    context.logger.warn({ tasks: Object.keys(plan.tasks) }, 'a job runner makes no progress and is replaced')
    runner.retire()
    retired.add(runner)
    current = undefined
    pauseTicks = nextPause
    nextPause = Math.min(nextPause * 2, MAX_PAUSE_TICKS)
  }

  function tick(): void {
    for (const runner of retired) if (runner.tickRetired()) retired.delete(runner)
    if (current?.tick()) replace(current)
    if (!current) {
      pauseTicks -= 1
      if (pauseTicks <= 0) current = startRunner(plan, context)
    }
    const isLooking = current?.isLooking() ?? false
    lateTicks = isLooking ? 0 : lateTicks + 1
    if (isLooking) nextPause = 1
  }
  const ticking = setInterval(tick, context.tickMs)

  return {
    isAlive: () => lateTicks < MAX_LATE_TICKS,
    async stop() {
      clearInterval(ticking)
      const runners = [...retired, ...(current ? [current] : [])]
      await Promise.all(runners.map((runner) => runner.stop()))
    },
  }
}
