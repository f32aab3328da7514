interface Work {
  done: Promise<void>
  stop: AbortController
  waiting: number
}

/** Work that several wait for at once: begun once, and stopped when the last of them has left. */
export function createSharedWork() {
  const underWay = new Map<string, Work>()

  function begin(key: string, start: (signal: AbortSignal) => Promise<void>): Work {
    const stop = new AbortController()
    const work: Work = { done: start(stop.signal), stop, waiting: 0 }
    const forget = () => {
      if (underWay.get(key) === work) underWay.delete(key)
    }
    work.done.then(forget, forget)
    stop.signal.addEventListener('abort', forget)
    underWay.set(key, work)
    return work
  }

  return {
    /**
     * Waits for the work of this name, which is started where it is not under way.
     * @throws what the work throws, or the reason of the signal
     */
    async join(key: string, signal: AbortSignal, start: (signal: AbortSignal) => Promise<void>): Promise<void> {
      signal.throwIfAborted()
      const work = underWay.get(key) ?? begin(key, start)
      work.waiting += 1
      let leave = () => {}
      const left = new Promise<never>((_, reject) => {
        leave = () => reject(signal.reason)
        signal.addEventListener('abort', leave, { once: true })
      })
      try {
        await Promise.race([work.done, left])
      } finally {
        signal.removeEventListener('abort', leave)
        work.waiting -= 1
        if (work.waiting === 0) work.stop.abort(new Error('nobody waits for it any more'))
      }
    },
  }
}
