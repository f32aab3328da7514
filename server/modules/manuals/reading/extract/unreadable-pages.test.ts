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

describe('a document that says nothing but to open it in another program', () => {
  const requests: [string, string[]][] = [
    [
      'a form without its description',
      [
        'Please wait...',
        'If this message is not eventually replaced by the proper contents of the document, your PDF',
        'viewer may not be able to display this type of document.',
        'You can upgrade to the latest version of Adobe Reader for Windows\xae, Mac, or Linux\xae by',
        'visiting http://www.adobe.com/go/reader_download.',
      ],
    ],
    [
      'a later version',
      [
        'To view the full contents of this document, you need a later version of the PDF viewer. You can upgrade',
        'to the latest version of Adobe Reader from www.adobe.com/products/acrobat/readstep2.html',
      ],
    ],
    ['a version', ['This PDF requires Adobe Reader 8']],
    ['a version of no kind of file', ['The document you are trying to load requires Adobe Reader 8 or higher.']],
    [
      'the cover of a portfolio',
      ['For the best experience, open this PDF portfolio in', 'Acrobat X or Adobe Reader X, or later.'],
    ],
    [
      'a protected document',
      [
        'This PDF document is protected.',
        'Open it with a viewer that supports protected documents, such as Adobe Acrobat with the plug-in.',
      ],
    ],
    ['German', ['Um das PDF-Portfolio optimal darzustellen, \xf6ffnen Sie es in Acrobat X oder Adobe Reader X.']],
    ['French', ['Pour une exp\xe9rience optimale, ouvrez ce porte-documents PDF dans Acrobat 9 ou Adobe Reader 9.']],
    ['Spanish', ['Para ver este documento PDF necesita una versi\xf3n posterior de Adobe Acrobat.']],
  ]

  it.each(requests)('is refused with the reason: %s', async (_, lines) => {
    await expect(read({ contents: [show(...lines)] })).rejects.toMatchObject({
      code: 'form',
      reason: { en: expect.stringContaining('nothing but to open it in Adobe Reader'), es: expect.any(String) },
    })
  })

  const torques = ['Tighten the wheel bolts to 610 Nm.', 'Check the torque after 10 hours.']
  it.each<[string, Pages]>([
    ['is followed by a manual', { contents: requests.slice(0, 3).map(([, lines]) => show(...lines, ...torques)) }],
    ['has figures, too', { contents: [show('This PDF is for Adobe Reader.', ...torques)] }],
    [
      'has fields',
      { contents: [show('Fill this PDF in with Adobe Reader.')], catalogue: '/AcroForm << /Fields [] >>' },
    ],
    ['has another meaning', { contents: [show('The adobe press makes bricks of clay.')] }],
  ])('is read if it %s', async (_, pages) => {
    expect((await textOf(pages)).length).toBeGreaterThan(0)
  })
})
