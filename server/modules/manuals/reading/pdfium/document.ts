import { ManualUnreadable } from '../manual-unreadable'
import type { Pdfium } from './native'

const errors = { password: 4, security: 5 }

const find = (bytes: Uint8Array, text: string, from: number, to: number) =>
  Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).subarray(Math.max(0, from), to).includes(text)

/** Acrobat's own tolerance: the header may stand anywhere in the first kilobyte. */
const headerWithin = 1024
const trailerWithin = 4096

/**
 * Opens a PDF, runs `use` with PDFium's handle and its number of pages, and frees all memory whatever happens.
 * @throws ManualUnreadable for bytes that are no PDF, need a password, are damaged or cut short, or have no pages
 */
export const withDocument = async <T>(
  pdfium: Pdfium,
  bytes: Uint8Array,
  use: (document: number, pageCount: number) => T | Promise<T>,
): Promise<T> => {
  if (!find(bytes, '%PDF-', 0, headerWithin)) throw new ManualUnreadable('not_a_pdf', 'The file is not a PDF.')
  const { call } = pdfium
  const memory = call.malloc(bytes.length)
  if (!memory) throw new ManualUnreadable('damaged', 'The PDF is too large to be opened.')
  let document = 0
  try {
    pdfium.bytes().set(bytes, memory)
    document = call.FPDF_LoadMemDocument(memory, bytes.length, 0)
    if (!document) throw unopened(call.FPDF_GetLastError())
    if (!find(bytes, '%%EOF', bytes.length - trailerWithin, bytes.length)) throw cutShort()
    const pageCount = call.FPDF_GetPageCount(document)
    if (pageCount < 1) throw new ManualUnreadable('no_pages', 'The PDF has no pages.')
    return await use(document, pageCount)
  } finally {
    if (document) call.FPDF_CloseDocument(document)
    call.free(memory)
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
