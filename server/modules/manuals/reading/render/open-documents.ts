import { openDocument, type PdfDocument } from '../pdfium/document'
import type { Pdfium } from '../pdfium/native'
import { openPdfFile } from '../pdfium/pdf-source'

const MAX_OPEN = 3

/** Caches the most recently used documents, open for further pages. */
export function createOpenDocuments(pdfium: Pdfium) {
  const open = new Map<string, PdfDocument>()
  return {
    /** @throws ManualUnreadable if the file cannot be opened */
    get(path: string): PdfDocument {
      const document = open.get(path) ?? openDocument(pdfium, openPdfFile(path))
      open.delete(path)
      open.set(path, document)
      const [oldest] = open
      if (oldest && open.size > MAX_OPEN) {
        open.delete(oldest[0])
        oldest[1].close()
      }
      return document
    },
  }
}
