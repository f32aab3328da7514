import { startContainedProcess } from '../../contained-process/contained-process'
import type { Drawing, OpenedPicture, PictureReply, PictureRequest } from './picture-request'
import type { Area } from './text-area'

const processFile = new URL('./picture.process.ts', import.meta.url)
const MEMORY_MEGABYTES = 768

/** A photograph is damaged, or would occupy too much memory. */
export class PhotographUnreadable extends Error {
  override readonly name = 'PhotographUnreadable'
}

export interface PictureProcess {
  /** @throws PhotographUnreadable, or the signal's reason, as `draw` does */
  open(bytes: Uint8Array): Promise<OpenedPicture>
  /** @returns where letters may be, in pixels of the image */
  draw(drawing: Drawing): Promise<Area[]>
  end(): void
}

/**
 * Starts a process that prepares one photograph for recognition. It answers one request after the other.
 * @param signal ends it
 */
export function startPictureProcess(signal: AbortSignal): PictureProcess {
  const child = startContainedProcess(processFile, { memoryMegabytes: MEMORY_MEGABYTES })
  const end = () => void child.kill('SIGKILL')
  signal.addEventListener('abort', end, { once: true })
  let hasEnded = false
  child.once('exit', () => {
    hasEnded = true
  })

  const ask = (request: PictureRequest) =>
    new Promise<PictureReply>((resolve, reject) => {
      const ended = () => reject(signal.aborted ? signal.reason : new PhotographUnreadable('its process ended'))
      if (hasEnded || signal.aborted) return ended()
      const settle = (outcome: () => void) => {
        child.off('message', replied).off('exit', settleEnded).off('error', failed)
        outcome()
      }
      const replied = (reply: PictureReply) => settle(() => resolve(reply))
      const settleEnded = () => settle(ended)
      const failed = (error: Error) => settle(() => reject(error))
      child.on('message', replied).on('exit', settleEnded).on('error', failed)
      child.send(request, () => undefined)
    })

  return {
    async open(bytes) {
      const reply = await ask({ kind: 'open', bytes })
      if (reply.kind !== 'opened') throw new PhotographUnreadable('it cannot be decoded')
      return reply.picture
    },
    async draw(drawing) {
      const reply = await ask({ kind: 'draw', ...drawing })
      if (reply.kind !== 'drawn') throw new PhotographUnreadable('it cannot be drawn')
      return reply.letters
    },
    end,
  }
}
