import { expect, it } from 'vitest'
import { uploadAndRead } from '../../../../tests/support/manuals'
import { createTestApp } from '../../../../tests/support/test-app'
import { findBuiltInTesseract } from '../../../infrastructure/ocr/built-in/built-in-tesseract'
import { picturedFigurePdf } from '../../manuals/reading/testing/figure-pdf'

const ocr = await findBuiltInTesseract({ languages: ['eng'] })

const figure = {
  caption: 'Fig. 3-1 Radiator',
  printed: [
    ['1', 120, 150],
    ['2', 480, 200],
    ['12', 140, 420],
    ['27', 400, 500],
    ['See Fig. 3', 450, 600],
  ],
  rows: ['1', '2', '3', '12', '27'].map((item) => [item, `4512-3${item.padStart(2, '0')}`, 'HOSE, RADIATOR', '1']),
} as const

/** The places of the items of the figure, with recognition or without. */
async function placesWith(recognition: typeof ocr) {
  const test = await createTestApp({}, { ocr: recognition })
  try {
    const pdf = await picturedFigurePdf(figure)
    const manualId = await uploadAndRead(test, { machineId: await test.machineId('WL-120'), pdf })
    const operator = await test.as('operator')
    const list = `manual_id=${manualId}&page=2`
    expect((await operator.get(`/api/parts/figure?${list}`)).body.pages).toEqual([1])
    const { status, body } = await operator.get(`/api/parts/figure/places?${list}&figure_page=1`)
    expect(status).toBe(200)
    return body.items
  } finally {
    await test.close()
  }
}

it('numbers in the picture of a figure have places where they are recognized', async () => {
  const places = await placesWith(ocr)
  expect(places.map(({ item }: { item: string }) => item)).toEqual(['1', '2', '12', '27'])
  expect(places[3].x).toBeCloseTo(400 / 612, 1)
  expect(places[3].y).toBeCloseTo(500 / 792, 1)
})

it('without recognition, the figure has no places', async () => {
  expect(await placesWith(undefined)).toEqual([])
})
