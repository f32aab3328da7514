interface FairQueueOptions {
  /** How many tasks run at once. */
  slots: number
  /** How many of them may belong to one owner. */
  slotsPerOwner: number
  /** How many tasks of one owner may wait; a further one is refused. */
  waitingPerOwner: number
}

/** Tasks of many owners, such as organizations, that take turns: who has many of them waits for their own alone. */
export interface FairQueue {
  /**
   * Runs the task in its turn. An aborted signal removes one that still waits.
   * @throws QueueFull, the signal's reason, or what the task throws
   */
  run<Result>(owner: string, task: () => Promise<Result>, signal?: AbortSignal): Promise<Result>
}

/** Too many tasks of this owner are waiting already. */
export class QueueFull extends Error {
  constructor() {
    super('too many tasks of this owner are waiting')
  }
}

export function createFairQueue({ slots, slotsPerOwner, waitingPerOwner }: FairQueueOptions): FairQueue {
  /** In the order of the owners' turns. */
  const waiting = new Map<string, (() => void)[]>()
  const runningOf = new Map<string, number>()
  let running = 0

  const hasSlot = (owner: string) => running < slots && (runningOf.get(owner) ?? 0) < slotsPerOwner

  function take(owner: string): void {
    running += 1
    runningOf.set(owner, (runningOf.get(owner) ?? 0) + 1)
  }

  function release(owner: string): void {
    running -= 1
    const left = (runningOf.get(owner) ?? 0) - 1
    if (left > 0) runningOf.set(owner, left)
    else runningOf.delete(owner)
    moveLast(owner)
    const next = [...waiting.keys()].find(hasSlot)
    if (next !== undefined) startFirstOf(next)
  }

  function startFirstOf(owner: string): void {
    const tasks = waiting.get(owner) ?? []
    const start = tasks.shift()
    if (tasks.length === 0) waiting.delete(owner)
    else moveLast(owner)
    start?.()
  }

  /** Whoever was served comes after all others. */
  function moveLast(owner: string): void {
    const tasks = waiting.get(owner)
    if (!tasks) return
    waiting.delete(owner)
    waiting.set(owner, tasks)
  }

  function waitForTurn(owner: string, signal: AbortSignal | undefined): Promise<void> {
    const tasks = waiting.get(owner) ?? []
    if (tasks.length >= waitingPerOwner) throw new QueueFull()
    waiting.set(owner, tasks)
    return new Promise((resolve, reject) => {
      const start = () => {
        signal?.removeEventListener('abort', leave)
        take(owner)
        resolve()
      }
      const leave = () => {
        tasks.splice(tasks.indexOf(start), 1)
        if (tasks.length === 0) waiting.delete(owner)
        reject(signal?.reason)
      }
      signal?.addEventListener('abort', leave, { once: true })
      tasks.push(start)
    })
  }

  return {
    async run(owner, task, signal) {
      signal?.throwIfAborted()
      if (hasSlot(owner)) take(owner)
      else await waitForTurn(owner, signal)
      try {
        return await task()
      } finally {
        release(owner)
      }
    },
  }
}
