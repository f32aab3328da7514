import { describe, expect, it } from 'vitest'
import { pdfBytes } from '../pdfium/pdf-source'
import { readManual } from '../read-manual'
import { type Pages, pdfOfContents, show } from '../testing/pdf-of-contents'

const read = (pages: Pages) => readManual(pdfBytes(pdfOfContents(pages)))
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
