import { randomBytes } from 'node:crypto'
import sharp from 'sharp'
import { makePdf, put } from '../../../server/modules/manuals/reading/testing/pdf'
import type { Attack } from '../attack'
import { askForPages, uploadReadable } from '../manuals'

const pages = 24
/** Noise does not compress: the image on each page has about six megabytes. */
const photograph = { width: 2600, height: 1800, channels: 3 } as const
let manualId: string

export const attack: Attack = {
  name: 'large-manual-thumbnails',
  description: `${pages} thumbnails of a manual of some 150 MB are asked for at once`,
  async prepare({ attacker }) {
    const photographs = await Promise.all(Array.from({ length: pages }, takePhotograph))
    const pdf = await makePdf((doc) => {
      photographs.forEach((image, index) => {
        if (index > 0) doc.addPage()
        put(doc, 50, 40, `Figure ${index + 1}`)
        doc.image(image, 50, 60, { width: 500 })
      })
    })
    manualId = await uploadReadable(attacker, pdf)
  },
  async run({ attacker }, signal) {
    const images = Array.from({ length: pages }, (_, index) => ({ page: index + 1, width: 240 }))
    await askForPages(attacker, manualId, images, signal)
  },
}

const takePhotograph = (): Promise<Buffer> =>
  sharp(randomBytes(photograph.width * photograph.height * photograph.channels), { raw: photograph })
    .jpeg({ quality: 85 })
    .toBuffer()
