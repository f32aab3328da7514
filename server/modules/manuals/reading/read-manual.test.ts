import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ManualUnreadable } from './manual-unreadable'
import { pdfBytes } from './pdfium/pdf-source'
import { readManual } from './read-manual'
import { makePdf, put, putLines } from './testing/pdf'

const readBytes = (bytes: Uint8Array, options: Parameters<typeof readManual>[1] = {}) =>
  readManual(pdfBytes(bytes), options)

const reasonFor = async (bytes: Uint8Array, options = {}) => {
  const error = await readBytes(bytes, options).catch((thrown: unknown) => thrown)
  return error instanceof ManualUnreadable ? { code: error.code, reason: error.message } : error
}

const oneLine = (text: string) => makePdf((doc) => put(doc, 72, 100, text))

describe('readManual', () => {
  it('returns passages with the position of each line on the rendered page', async () => {
    const { pages, passages } = await readBytes(await oneLine('Fill the tank with diesel.'))
    expect(pages).toEqual([{ width: 612, height: 792 }])
    const [line] = passages[0]?.lines ?? []
    expect(line?.text).toBe('Fill the tank with diesel.')
    const [left, top, right, bottom] = line?.box ?? [0, 0, 0, 0]
    expect(left).toBeCloseTo(72 / 612, 2)
    expect(top).toBeGreaterThan(98 / 792)
    expect(bottom).toBeLessThan(112 / 792)
    expect(right).toBeLessThan(0.4)
  })

  it('reads two columns in order, with heading, notice and steps', async () => {
    const left = [
      'The loader is parked on level ground',
      'with its bucket lowered to the floor',
      'and the key taken out of the switch.',
      'Then the wheels are chocked on both',
      'sides before the work begins.',
    ]
    const right = [
      '1. Take off the cover on the left.',
      '2. Let the oil run into a clean pan',
      'and close the plug of the housing.',
      '3. Fill in new oil up to the mark',
      'and check the level after a minute.',
    ]
    const pdf = await makePdf((doc) => {
      doc.font('Helvetica-Bold').fontSize(16)
      put(doc, 60, 80, 'Changing the axle oil')
      doc.font('Helvetica').fontSize(10)
      putLines(doc, 60, 120, left)
      putLines(doc, 320, 120, right)
      put(
        doc,
        60,
        240,
        'CAUTION: Oil on the ground is slippery. Bind it at once and keep everybody away from the place until it is dry.',
      )
    })
    const { passages } = await readBytes(pdf)
    expect(passages.map((passage) => passage.kind)).toEqual(['text', 'steps', 'safety'])
    expect(passages.every((passage) => passage.headings[0] === 'Changing the axle oil')).toBe(true)
    expect(passages[0]?.text).toContain(left.join('\n'))
    expect(passages[1]?.kind === 'steps' && passages[1].steps[1]?.text).toBe(
      'Let the oil run into a clean pan\nand close the plug of the housing.',
    )
  })

  it('reads a rotated page, with positions as rendered', async () => {
    const pdf = await oneLine('Grease the pivot pins daily.')
    const turned = Buffer.from(pdf.toString('latin1').replace('/Type /Page\n', '/Type /Page\n/Rotate 90\n'), 'latin1')
    const { pages, passages } = await readBytes(turned)
    expect(pages).toEqual([{ width: 792, height: 612 }])
    expect(passages[0]?.text).toBe('Grease the pivot pins daily.')
    const [left, top, right, bottom] = passages[0]?.lines[0]?.box ?? [0, 0, 0, 0]
    expect(bottom - top).toBeGreaterThan(right - left)
    expect(right).toBeCloseTo(1 - 99 / 792, 1)
    expect(top).toBeCloseTo(72 / 612, 1)
  })

  it('omits text outside the visible page', async () => {
    const pdf = await makePdf((doc) => {
      put(doc, 72, 100, 'Seen.')
      put(doc, 900, 100, 'Unseen.')
    })
    expect((await readBytes(pdf)).passages.map((passage) => passage.text)).toEqual(['Seen.'])
  })

  it('reports pages without text', async () => {
    const pdf = await makePdf((doc) => {
      put(doc, 72, 100, 'Page with text.')
      doc.addPage().rect(100, 100, 200, 200).stroke()
    })
    expect((await readBytes(pdf)).pagesWithoutText).toEqual([2])
  })

  it('reports each page', async () => {
    const seen: [number, number][] = []
    const pdf = await makePdf((doc) => {
      put(doc, 72, 100, 'One.')
      doc.addPage()
      put(doc, 72, 100, 'Two.')
    })
    await readBytes(pdf, { onPage: (done, total) => seen.push([done, total]) })
    expect(seen).toEqual([
      [1, 2],
      [2, 2],
    ])
  })

  it('keeps every box within the page, however text is drawn', async () => {
    const place = fc.record({
      x: fc.integer({ min: -300, max: 900 }),
      y: fc.integer({ min: -300, max: 1000 }),
      size: fc.integer({ min: 4, max: 80 }),
      angle: fc.constantFrom(0, 30, 90, 180, 270),
    })
    await fc.assert(
      fc.asyncProperty(fc.array(place, { minLength: 1, maxLength: 8 }), async (places) => {
        const pdf = await makePdf((doc) => {
          put(doc, 72, 100, 'anchor')
          for (const { x, y, size, angle } of places) {
            doc
              .save()
              .rotate(angle, { origin: [x, y] })
              .fontSize(size)
            put(doc, x, y, 'lift cylinder')
            doc.restore()
          }
        })
        const { passages } = await readBytes(pdf)
        const sides = passages.flatMap((passage) => passage.lines.flatMap((line) => [...line.box]))
        expect(sides.every((side) => side >= 0 && side <= 1)).toBe(true)
      }),
      { numRuns: 25 },
    )
  })
})

