import { spawn } from 'node:child_process'
import { buffer } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { createFairQueue } from '../../../infrastructure/fair-queue/fair-queue'
import type { PictureKind } from './picture-kind'

const worker = fileURLToPath(new URL('./draw-picture.worker.mjs', import.meta.url))
const queue = createFairQueue({ slots: 2, slotsPerOwner: 1, waitingPerOwner: 5 })

/** An ordinary picture takes less than a second. */
const MAX_DRAWING_MS = 15_000

/** A picture is damaged or takes too long to draw. */
export class PictureUnreadable extends Error {}

/**
 * Redraws a picture as WebP of at most 512 pixels in each direction, so that only what is visible remains: no script, no
 * link, no place where a photograph was taken. It keeps transparency, and the first frame of an animation.
 *
 * This takes place in a process of its own with a time limit: a few lines of SVG can occupy a processor for hours, and
 * neither a thread nor a time limit of the library would stop that.
 * @param owner waits only for their own pictures
 * @throws PictureUnreadable, or QueueFull if too many pictures of the owner are waiting
 */
export const drawPicture = (
  owner: string,
  bytes: Buffer,
  kind: PictureKind,
  timeoutMs = MAX_DRAWING_MS,
): Promise<Buffer> =>
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
    // A process that ends before it has read everything breaks the pipe; its exit code is what matters.
    child.stdin.on('error', () => undefined)
    child.stdin.end(bytes)
    const [picture, exitCode] = await Promise.all([buffer(child.stdout), ended])
    if (exitCode !== 0 || picture.length === 0) throw new PictureUnreadable()
    return picture
  })
