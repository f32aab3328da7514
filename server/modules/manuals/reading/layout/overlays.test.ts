import { describe, expect, it } from 'vitest'
import { pdfBytes } from '../pdfium/pdf-source'
import { readManual } from '../read-manual'
import { makePdf, put, putLines } from '../testing/pdf'

const texts = [
  'The engine takes 13.5 litres of oil.',
  'The hydraulic tank holds 95 litres.',
  'Tighten the wheel bolts to 610 Nm.',
  'The coolant is changed every two years.',
  'Idle speed is 800 rpm with a warm engine.',
]
const further = 'Check it again after ten hours of work.'

type Overlay = (doc: Parameters<Parameters<typeof makePdf>[0]>[0], page: number) => void

async function linesWith(overlay: Overlay, pages = texts) {
  const pdf = await makePdf((doc) => {
    for (const [at, text] of pages.entries()) {
      if (at > 0) doc.addPage()
      doc.fontSize(11).fillColor('black')
      putLines(doc, 72, 380, [text, further])
      doc.save()
      overlay(doc, at + 1)
      doc.restore()
    }
  })
  const { passages } = await readManual(pdfBytes(pdf))
  return passages.flatMap(({ text }) => text.split('\n'))
}

const plain = texts.flatMap((text) => [text, further])

describe('what is drawn over the text of page after page is not read', () => {
  it.each<[string, Overlay]>([
    [
      'a diagonal watermark',
      (doc) => {
        doc.rotate(-45, { origin: [300, 400] }).fontSize(60)
        put(doc, 120, 380, 'UNCONTROLLED COPY')
      },
    ],
    [
      'a light one',
      (doc) => {
        doc.fillColor('#cccccc').fontSize(20)
        put(doc, 200, 300, 'DRAFT')
      },
    ],
    [
      'a transparent one',
      (doc) => {
        doc.fillOpacity(0.3).fontSize(20)
        put(doc, 200, 460, 'NOT FOR SALE')
      },
    ],
    [
      'a large one across the lines',
      (doc) => {
        doc.fontSize(60)
        put(doc, 72, 365, 'DRAFT')
      },
    ],
    [
      'a slanted note with the time of the download',
      (doc, page) => {
        doc.rotate(30, { origin: [300, 400] }).fontSize(9)
        put(doc, 150, 500, `Downloaded by J. Smith from manuals.example at 12:3${page}`)
      },
    ],
  ])('%s', async (_, overlay) => {
    expect(await linesWith(overlay)).toEqual(plain)
  })
})

describe('what belongs to the pages is read', () => {
  it.each<[string, string, Overlay]>([
    [
      'a slanted label of one drawing',
      'Boom cylinder',
      (doc, page) => {
        doc.rotate(-45, { origin: [300, 500] }).fontSize(11)
        if (page === 2) put(doc, 250, 500, 'Boom cylinder')
      },
    ],
    [
      'a grey line that is another on each page',
      'Continued for model three',
      (doc, page) => {
        doc.fillColor('#999999')
        put(doc, 72, 500, `Continued for model ${['one', 'two', 'three', 'four', 'five'][page - 1]}`)
      },
    ],
    [
      'a black line that recurs beside the text',
      'Repeat on the other side.',
      (doc) => put(doc, 72, 500, 'Repeat on the other side.'),
    ],
    [
      'white text on a dark ground',
      'CAPACITIES AND RATINGS',
      (doc) => {
        doc.rect(60, 440, 300, 30).fill('black').fillColor('white')
        put(doc, 72, 450, 'CAPACITIES AND RATINGS')
      },
    ],
  ])('%s', async (_, line, overlay) => {
    const read = (await linesWith(overlay)).join(' ')
    for (const word of line.split(' ')) expect(read).toContain(word)
  })

  it('all of a page, where nothing recurs', async () => {
    const slanted: Overlay = (doc) => {
      doc.rotate(-45, { origin: [300, 400] }).fontSize(40)
      put(doc, 150, 600, 'SAMPLE')
    }
    expect((await linesWith(slanted, texts.slice(0, 1))).join(' ')).toContain('SAMPLE')
  })
})
