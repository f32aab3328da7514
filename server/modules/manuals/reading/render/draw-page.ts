import { writeFile } from 'node:fs/promises'
import sharp from 'sharp'
import { tooComplexPage } from '../manual-unreadable'
import { damagedPage, missingPage, type PdfDocument, withPage } from '../pdfium/document'
import type { Pdfium } from '../pdfium/native'
import { pageFrame } from '../pdfium/page-frame'
import { FileNotWritten } from './file-not-written'
import { markPlaces } from './mark-places'
import type { DrawnImage, PageRequest } from './rendering-message'
import { scanResolution } from './scan-resolution'

const WHITE = 0xffffffff
/** PDFium's flags for drawing: with annotations, red byte first. */
const ANNOTATIONS = 0x01
const RED_FIRST = 0x10
/** PDFium's formats of a bitmap. */
const GREY = { id: 1, bytes: 1, flags: ANNOTATIONS }
const COLOUR = { id: 4, bytes: 4, flags: ANNOTATIONS | RED_FIRST }
/** More than a letter page has at a width of 3000 pixels; longer pages are drawn smaller. */
const MAX_PIXELS = 16_000_000
/** Limit of the WebP format. */
const MAX_SIDE = 16_383
const POINTS_PER_INCH = 72

// The process draws one page at a time with little memory, so caching and concurrency in libvips are useless.
sharp.cache(false)
sharp.concurrency(1)

/**
 * Draws one page (from 1) into a file: for viewing a WebP image as wide as requested, or narrower if the page is very
 * long; for an e-mail the same as a JPEG with marks; for recognizing its text a PGM image in shades of grey.
 * @throws ManualUnreadable if the page cannot be read; FileNotWritten
 */
export async function drawPage(
  pdfium: Pdfium,
  { handle, pageCount }: PdfDocument,
  drawing: Omit<PageRequest, 'path'> & DrawnImage,
): Promise<void> {
  const { page, target } = drawing
  if (page < 1 || page > pageCount) throw missingPage(page)
  const image = withPage(pdfium, handle, page - 1, (loaded) => {
    const frame = pageFrame(pdfium, loaded)
    const layout = imageLayout(
      frame,
      'width' in drawing
        ? drawing
        : { ...drawing, dotsPerInch: scanResolution(pdfium, loaded, frame, drawing.dotsPerInch) },
    )
    const data = renderPixels(pdfium, loaded, layout)
    const marks = 'width' in drawing ? drawing.marks : undefined
    if (marks) markPlaces(data, layout, marks)
    return { ...layout, data, type: marks ? ('jpeg' as const) : ('webp' as const) }
  })
  if (!image) throw damagedPage(page)
  await writeImage(target, image).catch((cause) => {
    throw new FileNotWritten({ cause })
  })
}

interface Image extends ImageLayout {
  data: Buffer
  /** Of an image in colours. */
  type: 'webp' | 'jpeg'
}

async function writeImage(target: string, { format, width, height, data, type }: Image): Promise<void> {
  if (format === GREY) return writeFile(target, [`P5 ${width} ${height} 255\n`, data])
  const image = sharp(data, { raw: { width, height, channels: 4 } }).removeAlpha()
  await (type === 'webp' ? image.webp({ quality: 80, effort: 2 }) : image.jpeg({ quality: 80 })).toFile(target)
}

interface ImageLayout {
  format: typeof GREY | typeof COLOUR
  width: number
  height: number
  /** Quarter turns clockwise by which the page is rotated. */
  rotation: number
}

function imageLayout(page: { width: number; height: number }, drawing: DrawnImage): ImageLayout {
  if ('width' in drawing) return { format: COLOUR, ...imageSize(page.height / page.width, drawing.width), rotation: 0 }
  const [across, down] = drawing.turn % 2 === 1 ? [page.height, page.width] : [page.width, page.height]
  const width = (across / POINTS_PER_INCH) * drawing.dotsPerInch
  return { format: GREY, ...imageSize(down / across, width), rotation: (4 - drawing.turn) % 4 }
}

/** @param proportion height by width */
function imageSize(proportion: number, width: number): { width: number; height: number } {
  const height = width * proportion
  const scale = Math.min(1, Math.sqrt(MAX_PIXELS / (width * height)), MAX_SIDE / height)
  return { width: Math.max(Math.floor(width * scale), 1), height: Math.max(Math.round(height * scale), 1) }
}

function renderPixels(pdfium: Pdfium, page: number, { format, width, height, rotation }: ImageLayout): Buffer {
  const { call } = pdfium
  const size = width * height * format.bytes
  const memory = call.malloc(size)
  if (!memory) throw tooComplexPage()
  try {
    const bitmap = call.FPDFBitmap_CreateEx(width, height, format.id, memory, width * format.bytes)
    call.FPDFBitmap_FillRect(bitmap, 0, 0, width, height, WHITE)
    call.FPDF_RenderPageBitmap(bitmap, page, 0, 0, width, height, rotation, format.flags)
    call.FPDFBitmap_Destroy(bitmap)
    return Buffer.from(pdfium.bytes().slice(memory, memory + size))
  } finally {
    call.free(memory)
  }
}
