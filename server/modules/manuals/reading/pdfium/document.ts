import { ManualUnreadable } from '../manual-unreadable'
import type { Pdfium } from './native'
import type { PdfSource } from './pdf-source'

const errors = { password: 4, security: 5 }

/** Like Acrobat, accepts the header anywhere in the first kilobyte. */
const HEADER_SEARCH_BYTES = 1024
const TRAILER_SEARCH_BYTES = 4096
/** Size of an `FPDF_FILEACCESS`: three 32-bit words. */
const FILE_ACCESS_BYTES = 12

export interface PdfDocument {
  /** PDFium's handle. */
  handle: number
  pageCount: number
  /** Frees the memory and closes the source. */
  close(): void
}

/**
 * Opens a PDF and takes ownership of the source, even if opening fails.
 * @throws ManualUnreadable if it is not a PDF, is encrypted, damaged or truncated, or has no pages
 */
export function openDocument({ call, bytes, sources }: Pdfium, source: PdfSource): PdfDocument {
  const { id, words } = sources.register(source)
  const access = call.malloc(FILE_ACCESS_BYTES)
  let handle = 0
  const close = () => {
    if (handle) call.FPDF_CloseDocument(handle)
    call.free(access)
    sources.unregister(id)
    source.close()
  }
  try {
    if (!readPart(source, 0, HEADER_SEARCH_BYTES).includes('%PDF-')) {
      throw new ManualUnreadable('not_a_pdf', { en: 'The file is not a PDF.', es: 'El archivo no es un PDF.' })
    }
    bytes().set(new Uint8Array(Uint32Array.from(words).buffer), access)
    handle = call.FPDF_LoadCustomDocument(access, 0)
    if (!handle) throw openingError(call.FPDF_GetLastError())
    if (!readPart(source, source.size - TRAILER_SEARCH_BYTES, TRAILER_SEARCH_BYTES).includes('%%EOF'))
      throw truncatedError()
    const pageCount = call.FPDF_GetPageCount(handle)
    if (pageCount < 1)
      throw new ManualUnreadable('no_pages', { en: 'The PDF has no pages.', es: 'El PDF no tiene páginas.' })
    return { handle, pageCount, close }
  } catch (error) {
    close()
    throw error
  }
}

function readPart(source: PdfSource, from: number, length: number): Buffer {
  const start = Math.max(0, from)
  const bytes = Buffer.alloc(Math.min(length, source.size - start))
  source.read(start, bytes)
  return bytes
}

/**
 * Opens a PDF, runs `use` with it, and frees all memory in any case.
 * @throws ManualUnreadable if it cannot be opened
 */
export function withDocument<T>(pdfium: Pdfium, source: PdfSource, use: (document: PdfDocument) => T): T {
  const document = openDocument(pdfium, source)
  try {
    return use(document)
  } finally {
    document.close()
  }
}

const openingError = (code: number) => {
  if (code === errors.password)
    return new ManualUnreadable('encrypted', {
      en: 'The PDF is protected by a password.',
      es: 'El PDF está protegido con una contraseña.',
    })
  if (code === errors.security)
    return new ManualUnreadable('encrypted', {
      en: 'The PDF is encrypted in a way that cannot be opened.',
      es: 'El PDF está cifrado de una forma que no se puede abrir.',
    })
  return new ManualUnreadable('damaged', {
    en: 'The PDF is damaged or incomplete and cannot be opened.',
    es: 'El PDF está dañado o incompleto y no se puede abrir.',
  })
}

const truncatedError = () =>
  new ManualUnreadable('damaged', {
    en: 'The PDF is incomplete: its end is missing.',
    es: 'El PDF está incompleto: le falta el final.',
  })

export const damagedPage = (page: number) =>
  new ManualUnreadable('damaged', {
    en: `The PDF is damaged: page ${page} cannot be read.`,
    es: `El PDF está dañado: no se puede leer la página ${page}.`,
  })

export const missingPage = (page: number) =>
  new ManualUnreadable('damaged', {
    en: `The PDF has no page ${page}.`,
    es: `El PDF no tiene la página ${page}.`,
  })

/**
 * Loads one page (`index` from 0), runs `use` and closes it.
 * @returns undefined if the page cannot be opened
 */
export const withPage = <T>(
  pdfium: Pdfium,
  document: number,
  index: number,
  use: (page: number) => T,
): T | undefined => {
  const page = pdfium.call.FPDF_LoadPage(document, index)
  if (!page) return undefined
  try {
    return use(page)
  } finally {
    pdfium.call.FPDF_ClosePage(page)
  }
}
