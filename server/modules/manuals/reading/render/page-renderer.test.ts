import sharp from 'sharp'
import { afterAll, describe, expect, it } from 'vitest'
import { makePdf } from '../testing/pdf'
import { createPageRenderer } from './page-renderer'

const renderer = createPageRenderer()
afterAll(() => renderer.close())

const redPage = () => makePdf((doc) => doc.rect(0, 0, 612, 396).fill('#ff0000'))

describe('renderPage', () => {
  it('draws the page as WebP in the asked width, in its proportions and colours', async () => {
    const image = sharp(await renderer.renderPage(await redPage(), 1, 306))
    expect(await image.metadata()).toMatchObject({ format: 'webp', width: 306, height: 396 })
    const { data, info } = await image.raw().toBuffer({ resolveWithObject: true })
    const at = (x: number, y: number) => [...data.subarray((y * info.width + x) * info.channels).subarray(0, 3)]
    const [red = 0, green = 255] = at(150, 100)
    expect(red).toBeGreaterThan(230)
    expect(green).toBeLessThan(30)
    expect(Math.min(...at(150, 300))).toBeGreaterThan(230)
  })

  it('draws several at once', async () => {
    const pdf = await redPage()
    const images = await Promise.all([100, 200, 300].map((width) => renderer.renderPage(pdf, 1, width)))
    const widths = await Promise.all(images.map(async (image) => (await sharp(image).metadata()).width))
    expect(widths).toEqual([100, 200, 300])
  })

  it('refuses a page that is not there and a file that is no PDF, and goes on', async () => {
    await expect(renderer.renderPage(await redPage(), 7, 100)).rejects.toMatchObject({ name: 'ManualUnreadable' })
    await expect(renderer.renderPage(Buffer.from('no pdf'), 1, 100)).rejects.toMatchObject({ code: 'not_a_pdf' })
    expect((await renderer.renderPage(await redPage(), 1, 50)).length).toBeGreaterThan(0)
  })
})
