/** Runs the work of a key, or joins a run of it that has yet to begin. */
export type RunShared = (key: string, work: () => Promise<void>) => Promise<void>

/**
 * Has those who ask for the same work at once share it: while it runs, all who come wait for one further run. That one begins
 * after they asked, so that it notices whatever they know of.
 */
export function createSharedRuns(): RunShared {
  const runs = new Map<string, { current: Promise<void>; next?: Promise<void> }>()

  function start(key: string, work: () => Promise<void>): Promise<void> {
    const current = work()
    const run = { current }
    runs.set(key, run)
    const end = () => {
      if (runs.get(key) === run && !('next' in run)) runs.delete(key)
    }
    current.then(end, end)
    return current
  }

  return (key, work) => {
    const run = runs.get(key)
    if (!run) return start(key, work)
    run.next ??= run.current.catch(() => undefined).then(() => start(key, work))
    return run.next
  }
}
