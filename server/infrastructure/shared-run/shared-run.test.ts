import { expect, it } from 'vitest'
import { createSharedRuns } from './shared-run'

/** Work whose runs the test ends. */
function observedWork() {
  const runs: { resolve: () => void; reject: (error: Error) => void }[] = []
  const work = () => new Promise<void>((resolve, reject) => runs.push({ resolve, reject }))
  return { runs, work }
}

it('those who come while it runs share one further run, which begins afterwards', async () => {
  const runShared = createSharedRuns()
  const { runs, work } = observedWork()
  const first = runShared('one', work)
  const later = [runShared('one', work), runShared('one', work)]
  expect(runs).toHaveLength(1)
  runs[0]?.resolve()
  await first
  await new Promise(setImmediate)
  expect(runs).toHaveLength(2)
  const last = runShared('one', work)
  runs[1]?.resolve()
  await Promise.all(later)
  await new Promise(setImmediate)
  runs[2]?.resolve()
  await last
  expect(runs).toHaveLength(3)
})

it('a run that fails does not keep the next one from running', async () => {
  const runShared = createSharedRuns()
  const { runs, work } = observedWork()
  const failing = runShared('one', work)
  const next = runShared('one', work)
  runs[0]?.reject(new Error('broken'))
  await expect(failing).rejects.toThrow('broken')
  await new Promise(setImmediate)
  runs[1]?.resolve()
  await expect(next).resolves.toBeUndefined()
})

it('other keys do not wait', () => {
  const runShared = createSharedRuns()
  const { runs, work } = observedWork()
  void runShared('one', work)
  void runShared('other', work)
  expect(runs).toHaveLength(2)
})
