import { writeFile } from 'node:fs/promises'
import { pageReader } from '../extract/extract-pages'
import { damagedPage, missingPage, type PdfDocument } from '../pdfium/document'
import type { Pdfium } from '../pdfium/native'
import { FileNotWritten } from './file-not-written'
import type { PageRequest } from './rendering-message'

/**
 * Writes the words of one page (from 1) with their positions into a file, as JSON of a `PageText`.
 * @throws ManualUnreadable if the page cannot be read; FileNotWritten
 */
export async function writePageText(
  pdfium: Pdfium,
  { handle, pageCount }: PdfDocument,
  { page, target }: Pick<PageRequest, 'page' | 'target'>,
): Promise<void> {
  if (page < 1 || page > pageCount) throw missingPage(page)
  const text = pageReader(pdfium, handle)(page - 1)
  if (text.isDamaged) throw damagedPage(page)
  await writeFile(target, JSON.stringify(text)).catch((cause) => {
    throw new FileNotWritten({ cause })
  })
}
