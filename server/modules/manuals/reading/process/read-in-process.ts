import type { ChildProcess } from 'node:child_process'
import { ranOutOfMemory, startContainedProcess } from '../../../../infrastructure/contained-process/contained-process'
import { ManualUnreadable } from '../manual-unreadable'
import type { RecognizedPage } from '../ocr/recognize-page'
import type { Part } from '../parts/part'
import type { Passage } from '../passage'
import type { ReadManual, RecognitionNeeded } from '../read-manual'
import type { ReadingMessage, ReadingRequest } from './reading-message'

export interface ReadingLimits {
  maxPages?: number
  timeoutMs: number
  /** Memory limit of the reading process. */
  memoryMegabytes: number
}

export interface ReadInProcessOptions extends ReadingLimits {
  /** Whether text can be recognized in images; if not, pages without text stay empty. */
  canRecognize?: boolean
  /** Pages recognized earlier, in portions of a few. */
  recognized?: AsyncIterable<RecognizedPage[]>
  onPage?: (done: number, total: number) => void
  signal?: AbortSignal
}

type Outcome = ReadManual | RecognitionNeeded

/**
 * Reads a PDF in a separate process, so that a large or hostile file neither blocks the server nor exhausts its memory.
 * The process is killed when it is done, on abort, after `timeoutMs` and beyond its memory limit.
 * @throws ManualUnreadable with a readable reason; `cancelled` if `signal` was aborted
 */
export async function readManualInProcess(path: string, options: ReadInProcessOptions): Promise<Outcome> {
  const { timeoutMs, memoryMegabytes, signal } = options
  if (signal?.aborted) throw cancelled()
  const stop = new AbortController()
  const timer = setTimeout(() => stop.abort(tookTooLong(timeoutMs)), timeoutMs)
  const cancel = () => stop.abort(cancelled())
  signal?.addEventListener('abort', cancel)
  const child = startContainedProcess(new URL('./reading.process.ts', import.meta.url), { memoryMegabytes })
  try {
    return await outcome(child, stop.signal, { ...options, path })
  } finally {
    clearTimeout(timer)
    signal?.removeEventListener('abort', cancel)
    child.kill('SIGKILL')
  }
}

const outcome = (child: ChildProcess, stop: AbortSignal, options: ReadInProcessOptions & { path: string }) =>
  new Promise<Outcome>((resolve, reject) => {
    const { path, maxPages, canRecognize = false, recognized, onPage, memoryMegabytes } = options
    const passages: Passage[] = []
    const parts: Part[] = []
    const portions = recognized?.[Symbol.asyncIterator]()
    // If the process could not be started, its exit event reports it.
    const send = (request: ReadingRequest) => child.send(request, () => undefined)
    const sendPortion = async () => {
      const next = await portions?.next()
      if (!stop.aborted) send({ kind: 'recognized', pages: next?.done ? [] : (next?.value ?? []) })
    }
    stop.addEventListener('abort', () => reject(stop.reason))
    child.on('message', (message: ReadingMessage) => {
      if (message.kind === 'page') onPage?.(message.done, message.total)
      else if (message.kind === 'recognized pages wanted') sendPortion().catch(reject)
      else if (message.kind === 'passages') passages.push(...message.passages)
      else if (message.kind === 'parts') parts.push(...message.parts)
      else if (message.kind === 'read') resolve({ ...message.manual, passages, parts })
      else if (message.kind === 'recognition needed') resolve(message.needed)
      else reject(new ManualUnreadable(message.code, message.reason, message.pages))
    })
    child.on('error', reject)
    child.on('exit', (code, signal) =>
      reject(ranOutOfMemory(code, signal) ? tooMuchMemory(memoryMegabytes) : crashed()),
    )
    send({ kind: 'read', path, maxPages, canRecognize })
  })

const cancelled = () =>
  new ManualUnreadable('cancelled', { en: 'Reading the PDF was cancelled.', es: 'Se canceló la lectura del PDF.' })

const crashed = () =>
  new ManualUnreadable('crashed', {
    en: 'The PDF could not be read: it is damaged in a way that stopped the reader.',
    es: 'No se pudo leer el PDF: está dañado de una forma que detuvo la lectura.',
  })

const tooMuchMemory = (megabytes: number) =>
  new ManualUnreadable('too_much_memory', {
    en: `Reading the PDF took more than ${megabytes} MB of memory and was stopped. Split it into smaller files.`,
    es: `Leer el PDF requería más de ${megabytes} MB de memoria y se detuvo. Divídalo en archivos más pequeños.`,
  })

function tookTooLong(timeoutMs: number): ManualUnreadable {
  const seconds = Math.ceil(timeoutMs / 1000)
  return new ManualUnreadable('took_too_long', {
    en: `Reading the PDF took longer than ${seconds} s and was stopped.`,
    es: `La lectura del PDF tardó más de ${seconds} s y se detuvo.`,
  })
}
