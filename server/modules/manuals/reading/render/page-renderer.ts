import { ManualUnreadable, tooComplexPage } from '../manual-unreadable'
import type { RenderingRequest } from './rendering-message'
import { RendererLost, type RenderingProcess, startRenderingProcess } from './rendering-process'

export interface PageRenderer {
  /**
   * Draws one page (from 1), or writes its words, into a file in a separate process. Concurrent calls run in parallel.
   * @throws ManualUnreadable if the PDF or page cannot be read; `too_complex` beyond the time or memory limit
   */
  draw(request: RenderingRequest): Promise<void>
  /** Ends the processes; calls in progress fail. */
  close(): void
}

export interface RendererLimits {
  /** Per page, from the start of drawing. */
  timeoutMs: number
  /** Per process. */
  memoryMegabytes: number
}

/** An idle process ends after this time, which closes its files. */
const IDLE_TIMEOUT_MS = 30_000
/** A process using more of its memory between pages is replaced, because WebAssembly never releases memory. */
const MAX_MEMORY_SHARE = 0.6

/** Creates a pool of rendering processes; a process that was lost or has grown too large is replaced. */
export function createPageRenderer({ timeoutMs, memoryMegabytes }: RendererLimits): PageRenderer {
  const all = new Set<RenderingProcess>()
  const idle = new Map<RenderingProcess, NodeJS.Timeout>()
  let isClosed = false

  function terminate(process: RenderingProcess): void {
    clearTimeout(idle.get(process))
    idle.delete(process)
    all.delete(process)
    process.end()
  }

  function acquire(path: string): RenderingProcess {
    const available = [...idle.keys()].find((one) => one.hasOpen(path)) ?? idle.keys().next().value
    if (!available) return start()
    clearTimeout(idle.get(available))
    idle.delete(available)
    return available
  }

  function start(): RenderingProcess {
    const started = startRenderingProcess(memoryMegabytes)
    all.add(started)
    return started
  }

  function release(process: RenderingProcess): void {
    if (isClosed || process.memory > memoryMegabytes * MAX_MEMORY_SHARE) terminate(process)
    else idle.set(process, setTimeout(() => terminate(process), IDLE_TIMEOUT_MS).unref())
  }

  async function drawWith(process: RenderingProcess, request: RenderingRequest): Promise<void> {
    try {
      await process.draw(request, timeoutMs)
    } catch (error) {
      if (!(error instanceof ManualUnreadable)) terminate(process)
      throw error
    } finally {
      if (all.has(process)) release(process)
    }
  }

  return {
    async draw(request) {
      const process = acquire(request.path)
      try {
        await drawWith(process, request)
      } catch (error) {
        if (!(error instanceof RendererLost)) throw error
        // Earlier pages may have filled the memory, so the page is retried alone in a new process.
        const isOtherPagePossible = process.pages > 1 && error.reason !== 'time' && !isClosed
        if (!isOtherPagePossible) throw toManualUnreadable(error)
        await drawWith(start(), request).catch((retryError) => {
          throw retryError instanceof RendererLost ? toManualUnreadable(retryError) : retryError
        })
      }
    },
    close() {
      isClosed = true
      for (const process of [...all]) terminate(process)
    },
  }
}

const toManualUnreadable = ({ reason }: RendererLost) =>
  reason === 'crash'
    ? new ManualUnreadable('crashed', {
        en: 'The page could not be drawn: the PDF stopped the reader.',
        es: 'No se pudo dibujar la página: el PDF detuvo la lectura.',
      })
    : tooComplexPage()
