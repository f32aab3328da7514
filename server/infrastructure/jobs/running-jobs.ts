import { followProgress } from './job-progress'

/** A job that was aborted has so long to end. */
const ABORT_TICKS = 5
/** By then the outcome of a job that has ended is stored, or will not be. */
const OUTCOME_TICKS = 5

interface RunningJob {
  cancellation: AbortController
  silentTicks: number
  maxSilentTicks: number
  hasEnded: boolean
}

const isStuck = ({ hasEnded, silentTicks, maxSilentTicks }: RunningJob) =>
  !hasEnded && silentTicks >= maxSilentTicks + ABORT_TICKS

/** The jobs that one runner has begun. A job may take long, but not without progress. */
export function createRunningJobs() {
  const jobs = new Map<string, RunningJob>()
  let onIdle: (() => void) | undefined
  const isIdle = () => [...jobs.values()].every(({ hasEnded }) => hasEnded)

  return {
    /** Runs a job, which is aborted after so many ticks without progress. */
    async run<Result>(
      id: string,
      maxSilentTicks: number,
      job: (signal: AbortSignal) => Promise<Result>,
    ): Promise<Result> {
      const running = { cancellation: new AbortController(), silentTicks: 0, maxSilentTicks, hasEnded: false }
      jobs.set(id, running)
      const onProgress = () => {
        running.silentTicks = 0
      }
      try {
        return await followProgress(onProgress, () => job(running.cancellation.signal))
      } finally {
        running.hasEnded = true
        running.silentTicks = 0
        if (isIdle()) onIdle?.()
      }
    },
    /** Aborts those without progress, and forgets those of which nothing is to be expected any more. */
    tick() {
      for (const [id, job] of jobs) {
        if (isStuck(job)) jobs.delete(id)
        job.silentTicks += 1
        if (job.hasEnded && job.silentTicks > OUTCOME_TICKS) jobs.delete(id)
        if (!job.hasEnded && job.silentTicks === job.maxSilentTicks) {
          job.cancellation.abort(new Error('The job made no progress for too long.'))
        }
      }
    },
    /** Whether one was aborted and does not end. */
    areStuck: () => [...jobs.values()].some(isStuck),
    /** Those that run, or whose outcome may still be stored. */
    ids: () => [...jobs.keys()],
    async whenIdle(): Promise<void> {
      if (isIdle()) return
      await new Promise<void>((resolve) => {
        onIdle = resolve
      })
    },
    abort() {
      for (const { cancellation } of jobs.values()) cancellation.abort()
    },
  }
}
