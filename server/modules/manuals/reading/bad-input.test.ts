import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { withRecognizedText } from './ocr/recognized-text'
import { pdfBytes } from './pdfium/pdf-source'
import { readManual, readScannedManual, structurePages } from './read-manual'
import { mappedPdf } from './testing/mapped-pdf'
import { makePdf, put, putLines } from './testing/pdf'
import { typedPage } from './testing/typed-page'

const read = async (pdf: Uint8Array) => (await readManual(pdfBytes(pdf))).passages
const textOf = (passages: readonly { text: string }[]) => passages.map(({ text }) => text).join('\n')
const picture = await sharp({ create: { width: 20, height: 20, channels: 3, background: '#ddd' } })
  .png()
  .toBuffer()
const sentence = 'The hydraulic tank takes ninety-six litres of oil of the class VG 46.'

describe('text drawn twice', () => {
  it('for a shadow is read once', async () => {
    const pdf = await makePdf((doc) => {
      doc.fontSize(20).fillColor('grey')
      put(doc, 73.5, 101.5, 'Hydraulic system')
      doc.fillColor('black')
      put(doc, 72, 100, 'Hydraulic system')
      doc.fontSize(10)
      putLines(doc, 72, 160, [sentence, 'Check the level. Check it again after ten hours.'])
    })
    const text = textOf(await read(pdf))
    expect(text.match(/Hydraulic system/g)).toHaveLength(1)
    expect(text).toContain('Check the level. Check it again')
  })

  it('in a table is read as often as its cells have it', async () => {
    const pdf = await makePdf((doc) => {
      for (const row of [0, 1, 2, 3])
        for (const column of [0, 1, 2]) put(doc, 72 + column * 120, 300 + row * 16, '10 Nm')
    })
    expect(textOf(await read(pdf)).match(/10 Nm/g)).toHaveLength(12)
  })
})

describe('text that readers of the page do not see', () => {
  it('under a picture is not read', async () => {
    const pdf = await makePdf((doc) => {
      putLines(doc, 72, 100, [sentence, 'It is filled through the filter.'])
      put(doc, 72, 300, 'Draft: the tank takes 12 litres.')
      doc.image(picture, 60, 280, { width: 300, height: 60 })
    })
    expect(textOf(await read(pdf))).toBe(`${sentence}\nIt is filled through the filter.`)
  })

  it('drawn invisibly is not read', async () => {
    const pdf = await makePdf((doc) => {
      put(doc, 72, 100, sentence)
      doc.save()
      doc.addContent('3 Tr')
      put(doc, 72, 130, 'Invisible ink.')
      doc.restore()
    })
    expect(textOf(await read(pdf))).toBe(sentence)
  })

  it('above a picture is read', async () => {
    const pdf = await makePdf((doc) => {
      doc.image(picture, 60, 280, { width: 300, height: 60 })
      put(doc, 72, 300, 'Lifting points of the boom')
    })
    expect(textOf(await read(pdf))).toBe('Lifting points of the boom')
  })
})

describe('text that a scanning program has recognized', () => {
  const lines = Array.from(
    { length: 8 },
    (_, index) => `${sentence.slice(0, -1)}, and the gear number ${index + 1} less.`,
  )
  const scan = (under: boolean) =>
    makePdf((doc) => {
      if (!under) doc.image(picture, 0, 0, { width: 612, height: 792 })
      doc.save()
      if (!under) doc.addContent('3 Tr')
      putLines(doc, 72, 300, lines)
      doc.restore()
      if (under) doc.image(picture, 0, 0, { width: 612, height: 792 })
    })

  it.each([
    ['invisibly above the page’s image', false],
    ['under the page’s image', true],
  ])('%s is read and marked', async (_, under) => {
    const passages = await read(await scan(under))
    expect(textOf(passages)).toContain(lines[0])
    expect(passages.every(({ ocr }) => ocr)).toBe(true)
  })

  const recognizedAs = async (texts: readonly string[]) => {
    const source = () => scan(false).then(pdfBytes)
    expect(await readScannedManual(await source(), { canRecognize: true, recognized: [] })).toMatchObject({
      pagesToRecognize: [{ page: 1 }],
    })
    const { words } = typedPage(1, texts, { from: 12 })
    const recognized = [[{ page: 1, words, language: 'eng' }]]
    const manual = await readScannedManual(await source(), { canRecognize: true, recognized })
    return 'passages' in manual ? textOf(manual.passages) : ''
  }

  it('is kept if it agrees with what is recognized in samples', async () => {
    const ours = lines.map((line) => line.replace('gear', 'gcar'))
    expect(await recognizedAs(ours)).toContain('gear number 1')
  })

  it('is replaced if it does not', async () => {
    const better = lines.map((line) => line.replace('hydraulic tank takes', 'central lubrication receives always'))
    const ours = better.map((line) => line.replace('ninety-six litres', 'exactly twenty portions'))
    expect(await recognizedAs(ours)).toContain('central lubrication receives always')
  })
})

