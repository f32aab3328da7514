import type { ChildProcess } from 'node:child_process'
import { ranOutOfMemory, startContainedProcess } from '../../../../infrastructure/contained-process/contained-process'
import { ManualUnreadable } from '../manual-unreadable'
import type { RenderingReply, RenderingRequest } from './rendering-message'

/** The process that drew a page is gone, and the page was not drawn. */
export class RendererLost extends Error {
  constructor(readonly reason: 'memory' | 'time' | 'crash') {
    super(`the process that drew the page ended: ${reason}`)
  }
}

/** A process that draws one page at a time. */
export interface RenderingProcess {
  /** Pages that it was asked for so far. */
  readonly pages: number
  /** Memory that it took after its last page, in MB. */
  readonly memory: number
  /** Whether it had this PDF open last. */
  hasOpen(path: string): boolean
  /**
   * @param timeoutMs for the drawing alone, from when the process can draw
   * @throws ManualUnreadable, RendererLost
   */
  draw(request: RenderingRequest, timeoutMs: number): Promise<void>
  end(): void
}

const startTimeoutMs = 60_000

export function startRenderingProcess(memoryMegabytes: number): RenderingProcess {
  const child = startContainedProcess(new URL('./rendering.process.ts', import.meta.url), { memoryMegabytes })
  // Without a page to draw it is no reason for the server to go on.
  child.unref()
  child.channel?.unref()
  const ready = nextReply(child, startTimeoutMs)
  // Whoever draws first sees the failure.
  ready.catch(() => undefined)
  let [pages, memory, lastPath] = [0, 0, '']
  let lost: RendererLost | undefined
  child.once('exit', (code, signal) => {
    lost = lostBy(code, signal)
  })
  return {
    get pages() {
      return pages
    },
    get memory() {
      return memory
    },
    hasOpen: (path) => path === lastPath,
    async draw(request, timeoutMs) {
      pages += 1
      lastPath = request.path
      await ready.catch((cause) => {
        throw new Error('the process that draws pages did not start', { cause })
      })
      if (lost) throw lost
      const answer = nextReply(child, timeoutMs)
      child.send(request, () => undefined)
      const reply = await answer
      if (reply.kind !== 'ready') memory = reply.memory
      if (reply.kind === 'unreadable') throw new ManualUnreadable(reply.code, reply.reason)
    },
    end: () => void child.kill('SIGKILL'),
  }
}

const lostBy = (code: number | null, signal: NodeJS.Signals | null) =>
  new RendererLost(ranOutOfMemory(code, signal) ? 'memory' : 'crash')

/** What a process reports next. One that reports nothing in time is killed. */
const nextReply = (child: ChildProcess, timeoutMs: number) =>
  new Promise<RenderingReply>((resolve, reject) => {
    const settle = (outcome: () => void) => {
      clearTimeout(timer)
      child.off('message', replied).off('exit', ended).off('error', failed)
      outcome()
    }
    const replied = (reply: RenderingReply) => settle(() => resolve(reply))
    const ended = (code: number | null, signal: NodeJS.Signals | null) => settle(() => reject(lostBy(code, signal)))
    const failed = (error: Error) => settle(() => reject(error))
    const timer = setTimeout(() => {
      child.kill('SIGKILL')
      settle(() => reject(new RendererLost('time')))
    }, timeoutMs)
    child.on('message', replied).on('exit', ended).on('error', failed)
  })
