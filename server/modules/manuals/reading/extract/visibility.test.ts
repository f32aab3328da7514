import { describe, expect, it } from 'vitest'
import { pdfBytes } from '../pdfium/pdf-source'
import { sharedPdfium } from '../read-manual'
import { formContent, imageContent, layeredPdf, textContent } from '../testing/layered-pdf'
import { extractPages } from './extract-pages'

const lines = ['The winch takes oil.', 'Check its level weekly.', 'Replace the rope yearly.']
/** In the form, whose unit is a tenth of a point. */
const tenfold = { x: 720, y: 6000, size: 110 }
const onPage = { x: 72, y: 600, size: 11 }

async function extracted(layers: Parameters<typeof layeredPdf>[0]) {
  const [page] = extractPages(await sharedPdfium(), pdfBytes(layeredPdf(layers)))
  if (!page) throw new Error('the PDF has one page')
  return { ...page, isScanned: (page.scannedShare ?? 0) > 0.8, text: page.words.map(({ text }) => text).join(' ') }
}

const text = lines.join(' ')

describe('invisible text', () => {
  it('is that of a scan if a form contains it and the page’s image', async () => {
    const form = imageContent(0, 0, 6120, 7920) + textContent(lines, { ...tenfold, isInvisible: true })
    expect(await extracted({ page: formContent, form })).toMatchObject({ text, isScanned: true, pictureShare: 1 })
  })

  it('is that of a scan if a form contains it, and the page its image', async () => {
    const page = imageContent(0, 0, 612, 792) + formContent
    const form = textContent(lines, { ...tenfold, isInvisible: true })
    expect(await extracted({ page, form })).toMatchObject({ text, isScanned: true })
  })

  it('is that of a scan whose image consists of strips', async () => {
    const strips = Array.from({ length: 99 }, (_, at) => imageContent(0, at * 8, 612, 8)).join('')
    expect(await extracted({ page: strips + textContent(lines, { ...onPage, isInvisible: true }) })).toMatchObject({
      text,
      isScanned: true,
    })
  })

  it('of a form is not read if there is no image below it', async () => {
    const page = imageContent(0, 0, 612, 200) + formContent
    expect((await extracted({ page, form: textContent(lines, { ...tenfold, isInvisible: true }) })).text).toBe('')
  })
})

describe('text under an image', () => {
  it('is not read if a form contains the text', async () => {
    const page = formContent + imageContent(60, 540, 300, 90)
    expect((await extracted({ page, form: textContent(lines, tenfold) })).text).toBe('')
  })

  it('is not read if a form contains the image', async () => {
    const page = textContent(lines, onPage) + formContent
    expect((await extracted({ page, form: imageContent(600, 5400, 3000, 900) })).text).toBe('')
  })

  it('is not read if several images cover it together', async () => {
    const page = textContent(lines, onPage) + imageContent(60, 540, 60, 90) + imageContent(120, 540, 240, 90)
    expect((await extracted({ page })).text).toBe('')
  })

  it('is that of a scan if strips of the scan cover it', async () => {
    const strips = Array.from({ length: 99 }, (_, at) => imageContent(0, at * 8, 612, 8)).join('')
    expect(await extracted({ page: textContent(lines, onPage) + strips })).toMatchObject({ text, isScanned: true })
  })
})

describe('visible text', () => {
  it.each([
    ['above an image of the same form', formContent, imageContent(600, 5400, 3000, 900) + textContent(lines, tenfold)],
    ['beside an image of the same form', formContent, textContent(lines, tenfold) + imageContent(600, 0, 3000, 900)],
    ['in a form above an image', imageContent(0, 0, 612, 792) + formContent, textContent(lines, tenfold)],
  ])('%s is read', async (_, page, form) => {
    const found = await extracted({ page, form })
    expect(found.text).toBe(text)
    expect(found.isScanned).toBe(false)
  })
})
