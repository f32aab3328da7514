import type { Transferable, Worker } from 'node:worker_threads'
import { startWorker } from './start-worker'
import { WorkerCrashed, WorkerTimedOut } from './worker-failure'

interface PoolOptions {
  /** How many threads work at once; further tasks wait in order of arrival. */
  size: number
  /** Time limit of one task, measured from when a thread starts it. */
  timeoutMs: number
  heapMegabytes?: number
  /** Whether the threads yield the processor to requests. */
  isBackground?: boolean
  /** Passed to each thread when it starts. */
  data?: unknown
  /** How long an unused thread stays alive. */
  idleMs?: number
}

interface TaskOptions {
  /** Cancels the task, whether it is waiting or running. */
  signal?: AbortSignal | undefined
  /** The thread that ran the last task with the same key is preferred, because it has what such a task needs in memory. */
  key?: string
  /** Memory that is transferred instead of copied. */
  transfer?: Transferable[]
}

/** A pool of threads that answer tasks with `serveTasks`. A thread that fails or times out is replaced. */
export interface WorkerPool<Task, Reply> {
  /** @throws WorkerTimedOut, WorkerCrashed, or the signal's reason */
  run(task: Task, options?: TaskOptions): Promise<Reply>
  close(): Promise<void>
}

export function createWorkerPool<Task, Reply>(file: URL, options: PoolOptions): WorkerPool<Task, Reply> {
  const { size, timeoutMs, idleMs = 60_000, ...workerOptions } = options
  const idle = new Map<Worker, NodeJS.Timeout>()
  /** The least recently used key first. */
  const threadsOfKeys = new Map<string, Worker>()
  const waiting: (() => void)[] = []
  const closed = new AbortController()
  let running = 0

  async function waitForTurn(signal: AbortSignal): Promise<void> {
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

  /** Waits until the thread's code is loaded, so that loading does not count against the task's time limit. */
  async function startReadyWorker(signal: AbortSignal): Promise<Worker> {
    const worker = startWorker(file, workerOptions)
    // The failure of an unused thread affects no task; the next task gets another thread.
    worker.on('error', () => undefined).on('exit', () => stopIdleTimer(worker))
    await nextMessage(worker, START_TIMEOUT_MS, signal)
    return worker
  }

  function stopIdleTimer(worker: Worker): void {
    clearTimeout(idle.get(worker))
    idle.delete(worker)
  }

  async function end(worker: Worker): Promise<void> {
    stopIdleTimer(worker)
    await worker.terminate()
  }

  async function acquireWorker(signal: AbortSignal, key: string | undefined): Promise<Worker> {
    const preferred = key === undefined ? undefined : threadsOfKeys.get(key)
    const worker = preferred && idle.has(preferred) ? preferred : idle.keys().next().value
    if (!worker) return startReadyWorker(signal)
    stopIdleTimer(worker)
    worker.ref()
    return worker
  }

  function rememberKey(key: string, worker: Worker): void {
    threadsOfKeys.delete(key)
    threadsOfKeys.set(key, worker)
    const [oldest] = threadsOfKeys.keys()
    if (threadsOfKeys.size > MAX_KEYS && oldest !== undefined) threadsOfKeys.delete(oldest)
  }

  function releaseWorker(worker: Worker): void {
    worker.unref()
    idle.set(worker, setTimeout(() => end(worker), idleMs).unref())
  }

  return {
    async run(task, { signal: callerSignal, key, transfer = [] } = {}) {
      const signal = callerSignal ? AbortSignal.any([callerSignal, closed.signal]) : closed.signal
      await waitForTurn(signal)
      try {
        const worker = await acquireWorker(signal, key)
        if (key !== undefined) rememberKey(key, worker)
        worker.postMessage(task, transfer)
        const reply = await nextMessage<Reply>(worker, timeoutMs, signal)
        releaseWorker(worker)
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

const START_TIMEOUT_MS = 60_000
const MAX_KEYS = 1000

/** Waits for the worker's next message. On a time-out or an aborted signal the worker is terminated. */
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
