import { describe, expect, it } from 'vitest'
import { pdfBytes } from '../pdfium/pdf-source'
import { readManual } from '../read-manual'
import { pdfOfObjects } from '../testing/hostile-pdf'

interface Pages {
  /** The content of each page; undefined for a page that does not exist. */
  contents: readonly (string | undefined)[]
  /** More entries of the catalogue. */
  catalogue?: string
  /** More entries of each page. */
  entries?: string
}

function pdfOf({ contents, catalogue = '', entries = '' }: Pages): Buffer {
  const kids = contents.map((content, at) => (content === undefined ? '99 0 R' : `${4 + 2 * at} 0 R`))
  return pdfOfObjects([
    Buffer.from(`<< /Type /Catalog /Pages 2 0 R ${catalogue} >>`),
    Buffer.from(`<< /Type /Pages /Kids [${kids.join(' ')}] /Count ${kids.length} >>`),
    Buffer.from('<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>'),
    ...contents.flatMap((content = '', at) => [
      Buffer.from(
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents ${5 + 2 * at} 0 R /Resources << /Font << /H 3 0 R >> >> ${entries} >>`,
      ),
      Buffer.from(`<< /Length ${content.length} >>\nstream\n${content}\nendstream`),
    ]),
  ])
}

const show = (...lines: string[]) =>
  `BT /H 11 Tf 72 600 Td ${lines.map((line) => `(${line}) Tj 0 -16 Td`).join(' ')} ET`
const read = (pages: Pages) => readManual(pdfBytes(pdfOf(pages)))
const textOf = async (pages: Pages) => (await read(pages)).passages.map(({ text }) => text)

describe('one page that cannot be read', () => {
  const [first, last] = [show('The winch takes 2 litres.'), show('The boom takes 3 litres.')]

  it.each([
    ['does not exist', undefined],
    ['has a damaged content', '\u0001\u00ff BT ((( /H Tj << Td 1 0 obj'],
    ['ends in the middle of its content', 'BT /H 11 Tf 72 600 Td (Cut o'],
  ])('%s; the others are read', async (_, content) => {
    const manual = await read({ contents: [first, content, last] })
    expect(manual.passages.map(({ page }) => page)).toEqual(expect.arrayContaining([1, 3]))
    expect(manual.pages).toHaveLength(3)
  })

  it('fails the manual if it is the only one', async () => {
    await expect(read({ contents: [undefined] })).rejects.toMatchObject({ code: 'damaged' })
  })
})

describe('a form that another program draws', () => {
  const catalogue = '/NeedsRendering true /AcroForm << /Fields [] /XFA (<xdp/>) >>'

  it.each([
    ['English', show('Please wait...', 'Your viewer may not be able to display this type of document.')],
    ['German', show('Bitte warten...', 'Diese Art von Dokument kann nicht angezeigt werden.')],
    ['Spanish', show('Actualice a la versi\u00f3n m\u00e1s reciente de Adobe Reader.')],
  ])('is refused with the reason: %s', async (_, content) => {
    await expect(read({ contents: [content], catalogue })).rejects.toMatchObject({
      code: 'form',
      reason: { en: expect.stringContaining('only Adobe Reader shows'), es: expect.stringContaining('formulario') },
    })
  })

  it.each([
    ['has several pages', { contents: [show('Please wait...'), show('The winch takes oil.')], catalogue }],
    ['has a page with text', { contents: [show('Daily inspection of the loader')], catalogue }],
    ['is no such form', { contents: [show('Please wait...')] }],
  ])('is read if it %s', async (_, pages) => {
    expect((await textOf(pages)).length).toBeGreaterThan(0)
  })
})
