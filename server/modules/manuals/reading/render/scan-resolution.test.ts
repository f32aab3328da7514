import { describe, expect, it } from 'vitest'
import { openDocument, withPage } from '../pdfium/document'
import { pageFrame } from '../pdfium/page-frame'
import { pdfBytes } from '../pdfium/pdf-source'
import { sharedPdfium } from '../read-manual'
import { imageContent, layeredPdf, textContent } from '../testing/layered-pdf'
import { makePdf, put } from '../testing/pdf'
import { scannedPdf } from '../testing/scanned-pdf'
import { scanResolution } from './scan-resolution'

async function resolutionOf(pdf: Uint8Array): Promise<number> {
  const pdfium = await sharedPdfium()
  const document = openDocument(pdfium, pdfBytes(pdf))
  try {
    const found = withPage(pdfium, document.handle, 0, (page) =>
      scanResolution(pdfium, page, pageFrame(pdfium, page), 300),
    )
    if (found === undefined) throw new Error('the page can be opened')
    return found
  } finally {
    document.close()
  }
}

describe('the resolution at which text is recognized', () => {
  it('is the usual one for a scan of 200 dpi, and for a page that is drawn', async () => {
    expect(await resolutionOf(await scannedPdf((doc) => put(doc, 72, 72, 'Winch')))).toBe(300)
    expect(await resolutionOf(await makePdf((doc) => put(doc, 72, 72, 'Winch')))).toBe(300)
  })

  it('is lower for a scan with fewer pixels', async () => {
    const page = imageContent(0, 0, 612, 792)
    expect(await resolutionOf(layeredPdf({ page }))).toBe(150)
  })

  it.each([
    ['has text above the image', imageContent(0, 0, 612, 792) + textContent(['Winch'], {})],
    ['has an image in a part of it', imageContent(0, 0, 300, 300)],
  ])('is the usual one if the page %s', async (_, page) => {
    expect(await resolutionOf(layeredPdf({ page }))).toBe(300)
  })
})
