import type { ChildProcess } from 'node:child_process'
import { ranOutOfMemory, startContainedProcess } from '../../../../infrastructure/contained-process/contained-process'
import { ManualUnreadable } from '../manual-unreadable'
import type { RenderingReply, RenderingRequest } from './rendering-message'

/** The rendering process ended before the page was drawn. */
export class RendererLost extends Error {
  constructor(readonly reason: 'memory' | 'time' | 'crash') {
    super(`the rendering process ended: ${reason}`)
  }
}

/** A process that draws one page at a time. */
export interface RenderingProcess {
  /** Pages requested so far. */
  readonly pages: number
  /** Resident memory after the last page, in MB. */
  readonly memory: number
  /** Whether the last page was of this PDF. */
  hasOpen(path: string): boolean
  /**
   * @param timeoutMs for drawing alone, not for starting the process
   * @throws ManualUnreadable, RendererLost; Error if the file could not be written
   */
  draw(request: RenderingRequest, timeoutMs: number): Promise<void>
  end(): void
}

const START_TIMEOUT_MS = 60_000

export function startRenderingProcess(memoryMegabytes: number): RenderingProcess {
  const child = startContainedProcess(new URL('./rendering.process.ts', import.meta.url), { memoryMegabytes })
  // An idle process must not keep the server alive.
  child.unref()
  child.channel?.unref()
  const ready = nextReply(child, START_TIMEOUT_MS)
  // The first call to `draw` reports the failure.
  ready.catch(() => undefined)
  let [pages, memory, lastPath] = [0, 0, '']
  let lost: RendererLost | undefined
  child.once('exit', (code, signal) => {
    lost = lostError(code, signal)
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
        throw new Error('the rendering process did not start', { cause })
      })
      if (lost) throw lost
      const answer = nextReply(child, timeoutMs)
      child.send(request, () => undefined)
      const reply = await answer
      if (reply.kind !== 'ready') memory = reply.memory
      if (reply.kind === 'unwritten') throw new Error(`a file was not written: ${reply.message}`)
      if (reply.kind === 'unreadable') throw new ManualUnreadable(reply.code, reply.reason)
    },
    end: () => void child.kill('SIGKILL'),
  }
}

const lostError = (code: number | null, signal: NodeJS.Signals | null) =>
  new RendererLost(ranOutOfMemory(code, signal) ? 'memory' : 'crash')

/** The next message of the process, which is killed if it does not reply in time. */
const nextReply = (child: ChildProcess, timeoutMs: number) =>
  new Promise<RenderingReply>((resolve, reject) => {
    const settle = (outcome: () => void) => {
      clearTimeout(timer)
      child.off('message', replied).off('exit', ended).off('error', failed)
      outcome()
    }
    const replied = (reply: RenderingReply) => settle(() => resolve(reply))
    const ended = (code: number | null, signal: NodeJS.Signals | null) => settle(() => reject(lostError(code, signal)))
    const failed = (error: Error) => settle(() => reject(error))
    const timer = setTimeout(() => {
      child.kill('SIGKILL')
      settle(() => reject(new RendererLost('time')))
    }, timeoutMs)
    child.on('message', replied).on('exit', ended).on('error', failed)
  })
