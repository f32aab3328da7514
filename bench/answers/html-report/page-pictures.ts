import { createHash } from 'node:crypto'
import { mkdir } from 'node:fs/promises'
import { basename, join } from 'node:path'
import sharp from 'sharp'
import { isManualUnreadable } from '../../../server/modules/manuals/reading/manual-unreadable'
import { createPageRenderer } from '../../../server/modules/manuals/reading/render/page-renderer'
import type { Picture } from './reported-question'

const FOLDER = 'pages'
const WIDTH = 1000
const LIMITS = { timeoutMs: 60_000, memoryMegabytes: 768 }

export interface PagePictures {
  /** @returns undefined if the page cannot be drawn or does not exist */
  draw(page: DrawnPage): Promise<Picture | undefined>
  close(): void
}

interface DrawnPage {
  set: string
  /** Path of the PDF. */
  manual: string
  page: number
}

/** Draws pages of manuals as pictures beside a report, each of them once. */
export async function openPagePictures(folder: string): Promise<PagePictures> {
  await mkdir(join(folder, FOLDER), { recursive: true })
  const renderer = createPageRenderer(LIMITS)
  const drawn = new Map<string, Promise<Picture | undefined>>()

  async function drawNew({ manual, page }: DrawnPage, name: string): Promise<Picture | undefined> {
    const target = join(folder, FOLDER, name)
    try {
      await renderer.draw({ path: manual, page, width: WIDTH, target })
    } catch (error) {
      if (!isManualUnreadable(error)) throw error
      return undefined
    }
    const { width, height } = await sharp(target).metadata()
    return { address: `${FOLDER}/${name}`, width, height }
  }

  return {
    draw(page) {
      const name = nameOf(page)
      const picture = drawn.get(name) ?? drawNew(page, name)
      drawn.set(name, picture)
      return picture
    },
    close: () => renderer.close(),
  }
}

/** Safe in a file name and an address, different for each page, and the same in every run. */
function nameOf({ set, manual, page }: DrawnPage): string {
  const file = basename(manual)
  const hash = createHash('sha256').update(`${set}\n${file}`).digest('hex').slice(0, 8)
  return `${basename(file, '.pdf').replace(/[^\w-]+/g, '-')}-${hash}-${page}.webp`
}