describe('a PDF that cannot be read is rejected with a readable reason', () => {
  it('if it is not a PDF', async () => {
    expect(await reasonFor(Buffer.from('PK\u0003\u0004 a spreadsheet'))).toEqual({
      code: 'not_a_pdf',
      reason: 'The file is not a PDF.',
    })
    expect(await reasonFor(new Uint8Array())).toMatchObject({ code: 'not_a_pdf' })
  })

  it('if it is encrypted with a password', async () => {
    const pdf = await makePdf((doc) => put(doc, 72, 100, 'Secret.'), {
      userPassword: 'open-me',
      ownerPassword: 'owner',
    })
    expect(await reasonFor(pdf)).toEqual({ code: 'encrypted', reason: 'The PDF is protected by a password.' })
  })

  it('but is read if it has only an owner password', async () => {
    const pdf = await makePdf((doc) => put(doc, 72, 100, 'Free to read.'), { ownerPassword: 'owner' })
    expect((await readBytes(pdf)).passages[0]?.text).toBe('Free to read.')
  })

  it('if it is truncated at any point', async () => {
    const pdf = await oneLine('Only half of it arrived.')
    for (const part of [0.2, 0.5, 0.9]) {
      expect(await reasonFor(pdf.subarray(0, Math.floor(pdf.length * part)))).toMatchObject({ code: 'damaged' })
    }
  })

  it('if it is damaged', async () => {
    expect(await reasonFor(Buffer.from('%PDF-1.7\nnothing of a document follows\n%%EOF'))).toMatchObject({
      code: 'damaged',
    })
  })

  it('if it has no text', async () => {
    const pdf = await makePdf((doc) => doc.rect(50, 50, 100, 100).fill())
    expect(await reasonFor(pdf)).toEqual({
      code: 'no_text',
      reason:
        'No text was found in the PDF. It is probably a scan, and reading text from images (OCR) is not available.',
    })
  })

  it('if it has too many pages', async () => {
    const pdf = await makePdf((doc) => doc.addPage().addPage())
    expect(await reasonFor(pdf, { maxPages: 2 })).toEqual({
      code: 'too_many_pages',
      reason: 'The PDF has 3 pages; at most 2 can be read.',
    })
  })
})
