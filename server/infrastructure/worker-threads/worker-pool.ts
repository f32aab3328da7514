import type { Transferable, Worker } from 'node:worker_threads'
import { startWorker } from './start-worker'
import { WorkerCrashed, WorkerTimedOut } from './worker-failure'

interface PoolOptions {
  /** How many threads work at once; further tasks wait in the order in which they came. */
  size: number
  /** Limit for one task, from the moment a thread begins it. */
  timeoutMs: number
  heapMegabytes?: number
  /** What each thread is started with. */
  data?: unknown
  /** After how long an unused thread ends. */
  idleMs?: number
}

interface TaskOptions {
  /** Ends the task, also while it waits for a thread. */
  signal?: AbortSignal | undefined
  /** Memory that is handed over instead of copied. */
  transfer?: Transferable[]
}

/** Threads that answer tasks with `serveTasks`. One that fails or runs out of time is replaced by a new one. */
export interface WorkerPool<Task, Reply> {
  /** @throws WorkerTimedOut, WorkerCrashed, or the signal's reason */
  run(task: Task, options?: TaskOptions): Promise<Reply>
  close(): Promise<void>
}

export function createWorkerPool<Task, Reply>(file: URL, options: PoolOptions): WorkerPool<Task, Reply> {
  const { size, timeoutMs, idleMs = 60_000, ...workerOptions } = options
  const idle = new Map<Worker, NodeJS.Timeout>()
  const waiting: (() => void)[] = []
  const closed = new AbortController()
  let running = 0

  async function takeTurn(signal: AbortSignal): Promise<void> {
    signal.throwIfAborted()
    if (running < size) {
      running += 1
      return
    }
    await new Promise<void>((resolve, reject) => {
      const proceed = () => {
        signal.removeEventListener('abort', leave)
        resolve()
      }
      const leave = () => {
        waiting.splice(waiting.indexOf(proceed), 1)
        reject(signal.reason)
      }
      signal.addEventListener('abort', leave, { once: true })
      waiting.push(proceed)
    })
  }

  function passTurn(): void {
    const next = waiting.shift()
    if (next) next()
    else running -= 1
  }

  /** The time to load a thread's code belongs to no task. */
  async function startReadyWorker(signal: AbortSignal): Promise<Worker> {
    const worker = startWorker(file, workerOptions)
    // An unused thread that fails is nobody's error; the next task gets another one.
    worker.on('error', () => undefined).on('exit', () => forget(worker))
    await nextMessage(worker, startTimeoutMs, signal)
    return worker
  }

  function forget(worker: Worker): void {
    clearTimeout(idle.get(worker))
    idle.delete(worker)
  }

  async function end(worker: Worker): Promise<void> {
    forget(worker)
    await worker.terminate()
  }

  async function takeWorker(signal: AbortSignal): Promise<Worker> {
    const [known] = idle.entries().next().value ?? []
    if (!known) return startReadyWorker(signal)
    forget(known)
    known.ref()
    return known
  }

  function keepIdle(worker: Worker): void {
    worker.unref()
    idle.set(worker, setTimeout(() => end(worker), idleMs).unref())
  }

  return {
    async run(task, { signal: given, transfer = [] } = {}) {
      const signal = given ? AbortSignal.any([given, closed.signal]) : closed.signal
      await takeTurn(signal)
      try {
        const worker = await takeWorker(signal)
        worker.postMessage(task, transfer)
        const reply = await nextMessage<Reply>(worker, timeoutMs, signal)
        keepIdle(worker)
        return reply
      } finally {
        passTurn()
      }
    },
    async close() {
      closed.abort(new Error('the pool of worker threads is closed'))
      await Promise.all([...idle.keys()].map(end))
    },
  }
}

const startTimeoutMs = 60_000

/** What a worker posts next. A worker that posts nothing in time, or is no longer wanted, is ended. */
function nextMessage<Message>(worker: Worker, timeoutMs: number, signal: AbortSignal): Promise<Message> {
  return new Promise((resolve, reject) => {
    const fail = (reason: unknown) => {
      settle()
      void worker.terminate().then(() => reject(reason))
    }
    const answered = (message: Message) => {
      settle()
      resolve(message)
    }
    const crashed = (error: unknown) => fail(new WorkerCrashed({ cause: error }))
    const cancelled = () => fail(signal.reason)
    const timer = setTimeout(() => fail(new WorkerTimedOut(timeoutMs)), timeoutMs)
    function settle() {
      clearTimeout(timer)
      signal.removeEventListener('abort', cancelled)
      worker.off('message', answered).off('error', crashed).off('exit', crashed)
    }
    worker.once('message', answered).once('error', crashed).once('exit', crashed)
    signal.addEventListener('abort', cancelled, { once: true })
    if (signal.aborted) cancelled()
  })
}
