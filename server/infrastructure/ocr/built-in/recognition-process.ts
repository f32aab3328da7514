import type { ChildProcess } from 'node:child_process'
import { ranOutOfMemory, startContainedProcess } from '../../contained-process/contained-process'
import { RecognitionFailed, type RecognitionLimits } from '../ocr'
import type { RecognitionReply, RecognitionTask } from './recognition-message'

/** A process that recognizes one image at a time. */
export interface RecognitionProcess {
  readonly pid: number | undefined
  readonly memoryMegabytes: number
  /** Resident memory after the last image, in MB. */
  readonly memory: number
  readonly hasEnded: boolean
  /**
   * It ends if this takes longer than the limits, or the signal is aborted.
   * @throws RecognitionFailed because of the image; the signal's reason; Error if data or the image is missing
   */
  run(task: RecognitionTask, limits: Pick<RecognitionLimits, 'timeoutMs' | 'signal'>): Promise<string>
  end(): void
}

const processFile = new URL('./recognition.process.ts', import.meta.url)
const START_TIMEOUT_MS = 60_000

/** @param file replaced in tests */
export function startRecognitionProcess(memoryMegabytes: number, file = processFile): RecognitionProcess {
  const child = startContainedProcess(file, { memoryMegabytes })
  // An idle process must not keep the server alive.
  child.unref()
  child.channel?.unref()
  let [memory, hasEnded] = [0, false]
  child.once('exit', () => {
    hasEnded = true
  })
  const end = () => {
    hasEnded = true
    child.kill('SIGKILL')
  }
  const ready = nextReply(child, START_TIMEOUT_MS, end)
  // The first call to `run` reports the failure.
  ready.catch(() => undefined)
  return {
    pid: child.pid,
    memoryMegabytes,
    get memory() {
      return memory
    },
    get hasEnded() {
      return hasEnded
    },
    async run(task, { timeoutMs, signal }) {
      signal.throwIfAborted()
      signal.addEventListener('abort', end)
      try {
        await ready.catch((cause) => {
          throw new Error('the process that recognizes text did not start', { cause })
        })
        if (hasEnded) throw new RecognitionFailed('its process ended')
        const answer = nextReply(child, timeoutMs, end)
        child.send(task, () => undefined)
        return textOf(await answer)
      } catch (error) {
        throw signal.aborted ? signal.reason : error
      } finally {
        signal.removeEventListener('abort', end)
      }
    },
    end,
  }

  function textOf(reply: RecognitionReply): string {
    if (reply.kind !== 'ready') memory = reply.memory
    if (reply.kind === 'recognized') return reply.text
    if (reply.kind === 'missing') throw new Error(`Tesseract cannot run: ${reply.message}`)
    throw new RecognitionFailed('Tesseract rejected the image')
  }
}

/** The next message of the process, which ends if it does not reply in time. */
const nextReply = (child: ChildProcess, timeoutMs: number, end: () => void) =>
  new Promise<RecognitionReply>((resolve, reject) => {
    const settle = (outcome: () => void) => {
      clearTimeout(timer)
      child.off('message', replied).off('exit', ended).off('error', reject)
      outcome()
    }
    const fail = (reason: string) => settle(() => reject(new RecognitionFailed(`Tesseract ended: ${reason}`)))
    const replied = (reply: RecognitionReply) => settle(() => resolve(reply))
    const ended = (code: number | null, signal: NodeJS.Signals | null) =>
      fail(ranOutOfMemory(code, signal) ? 'memory or processor time' : `${signal ?? code}`)
    const timer = setTimeout(() => {
      end()
      fail('time')
    }, timeoutMs)
    child.on('message', replied).on('exit', ended).on('error', reject)
  })
