import sharp from 'sharp'
import { ManualUnreadable } from '../manual-unreadable'
import { withDocument, withPage } from '../pdfium/document'
import type { Pdfium } from '../pdfium/native'
import { pageFrame } from '../pdfium/page-frame'
import { pdfBytes } from '../pdfium/pdf-source'

/** PDFium's flags: with annotations, in the byte order of images (red first). */
const drawFlags = 0x01 | 0x10
const white = 0xffffffff
const bgra = 4
const tallest = 12_000

/**
 * Draws one page (from 1) as WebP, `width` pixels wide.
 * @throws ManualUnreadable when the PDF or the page cannot be read
 */
export const drawPage = (pdfium: Pdfium, bytes: Uint8Array, page: number, width: number): Promise<Buffer> => {
  const image = withDocument(pdfium, pdfBytes(bytes), ({ handle: document, pageCount }) => {
    if (page < 1 || page > pageCount) throw new ManualUnreadable('damaged', `The PDF has no page ${page}.`)
    return withPage(pdfium, document, page - 1, (handle) => {
      const frame = pageFrame(pdfium, handle)
      const height = Math.min(tallest, Math.max(1, Math.round((width * frame.height) / frame.width)))
      return { width, height, data: draw(pdfium, handle, width, height) }
    })
  })
  return sharp(image.data, { raw: { width: image.width, height: image.height, channels: 4 } })
    .removeAlpha()
    .webp({ quality: 80, effort: 2 })
    .toBuffer()
}

const draw = (pdfium: Pdfium, handle: number, width: number, height: number) => {
  const { call } = pdfium
  const size = width * height * 4
  const memory = call.malloc(size)
  if (!memory) throw new ManualUnreadable('damaged', 'The page is too large to be drawn.')
  try {
    const bitmap = call.FPDFBitmap_CreateEx(width, height, bgra, memory, width * 4)
    call.FPDFBitmap_FillRect(bitmap, 0, 0, width, height, white)
    call.FPDF_RenderPageBitmap(bitmap, handle, 0, 0, width, height, 0, drawFlags)
    call.FPDFBitmap_Destroy(bitmap)
    return Buffer.from(pdfium.bytes().slice(memory, memory + size))
  } finally {
    call.free(memory)
  }
}
