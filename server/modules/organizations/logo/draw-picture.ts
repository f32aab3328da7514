import { spawn } from 'node:child_process'
import { buffer } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { createFairQueue } from '../../../infrastructure/fair-queue/fair-queue'
import type { PictureKind } from './picture-kind'

const worker = fileURLToPath(new URL('./draw-picture.worker.mjs', import.meta.url))
const queue = createFairQueue({ slots: 2, slotsPerOwner: 1, waitingPerOwner: 5 })

/** How long one picture may take in milliseconds; an honest one takes less than one second. */
const longestMs = 15_000

/** A picture that is damaged, or takes too much to be drawn. */
export class PictureUnreadable extends Error {}

/**
 * Draws a picture anew as WebP of at most 512 pixels each way, so that nothing but what is seen is kept: no script, no
 * link, no place where a photograph was taken; of one that moves, the first frame. It keeps what is transparent.
 *
 * In a process of its own that is ended after a while: a few lines of SVG can keep a processor busy for hours, and
 * neither a thread nor a time limit of the library would stop that.
 * @param owner waits for their own pictures alone
 * @throws PictureUnreadable, or QueueFull where too many of the owner's wait already
 */
export const drawPicture = (owner: string, bytes: Buffer, kind: PictureKind, timeoutMs = longestMs): Promise<Buffer> =>
  queue.run(owner, async () => {
    const child = spawn(process.execPath, [worker, kind], {
      stdio: ['pipe', 'pipe', 'ignore'],
      timeout: timeoutMs,
      killSignal: 'SIGKILL',
    })
    const ended = new Promise<number | null>((resolve, reject) => {
      child.once('error', reject)
      child.once('close', resolve)
    })
    // One that ends before it has read everything breaks the pipe; how it ended says more.
    child.stdin.on('error', () => undefined)
    child.stdin.end(bytes)
    const [picture, exitCode] = await Promise.all([buffer(child.stdout), ended])
    if (exitCode !== 0 || picture.length === 0) throw new PictureUnreadable()
    return picture
  })
