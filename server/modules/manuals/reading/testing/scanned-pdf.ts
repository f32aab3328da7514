import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { openDocument } from '../pdfium/document'
import { pdfBytes } from '../pdfium/pdf-source'
import { sharedPdfium } from '../read-manual'
import { drawPage } from '../render/draw-page'
import { type Draw, makePdf } from './pdf'

const DOTS_PER_INCH = 200
const LETTER = { width: 612, height: 792 }

interface ScanOptions {
  /** How far each page was turned clockwise when it was scanned, in degrees. */
  turned?: number
  /** At most so many pages. */
  pages?: number
  /** Whether the pages lie on their side, as a sheet with two printed pages does. */
  landscape?: boolean
}

/** A PDF whose pages are images of what was drawn, as a scanner makes it. */
export const scannedPdf = async (draw: Draw, options: ScanOptions = {}): Promise<Buffer> =>
  scanOf([await makePdf(draw, { layout: options.landscape ? 'landscape' : 'portrait' })], options)

/** A scan of the pages of PDFs in letter format, one after the other. */
export async function scanOf(
  pdfs: readonly Buffer[],
  { turned = 0, pages = Number.POSITIVE_INFINITY, landscape = false }: ScanOptions = {},
) {
  const drawn = landscape ? LETTER.height : LETTER.width
  const images: Buffer[] = []
  for (const pdf of pdfs) images.push(...(await imagesOf(pdf, { turned, width: drawn, pages: pages - images.length })))
  const upright = (turned % 180 === 0) !== landscape
  const size: [number, number] = upright ? [LETTER.width, LETTER.height] : [LETTER.height, LETTER.width]
  return makePdf(
    (doc) => {
      images.forEach((image, page) => {
        if (page > 0) doc.addPage()
        doc.image(image, 0, 0, { width: size[0], height: size[1] })
      })
    },
    { size },
  )
}

interface Imaging {
  turned: number
  /** In points. */
  width: number
  pages: number
}

/** The pages of a PDF as PNG images. */
export async function imagesOf(pdf: Buffer, { turned, width, pages }: Imaging): Promise<Buffer[]> {
  const pdfium = await sharedPdfium()
  const document = openDocument(pdfium, pdfBytes(pdf))
  const folder = await mkdtemp(join(tmpdir(), 'yardhand-scan-'))
  try {
    const images: Buffer[] = []
    for (let page = 1; page <= Math.min(document.pageCount, pages); page += 1) {
      const target = join(folder, `${page}.webp`)
      await drawPage(pdfium, document, { page, target, width: (width / 72) * DOTS_PER_INCH })
      images.push(await sharp(target).rotate(turned).greyscale().png().toBuffer())
    }
    return images
  } finally {
    document.close()
    await rm(folder, { recursive: true })
  }
}
