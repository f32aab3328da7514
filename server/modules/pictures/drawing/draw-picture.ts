import { spawn } from 'node:child_process'
import { buffer } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { createFairQueue } from '../../../infrastructure/fair-queue/fair-queue'
import type { PictureKind } from './picture-kind'

const worker = fileURLToPath(new URL('./draw-picture.worker.mjs', import.meta.url))
const queue = createFairQueue({ slots: 2, slotsPerOwner: 1, waitingPerOwner: 16 })

/** An ordinary picture takes less than a second for each size. */
const MAX_DRAWING_MS = 15_000

/** A picture is damaged or takes too long to draw. */
export class PictureUnreadable extends Error {}

export interface DrawnPicture {
  /** In pixels. */
  width: number
  height: number
  /** As WebP. */
  bytes: Buffer
}

interface PictureToDraw {
  bytes: Buffer
  kind: PictureKind
  /** The longest side of each drawing, in pixels. */
  sizes: readonly number[]
  timeoutMs?: number
}

/**
 * Redraws a picture as WebP in each size, so that only what is visible remains: no script, no link, no place where a
 * photograph was taken. It turns a photograph upright, keeps transparency, and the first frame of an animation.
 *
 * This takes place in a process of its own with a time limit: a few lines of SVG can occupy a processor for hours, and
 * neither a thread nor a time limit of the library would stop that.
 * @param owner waits only for their own pictures
 * @throws PictureUnreadable, or QueueFull if too many pictures of the owner are waiting
 */
export const drawPicture = (owner: string, picture: PictureToDraw): Promise<DrawnPicture[]> =>
  queue.run(owner, async () => {
    const { bytes, kind, sizes, timeoutMs = MAX_DRAWING_MS } = picture
    const child = spawn(process.execPath, [worker, kind, ...sizes.map(String)], {
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
    const [output, exitCode] = await Promise.all([buffer(child.stdout), ended])
    const drawn = drawingsIn(output)
    if (exitCode !== 0 || drawn.length !== sizes.length) throw new PictureUnreadable()
    return drawn
  })

/** Three figures (width, height, length), then the drawing, for each size. */
function drawingsIn(output: Buffer): DrawnPicture[] {
  const drawn: DrawnPicture[] = []
  for (let at = 0; at + 12 <= output.length; ) {
    const start = at + 12
    const end = start + output.readUInt32BE(at + 8)
    if (end > output.length) return []
    drawn.push({
      width: output.readUInt32BE(at),
      height: output.readUInt32BE(at + 4),
      bytes: output.subarray(start, end),
    })
    at = end
  }
  return drawn
}
