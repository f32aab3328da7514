import { setTimeout as wait } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { RecognitionFailed } from '../ocr'
import { startRecognitionProcess } from './recognition-process'

const hanging = new URL('./testing/hanging.process.ts', import.meta.url)
const task = { image: 'any.pgm', languages: [], dotsPerInch: 300, processorSeconds: 60 }

const isRunning = (pid: number | undefined) => {
  try {
    return pid !== undefined && process.kill(pid, 0)
  } catch {
    return false
  }
}

async function untilEnded(pid: number | undefined): Promise<void> {
  while (isRunning(pid)) await wait(20)
}

it('a process that hangs is killed after its time', async () => {
  const started = startRecognitionProcess(512, hanging)
  const { signal } = new AbortController()
  await expect(started.run(task, { timeoutMs: 300, signal })).rejects.toBeInstanceOf(RecognitionFailed)
  expect(started.hasEnded).toBe(true)
  await untilEnded(started.pid)
})

it('a process that hangs is killed when nobody waits for it', async () => {
  const started = startRecognitionProcess(512, hanging)
  const cancelled = new AbortController()
  const running = started.run(task, { timeoutMs: 60_000, signal: cancelled.signal })
  setTimeout(() => cancelled.abort(new Error('cancelled')), 300)
  await expect(running).rejects.toThrow('cancelled')
  await untilEnded(started.pid)
})
