import type { TaskList } from 'graphile-worker'
import type { JobPayloads } from './job-queue'

interface LanePlan {
  tasks: TaskList
  concurrency: number
  crontab: string
}

/**
 * Jobs that may take minutes have runners of their own: they delay neither each other nor e-mails and what comes by the
 * clock. Which job of a lane comes next is decided by the queue and priority it was added with. Polls mostly wait for
 * other servers, so many of them run at once.
 */
const slowLanes = [
  { names: ['process-manual'], concurrency: 2 },
  { names: ['poll-telematics-source'], concurrency: 8 },
] as const satisfies { names: (keyof JobPayloads)[]; concurrency: number }[]
const quickConcurrency = 2

/** Every task in one lane; jobs by the clock are added by the quick one. */
export function lanesOf(tasks: TaskList, crontab: string): LanePlan[] {
  const pick = (isPicked: (name: string) => boolean): TaskList =>
    Object.fromEntries(Object.entries(tasks).filter(([name]) => isPicked(name)))
  const slow = slowLanes.map(({ names, concurrency }) => ({
    tasks: pick((name) => names.some((slowName) => slowName === name)),
    concurrency,
    crontab: '',
  }))
  const isSlow = (name: string) => slow.some(({ tasks: inLane }) => name in inLane)
  return [{ tasks: pick((name) => !isSlow(name)), concurrency: quickConcurrency, crontab }, ...slow]
}
