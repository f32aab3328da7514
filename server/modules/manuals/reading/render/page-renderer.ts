import { ManualUnreadable } from '../manual-unreadable'
import type { RenderingRequest } from './rendering-message'
import { RendererLost, type RenderingProcess, startRenderingProcess } from './rendering-process'

export interface PageRenderer {
  /**
   * Draws one page (from 1) into a WebP file, in a process of its own. As many pages are drawn at once as are asked for.
   * @throws ManualUnreadable when the PDF or the page cannot be read; `too_complex` when it takes too long or too much memory
   */
  draw(request: RenderingRequest): Promise<void>
  /** Ends the processes; pages that are being drawn are refused. */
  close(): void
}

export interface RendererLimits {
  /** For one page, from when it begins to be drawn. */
  timeoutMs: number
  /** Memory of each process. */
  memoryMegabytes: number
}

/** After this long without a page a process ends; with it end the files that it has open. */
const idleMs = 30_000
/** A process that takes more than this part of its memory between two pages is replaced: WebAssembly gives none back. */
const retireAt = 0.6

/** Processes that draw pages: kept while there is work, replaced when one is lost or has grown, so that the next is drawn. */
export function createPageRenderer({ timeoutMs, memoryMegabytes }: RendererLimits): PageRenderer {
  const all = new Set<RenderingProcess>()
  const idle = new Map<RenderingProcess, NodeJS.Timeout>()
  let isClosed = false

  function end(process: RenderingProcess): void {
    clearTimeout(idle.get(process))
    idle.delete(process)
    all.delete(process)
    process.end()
  }

  function take(path: string): RenderingProcess {
    const known = [...idle.keys()].find((one) => one.hasOpen(path)) ?? idle.keys().next().value
    if (!known) return start()
    clearTimeout(idle.get(known))
    idle.delete(known)
    return known
  }

  function start(): RenderingProcess {
    const started = startRenderingProcess(memoryMegabytes)
    all.add(started)
    return started
  }

  function giveBack(process: RenderingProcess): void {
    if (isClosed || process.memory > memoryMegabytes * retireAt) end(process)
    else idle.set(process, setTimeout(() => end(process), idleMs).unref())
  }

  async function drawWith(process: RenderingProcess, request: RenderingRequest): Promise<void> {
    try {
      await process.draw(request, timeoutMs)
    } catch (error) {
      if (!(error instanceof ManualUnreadable)) end(process)
      throw error
    } finally {
      if (all.has(process)) giveBack(process)
    }
  }

  return {
    async draw(request) {
      const process = take(request.path)
      try {
        await drawWith(process, request)
      } catch (error) {
        if (!(error instanceof RendererLost)) throw error
        // Pages before this one may have filled the process: only alone in a new one is a page itself to blame.
        const mayBeOthers = process.pages > 1 && error.reason !== 'time' && !isClosed
        if (!mayBeOthers) throw refusal(error)
        await drawWith(start(), request).catch((second) => {
          throw second instanceof RendererLost ? refusal(second) : second
        })
      }
    },
    close() {
      isClosed = true
      for (const process of [...all]) end(process)
    },
  }
}

const refusal = ({ reason }: RendererLost) =>
  reason === 'crash'
    ? new ManualUnreadable('crashed', 'The page could not be drawn: the PDF stopped the reader.')
    : new ManualUnreadable('too_complex', 'The page is too complex to be drawn.')
