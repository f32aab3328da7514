interface FairQueueOptions {
  /** How many tasks run at once. */
  slots: number
  /** How many of them one owner may use at once. */
  slotsPerOwner: number
  /** How many tasks of one owner may wait; any further task is refused. */
  waitingPerOwner: number
}

/** Runs the tasks of many owners, such as organizations, in turn, so that an owner with many delays only their own. */
export interface FairQueue {
  /**
   * Runs the task in its turn. A task that is still waiting is dropped when the signal aborts.
   * @throws QueueFull, the signal's reason, or what the task throws
   */
  run<Result>(owner: string, task: () => Promise<Result>, signal?: AbortSignal): Promise<Result>
  /** Runs the task in its turn, however many of its owner wait already. */
  runEventually<Result>(owner: string, task: () => Promise<Result>): Promise<Result>
}

export class QueueFull extends Error {
  constructor() {
    super('too many tasks of this owner are waiting already')
  }
}

export function createFairQueue({ slots, slotsPerOwner, waitingPerOwner }: FairQueueOptions): FairQueue {
  /** In the order in which the owners take turns. */
  const waiting = new Map<string, (() => void)[]>()
  const runningByOwner = new Map<string, number>()
  let running = 0

  const hasSlot = (owner: string) => running < slots && (runningByOwner.get(owner) ?? 0) < slotsPerOwner

  function occupySlot(owner: string): void {
    running += 1
    runningByOwner.set(owner, (runningByOwner.get(owner) ?? 0) + 1)
  }

  function releaseSlot(owner: string): void {
    running -= 1
    const remaining = (runningByOwner.get(owner) ?? 0) - 1
    if (remaining > 0) runningByOwner.set(owner, remaining)
    else runningByOwner.delete(owner)
    moveToEnd(owner)
    const next = [...waiting.keys()].find(hasSlot)
    if (next !== undefined) startNextTask(next)
  }

  function startNextTask(owner: string): void {
    const tasks = waiting.get(owner) ?? []
    const start = tasks.shift()
    if (tasks.length === 0) waiting.delete(owner)
    else moveToEnd(owner)
    start?.()
  }

  function moveToEnd(owner: string): void {
    const tasks = waiting.get(owner)
    if (!tasks) return
    waiting.delete(owner)
    waiting.set(owner, tasks)
  }

  function waitForTurn(owner: string, signal: AbortSignal | undefined): Promise<void> {
    const tasks = waiting.get(owner) ?? []
    waiting.set(owner, tasks)
    return new Promise((resolve, reject) => {
      const start = () => {
        signal?.removeEventListener('abort', leave)
        occupySlot(owner)
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

  async function runInTurn<Result>(owner: string, task: () => Promise<Result>, signal?: AbortSignal): Promise<Result> {
    if (hasSlot(owner)) occupySlot(owner)
    else await waitForTurn(owner, signal)
    try {
      return await task()
    } finally {
      releaseSlot(owner)
    }
  }

  return {
    async run(owner, task, signal) {
      signal?.throwIfAborted()
      const count = waiting.get(owner)?.length ?? 0
      if (!hasSlot(owner) && count >= waitingPerOwner) throw new QueueFull()
      return runInTurn(owner, task, signal)
    },
    runEventually: (owner, task) => runInTurn(owner, task),
  }
}