describe('a font that does not say what its characters are', () => {
  const lines = [sentence, 'It is filled through the filter.']

  it('makes the text unreadable, which is said', async () => {
    const pdf = mappedPdf({ lines, codeOf: (character) => 0xe100 + character.charCodeAt(0) })
    await expect(readManual(pdfBytes(pdf))).rejects.toMatchObject({
      code: 'unreadable_text',
      message: expect.stringContaining('text of the PDF is unreadable'),
    })
  })

  it('is dropped from a manual whose other pages can be read', () => {
    const [readable, unreadable] = [typedPage(1, ['The winch takes oil.']), typedPage(2, ['Fragments remain.'])]
    const pages = withRecognizedText([readable, { ...unreadable, unreadableShare: 0.5 }], new Map())
    expect(pages.map(({ words }) => words.length > 0)).toEqual([true, false])
    expect(structurePages(pages).unreadablePages).toBe(1)
  })

  it('has its pages recognized in their images where that is possible', async () => {
    const pdf = mappedPdf({ lines, codeOf: () => 0xfffd })
    const needed = await readScannedManual(pdfBytes(pdf), { canRecognize: true, recognized: [] })
    expect(needed).toMatchObject({ pageCount: 1, pagesToRecognize: [{ page: 1, width: 612, height: 792 }] })
    const { words } = typedPage(1, lines, { from: 12 })
    const recognized = [[{ page: 1, words, language: 'eng' }]]
    expect(await readScannedManual(pdfBytes(pdf), { canRecognize: true, recognized })).toMatchObject({
      ocrPages: 1,
      passages: [{ ocr: true, text: lines.join('\n') }],
    })
  })

  it('does no harm in a few symbols', async () => {
    const pdf = mappedPdf({ lines, codeOf: (one) => (one === '.' ? 0xe12e : one.charCodeAt(0)) })
    expect(textOf(await read(pdf))).toBe(lines.join('\n').replaceAll('.', ''))
  })
})

describe('text from right to left', () => {
  /** As drawn, from left to right: `alef` for `a` and so on. */
  const hebrew = (one: string) => (/[a-z]/.test(one) ? 0x5d0 + (one.charCodeAt(0) - 97) : one.charCodeAt(0))

  it('is read in its order, with numbers in theirs', async () => {
    const pdf = mappedPdf({ lines: ['fed 120 cba', 'ihg fed cba'], codeOf: hebrew })
    const [abc, def, ghi] = ['\u05d0\u05d1\u05d2', '\u05d3\u05d4\u05d5', '\u05d6\u05d7\u05d8']
    expect(textOf(await read(pdf))).toBe(`${abc} 120 ${def}\n${abc} ${def} ${ghi}`)
  })
})

describe('a page with 20,000 characters', () => {
  it('is read whole', async () => {
    const words = Array.from({ length: 4000 }, (_, index) => `w${String(index).padStart(4, '0')}`)
    const pdf = await makePdf((doc) => {
      doc.fontSize(4)
      for (let row = 0; row < 100; row += 1) put(doc, 20, 30 + row * 7, words.slice(row * 40, row * 40 + 40).join(' '))
    })
    const passages = await read(pdf)
    const found = new Set(textOf(passages).match(/w\d{4}/g))
    expect(found.size).toBe(4000)
  })
})

describe('a table across forty pages', () => {
  const descriptions = ['Bracket', 'Support of the boom', 'Pin', 'Hydraulic hose, upper']
  const rows = (page: number, count: number) =>
    Array.from({ length: count }, (_, row) => {
      const number = String(page * 100 + row).padStart(5, '0')
      return `${number}          ${(descriptions[row % 4] ?? '').padEnd(30)}${row + 1}`
    })

  it('has all of its rows and columns on every page', () => {
    const pages = Array.from({ length: 40 }, (_, index) => typedPage(index + 1, rows(index, 30), { from: 12 }))
    const tables = structurePages(pages).passages.filter((passage) => passage.kind === 'table')
    expect(new Set(tables.map(({ page }) => page)).size).toBe(40)
    expect(tables.flatMap((table) => table.rows)).toHaveLength(40 * 30)
    expect(tables.every((table) => table.rows.every(({ cells }) => cells.length === 3))).toBe(true)
  })
})

describe('a manual in several languages', () => {
  it('has the steps and notices of each', async () => {
    const pdf = await makePdf((doc) => {
      const texts: [string, string, string][] = [
        ['WARNING: Hot oil burns. Let the engine cool down first.', 'Remove the drain plug.', 'Drain the oil.'],
        ['WARNUNG: Heißes Öl verbrennt. Den Motor abkühlen lassen.', 'Ablassschraube lösen.', 'Öl ablassen.'],
        ['ADVERTENCIA: El aceite caliente quema. Deje enfriar el motor.', 'Quite el tapón.', 'Vacíe el aceite.'],
      ]
      for (const [at, [notice, first, second]] of texts.entries()) {
        put(doc, 72, 120 + at * 150, notice)
        putLines(doc, 72, 160 + at * 150, [`1. ${first}`, `2. ${second}`])
      }
    })
    const passages = await read(pdf)
    expect(passages.filter(({ kind }) => kind === 'safety')).toMatchObject([
      { level: 'WARNING' },
      { level: 'WARNING' },
      { level: 'WARNING' },
    ])
    expect(passages.filter(({ kind }) => kind === 'steps')).toHaveLength(3)
    expect(textOf(passages)).toContain('Heißes Öl verbrennt')
  })
})
