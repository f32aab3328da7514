import { describe, expect, it } from 'vitest'
import { extractPages } from '../extract/extract-pages'
import type { PageText, Word } from '../extract/page-text'
import { pdfBytes } from '../pdfium/pdf-source'
import { readScannedManual, sharedPdfium } from '../read-manual'
import { imageContent, layeredPdf, textContent } from '../testing/layered-pdf'
import { makePdf, put } from '../testing/pdf'
import { typedPage, typedWords } from '../testing/typed-page'
import { pagesOfLittleText } from './little-text'
import { mergeWords } from './merge-words'
import { pagesOfHiddenText, pagesToRecognize, withRecognizedText } from './recognized-text'

const text = ['The engine takes 13.5 litres of oil with the filter.', 'Check the level each ten hours of work.']
const pageOfText = Array.from({ length: 12 }, () => text).flat()

const picture = (number: number, lines: readonly string[], more: Partial<PageText> = {}): PageText => ({
  ...typedPage(number, lines, { from: 58 }),
  pictureShare: 1,
  ...more,
})
const numbersOf = (pages: readonly PageText[]) => [...pagesOfLittleText(pages)].map(({ number }) => number)

describe('a page whose text is little beside its picture is recognized', () => {
  it.each([
    ['a footer', (page: number) => [`Downloaded from www.manuals.example   Page ${page}`]],
    ['a page number', (page: number) => [String(page)]],
    [
      'a licence of several lines',
      (page: number) => [
        ...Array.from(
          { length: 5 },
          (_, at) => `Licensed to customer 4711, line ${at}, not to be copied or passed on.`,
        ),
        `${page}`,
      ],
    ],
    ['a heading', (page: number) => [`Gearbox repair parts ${'abcdef'.charAt(page)}`]],
  ])('%s', (_, lines) => {
    const pages = [1, 2, 3, 4].map((number) => picture(number, lines(number)))
    expect(numbersOf(pages)).toEqual([1, 2, 3, 4])
    expect(pagesToRecognize(pages, new Map())).toEqual(pages)
  })

  it.each(['WINCH DRIVE REPAIR PARTS', 'Lista de piezas del cabrestante', 'Ersatzteilliste Winde'])(
    'notes are little text beside a parts list in a picture: %s',
    (title) => {
      const notes = [
        'This drive is fitted to winches of the second series and above.',
        'For the drives of the first series, which have a grey housing and two',
        'covers with oblong holes, see the page before this one, and order the',
        'cover and the gasket together.',
      ]
      const numbers = ['1 KM-20-114 1', '2 KM-20-115 1', '3 KM-20-116 2', '4 KM-20-117 2']
      expect(numbersOf([picture(1, [title, ...notes], { pictureShare: 0.5 })])).toEqual([1])
      expect(numbersOf([picture(1, ['WINCH DRIVE', ...notes], { pictureShare: 0.5 })])).toEqual([])
      expect(numbersOf([picture(1, [title, ...notes, ...numbers], { pictureShare: 0.5 })])).toEqual([])
    },
  )

  it('so is one whose letters are drawn as shapes', () => {
    expect(numbersOf([{ ...typedPage(1, ['Page 1']), outlines: 800 }])).toEqual([1])
  })

  it.each([
    ['with text over a picture', picture(1, pageOfText)],
    ['with text beside a picture', picture(1, pageOfText.slice(0, 8), { pictureShare: 0.5 })],
    ['with a small picture', picture(1, ['Page 1'], { pictureShare: 0.2 })],
    ['with a drawing of lines', { ...typedPage(1, ['Wiring diagram']), outlines: 20 }],
    ['that a scanning program recognized', picture(1, ['Page 1'], { scannedShare: 0.9 })],
    ['without pictures', typedPage(1, ['This page is intentionally left blank.'])],
  ])('but not one %s', (_, page) => {
    expect(numbersOf([page])).toEqual([])
  })

  it('as drawn in a PDF', async () => {
    const footer = textContent(['Downloaded from www.manuals.example'], { y: 30 })
    const scan = layeredPdf({ page: imageContent(0, 0, 612, 792) + footer })
    expect(await readScannedManual(pdfBytes(scan), { canRecognize: true, recognized: [] })).toMatchObject({
      pagesToRecognize: [{ page: 1 }],
    })
  })

  it('measures overlapping pictures once', async () => {
    const twice = layeredPdf({ page: imageContent(0, 0, 612, 200).repeat(4) + textContent(['Oil'], { y: 500 }) })
    const [page] = extractPages(await sharedPdfium(), pdfBytes(twice))
    expect(page?.pictureShare).toBeCloseTo(200 / 792, 2)
  })

  it('knows letters that are drawn as shapes', async () => {
    const letter = 'M 0 0 C 2 0 4 2 4 4 C 4 6 2 8 0 8 C 1 6 1 2 0 0 Z'
    const pdf = await makePdf((doc) => {
      put(doc, 72, 740, 'Page 1')
      for (let at = 0; at < 200; at += 1)
        doc
          .save()
          .translate(72 + (at % 40) * 8, 100 + Math.floor(at / 40) * 14)
          .path(letter)
          .fill()
          .restore()
    })
    const pages = extractPages(await sharedPdfium(), pdfBytes(pdf))
    expect(numbersOf(pages)).toEqual([1])
    const drawing = await makePdf((doc) => {
      put(doc, 72, 740, 'Wiring diagram')
      for (let at = 0; at < 200; at += 1) doc.circle(72 + (at % 40) * 8, 100 + Math.floor(at / 40) * 14, 3).stroke()
    })
    expect(numbersOf(extractPages(await sharedPdfium(), pdfBytes(drawing)))).toEqual([])
  })
})

