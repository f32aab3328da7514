import { ManualUnreadable } from '../manual-unreadable'
import type { Pdfium } from './native'
import type { PdfSource } from './pdf-source'

const errors = { password: 4, security: 5 }

/** Acrobat's own tolerance: the header may stand anywhere in the first kilobyte. */
const headerWithin = 1024
const trailerWithin = 4096
/** An `FPDF_FILEACCESS`: three words of four bytes. */
const accessSize = 12

export interface PdfDocument {
  /** PDFium's handle. */
  handle: number
  pageCount: number
  /** Frees its memory and closes its source. */
  close(): void
}

/**
 * Opens a PDF. The source belongs to the document from then on, also when it cannot be opened.
 * @throws ManualUnreadable for bytes that are no PDF, need a password, are damaged or cut short, or have no pages
 */
export function openDocument({ call, bytes, sources }: Pdfium, source: PdfSource): PdfDocument {
  const { id, words } = sources.register(source)
  const access = call.malloc(accessSize)
  let handle = 0
  const close = () => {
    if (handle) call.FPDF_CloseDocument(handle)
    call.free(access)
    sources.forget(id)
    source.close()
  }
  try {
    if (!part(source, 0, headerWithin).includes('%PDF-')) {
      throw new ManualUnreadable('not_a_pdf', 'The file is not a PDF.')
    }
    bytes().set(new Uint8Array(Uint32Array.from(words).buffer), access)
    handle = call.FPDF_LoadCustomDocument(access, 0)
    if (!handle) throw unopened(call.FPDF_GetLastError())
    if (!part(source, source.size - trailerWithin, trailerWithin).includes('%%EOF')) throw cutShort()
    const pageCount = call.FPDF_GetPageCount(handle)
    if (pageCount < 1) throw new ManualUnreadable('no_pages', 'The PDF has no pages.')
    return { handle, pageCount, close }
  } catch (error) {
    close()
    throw error
  }
}

function part(source: PdfSource, from: number, length: number): Buffer {
  const start = Math.max(0, from)
  const bytes = Buffer.alloc(Math.min(length, source.size - start))
  source.read(start, bytes)
  return bytes
}

/**
 * Opens a PDF, runs `use` with it, and frees all memory whatever happens.
 * @throws ManualUnreadable where it cannot be opened
 */
export function withDocument<T>(pdfium: Pdfium, source: PdfSource, use: (document: PdfDocument) => T): T {
  const document = openDocument(pdfium, source)
  try {
    return use(document)
  } finally {
    document.close()
  }
}

const unopened = (code: number) => {
  if (code === errors.password) return new ManualUnreadable('encrypted', 'The PDF is protected by a password.')
  if (code === errors.security)
    return new ManualUnreadable('encrypted', 'The PDF is encrypted in a way that cannot be opened.')
  return new ManualUnreadable('damaged', 'The PDF is damaged or incomplete and cannot be opened.')
}

const cutShort = () => new ManualUnreadable('damaged', 'The PDF is incomplete: its end is missing.')

/**
 * Loads one page (`index` from 0), runs `use` and closes it.
 * @throws ManualUnreadable when the page cannot be read
 */
export const withPage = <T>(pdfium: Pdfium, document: number, index: number, use: (page: number) => T): T => {
  const page = pdfium.call.FPDF_LoadPage(document, index)
  if (!page) throw new ManualUnreadable('damaged', `The PDF is damaged: page ${index + 1} cannot be read.`)
  try {
    return use(page)
  } finally {
    pdfium.call.FPDF_ClosePage(page)
  }
}
