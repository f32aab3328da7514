import sharp from 'sharp'
import { ManualUnreadable, tooComplexPage } from '../manual-unreadable'
import { type PdfDocument, withPage } from '../pdfium/document'
import type { Pdfium } from '../pdfium/native'
import { pageFrame } from '../pdfium/page-frame'

/** PDFium flags: with annotations, red byte first. */
const RENDER_FLAGS = 0x01 | 0x10
const WHITE = 0xffffffff
const BGRA = 4
/** More than a letter page has at a width of 3000 pixels; longer pages are drawn smaller. */
const MAX_PIXELS = 16_000_000
/** Limit of the WebP format. */
const MAX_SIDE = 16_383

// The process draws one page at a time with little memory, so caching and concurrency in libvips are useless.
sharp.cache(false)
sharp.concurrency(1)

/**
 * Draws one page (from 1) into a WebP file, `width` pixels wide, or narrower if the page is very long.
 * @throws ManualUnreadable if the page cannot be read
 */
export async function drawPage(
  pdfium: Pdfium,
  { handle, pageCount }: PdfDocument,
  { page, width, target }: { page: number; width: number; target: string },
): Promise<void> {
  if (page < 1 || page > pageCount)
    throw new ManualUnreadable('damaged', {
      en: `The PDF has no page ${page}.`,
      es: `El PDF no tiene la página ${page}.`,
    })
  const image = withPage(pdfium, handle, page - 1, (loaded) => {
    const frame = pageFrame(pdfium, loaded)
    const size = imageSize(frame.height / frame.width, width)
    return { ...size, data: renderPixels(pdfium, loaded, size) }
  })
  await sharp(image.data, { raw: { width: image.width, height: image.height, channels: 4 } })
    .removeAlpha()
    .webp({ quality: 80, effort: 2 })
    .toFile(target)
}

/** @param proportion height by width */
function imageSize(proportion: number, width: number): { width: number; height: number } {
  const height = width * proportion
  const scale = Math.min(1, Math.sqrt(MAX_PIXELS / (width * height)), MAX_SIDE / height)
  return { width: Math.max(Math.floor(width * scale), 1), height: Math.max(Math.round(height * scale), 1) }
}

const renderPixels = (pdfium: Pdfium, page: number, { width, height }: { width: number; height: number }) => {
  const { call } = pdfium
  const size = width * height * 4
  const memory = call.malloc(size)
  if (!memory) throw tooComplexPage()
  try {
    const bitmap = call.FPDFBitmap_CreateEx(width, height, BGRA, memory, width * 4)
    call.FPDFBitmap_FillRect(bitmap, 0, 0, width, height, WHITE)
    call.FPDF_RenderPageBitmap(bitmap, page, 0, 0, width, height, 0, RENDER_FLAGS)
    call.FPDFBitmap_Destroy(bitmap)
    return Buffer.from(pdfium.bytes().slice(memory, memory + size))
  } finally {
    call.free(memory)
  }
}