const recognized = (page: number, lines: readonly string[], from = 4) =>
  new Map([[page, { page, words: typedWords(lines, { from }), language: 'eng' }]])
const textsOf = (words: readonly Word[] = []) => words.map((word) => word.text).join(' ')

describe('recognized words', () => {
  it('are added to the page’s own, which count where both are', () => {
    const [page] = withRecognizedText(
      [picture(1, ['Page 14'])],
      recognized(1, ['Oil pump', ...Array.from({ length: 53 }, () => ''), 'Pago l4']),
    )
    expect(page).toMatchObject({ ocr: true })
    expect(textsOf(page?.words)).toBe('Page 14 Oil pump')
  })

  it('stay below a watermark', () => {
    const [word] = typedWords(['SAMPLE'])
    if (!word) throw new Error('a word was set')
    const watermark: Word = { ...word, left: 0, top: 0, right: 612, bottom: 792, size: 120 }
    expect(textsOf(mergeWords({ ...picture(1, []), words: [watermark] }, typedWords(['Oil pump'])))).toBe(
      'SAMPLE Oil pump',
    )
  })

  it('leave the page as it is if they are the same', () => {
    const page = picture(1, ['Page 14'])
    expect(withRecognizedText([page], recognized(1, ['Page 14'], 58))).toEqual([page])
  })
})

describe('a page of which nothing was read', () => {
  it('is counted if it is a picture with a footer', () => {
    const footer = ['Downloaded from www.manuals.example']
    const pages = [1, 2, 3].map((number) => picture(number, footer))
    expect(pagesOfHiddenText([...pages, typedPage(4, text)]).size).toBe(3)
    expect(pagesOfHiddenText(withRecognizedText(pages, recognized(1, text))).size).toBe(2)
  })

  it('makes a manual fail in which nothing else is', async () => {
    const footer = textContent(['7'], { y: 30 })
    const scan = layeredPdf({ page: imageContent(0, 0, 612, 792) + footer })
    await expect(readScannedManual(pdfBytes(scan), { canRecognize: false, recognized: [] })).rejects.toMatchObject({
      code: 'no_text',
    })
  })
})
