import { AsyncResource } from 'node:async_hooks'
import { describe, expect, it } from 'vitest'
import { recordProgress } from './job-progress'
import { createRunningJobs } from './running-jobs'

const LIMIT = 3

/** A job that the test ends. */
function startJob(jobs = createRunningJobs()) {
  let end: () => void = () => undefined
  let report: () => void = () => undefined
  let signal = new AbortController().signal
  const ended = jobs.run('1', LIMIT, (given) => {
    signal = given
    return new Promise<void>((resolve) => {
      end = resolve
      // In the job's own context, as its code would.
      report = AsyncResource.bind(recordProgress)
    })
  })
  const tick = (count: number) => {
    for (let ticks = 0; ticks < count; ticks += 1) jobs.tick()
  }
  return {
    jobs,
    tick,
    report: () => report(),
    isAborted: () => signal.aborted,
    async end() {
      end()
      await ended
    },
  }
}

describe('a running job', () => {
  it('is not ended for being long while it reports progress', async () => {
    const job = startJob()
    for (let round = 0; round < 10 * LIMIT; round += 1) {
      job.tick(LIMIT - 1)
      job.report()
    }
    expect(job.isAborted()).toBe(false)
    expect(job.jobs.areStuck()).toBe(false)
    await job.end()
  })

  it('is aborted once it has reported nothing for too long, and is stuck if it does not end then', () => {
    const job = startJob()
    job.tick(LIMIT - 1)
    expect(job.isAborted()).toBe(false)
    job.tick(1)
    expect(job.isAborted()).toBe(true)
    expect(job.jobs.areStuck()).toBe(false)
    job.tick(5)
    expect(job.jobs.areStuck()).toBe(true)
    expect(job.jobs.ids()).toEqual(['1'])
  })

  it('that is stuck is not protected any more, so that another runner may take it', () => {
    const job = startJob()
    job.tick(LIMIT + 6)
    expect(job.jobs.ids()).toEqual([])
  })

  it('that has ended is protected until its outcome must have been stored', async () => {
    const job = startJob()
    await job.end()
    job.tick(5)
    expect(job.jobs.ids()).toEqual(['1'])
    job.tick(1)
    expect(job.jobs.ids()).toEqual([])
  })
})
