interface Work {
  done: Promise<void>
  stop: AbortController
  waiting: number
}

/** Runs work once for several concurrent callers; it is aborted when the last caller leaves. */
export function createSharedWork() {
  const inProgress = new Map<string, Work>()

  function startWork(key: string, run: (signal: AbortSignal) => Promise<void>): Work {
    const stop = new AbortController()
    const work: Work = { done: run(stop.signal), stop, waiting: 0 }
    const unregister = () => {
      if (inProgress.get(key) === work) inProgress.delete(key)
    }
    work.done.then(unregister, unregister)
    stop.signal.addEventListener('abort', unregister)
    inProgress.set(key, work)
    return work
  }

  return {
    /**
     * Waits for the work with this key, starting it if it is not in progress.
     * @throws what the work throws, or the reason of the signal
     */
    async join(key: string, signal: AbortSignal, run: (signal: AbortSignal) => Promise<void>): Promise<void> {
      signal.throwIfAborted()
      const work = inProgress.get(key) ?? startWork(key, run)
      work.waiting += 1
      let abort = () => {}
      const aborted = new Promise<never>((_, reject) => {
        abort = () => reject(signal.reason)
        signal.addEventListener('abort', abort, { once: true })
      })
      try {
        await Promise.race([work.done, aborted])
      } finally {
        signal.removeEventListener('abort', abort)
        work.waiting -= 1
        if (work.waiting === 0) work.stop.abort(new Error('no caller is waiting any more'))
      }
    },
  }
}
