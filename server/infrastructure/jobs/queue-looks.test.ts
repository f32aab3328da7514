import { EventEmitter } from 'node:events'
import { describe, expect, it } from 'vitest'
import { followLooks } from './queue-looks'

/** What a runner with one worker reports. */
function createRunner() {
  const events = new EventEmitter()
  const looks = followLooks(events)
  const worker = {}
  const emit = (...names: string[]) => {
    for (const name of names) events.emit(name, { worker })
  }
  const tick = (count: number) => {
    for (let ticks = 0; ticks < count; ticks += 1) looks.tick()
  }
  return { looks, emit, tick }
}

describe('a runner is silent', () => {
  it('while it starts', () => {
    const { looks, tick } = createRunner()
    tick(10)
    expect(looks.silentTicks()).toBe(10)
  })

  it('while its idle worker is not answered, or only by errors', () => {
    const { looks, emit, tick } = createRunner()
    emit('pool:create', 'worker:create', 'worker:getJob:empty')
    expect(looks.haveAll()).toBe(true)
    tick(5)
    emit('worker:getJob:start', 'worker:getJob:error', 'worker:getJob:start')
    tick(5)
    expect(looks.silentTicks()).toBe(10)
    emit('worker:getJob:empty')
    expect(looks.silentTicks()).toBe(0)
  })

  it('after a job, while its worker does not look for the next one', () => {
    const { looks, emit, tick } = createRunner()
    emit('pool:create', 'worker:create', 'job:start')
    tick(1000)
    expect(looks.silentTicks()).toBe(0)
    emit('job:complete')
    tick(10)
    expect(looks.silentTicks()).toBe(10)
  })

  it('while scheduled jobs are not added, however often that is begun again', () => {
    const { looks, emit, tick } = createRunner()
    emit('pool:create', 'worker:create', 'job:start', 'cron:starting', 'cron:started')
    tick(60)
    expect(looks.silentTicks()).toBe(0)
    emit('cron:schedule')
    tick(6)
    emit('cron:starting')
    tick(4)
    expect(looks.silentTicks()).toBe(10)
    emit('cron:started')
    expect(looks.silentTicks()).toBe(0)
  })
})
