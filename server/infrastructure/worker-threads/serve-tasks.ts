import { parentPort } from 'node:worker_threads'

/** Answers the tasks of a worker pool, one at a time. The first message signals that the code is loaded. */
export function serveTasks<Task, Reply>(answer: (task: Task) => Reply | Promise<Reply>): void {
  parentPort?.on('message', async (task: Task) => parentPort?.postMessage(await answer(task)))
  parentPort?.postMessage('ready')
}
