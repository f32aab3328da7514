import type { Worker } from 'node:worker_threads'
import { ownBytes, startWorker } from '../../../../infrastructure/worker-threads/start-worker'
import { ManualUnreadable } from '../manual-unreadable'
import type { RenderingReply, RenderingRequest } from './rendering-message'

interface Waiting {
  resolve: (image: Buffer) => void
  reject: (error: Error) => void
}

export interface PageRenderer {
  /**
   * WebP image of one page (from 1), `width` pixels wide, drawn in a thread of its own.
   * @throws ManualUnreadable when the PDF or the page cannot be read
   */
  renderPage(bytes: Uint8Array, page: number, width: number): Promise<Buffer>
  /** Ends the thread; images still waited for are refused. */
  close(): Promise<void>
}

const patienceMs = 30_000

/** One long-lived thread that draws pages one after the other; it starts with the first page and anew after a crash. */
export const createPageRenderer = (): PageRenderer => {
  let worker: Worker | undefined
  let lastId = 0
  const waiting = new Map<number, Waiting>()

  const refuseAll = (gone: Worker) => {
    if (worker !== gone) return
    worker = undefined
    for (const { reject } of waiting.values()) {
      reject(new ManualUnreadable('crashed', 'The page could not be drawn: the PDF stopped the reader.'))
    }
    waiting.clear()
  }

  const start = () => {
    const started = startWorker(new URL('./rendering.worker.ts', import.meta.url))
    started.on('message', (reply: RenderingReply) => {
      const asked = waiting.get(reply.id)
      waiting.delete(reply.id)
      // An idle thread must not keep the process alive.
      if (waiting.size === 0) started.unref()
      if (reply.kind === 'drawn') asked?.resolve(Buffer.from(reply.image))
      else asked?.reject(new ManualUnreadable(reply.code, reply.reason))
    })
    started.on('error', () => refuseAll(started))
    started.on('exit', () => refuseAll(started))
    return started
  }

  return {
    renderPage: (bytes, page, width) =>
      new Promise<Buffer>((resolve, reject) => {
        worker ??= start()
        worker.ref()
        lastId += 1
        const drawing = worker
        // A page that takes for ever must not keep all others waiting: the thread ends, and the next page starts anew.
        const timer = setTimeout(() => void drawing.terminate(), patienceMs).unref()
        const settled =
          <T>(settle: (outcome: T) => void) =>
          (outcome: T) => {
            clearTimeout(timer)
            settle(outcome)
          }
        waiting.set(lastId, { resolve: settled(resolve), reject: settled(reject) })
        const own = ownBytes(bytes)
        const request: RenderingRequest = { id: lastId, bytes: own, page, width }
        worker.postMessage(request, [own.buffer])
      }),
    close: async () => {
      const open = worker
      if (!open) return
      await open.terminate()
      refuseAll(open)
    },
  }
}
