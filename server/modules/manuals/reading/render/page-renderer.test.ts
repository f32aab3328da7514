import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ManualUnreadable } from '../manual-unreadable'
import { manyLinesPdf, unfoldingPdf } from '../testing/hostile-pdf'
import { makePdf } from '../testing/pdf'
import { createPageRenderer, type PageRenderer, type RendererLimits } from './page-renderer'

let folder: string
const renderers: PageRenderer[] = []
function open(limits: Partial<RendererLimits> = {}) {
  const renderer = createPageRenderer({ timeoutMs: 60_000, memoryMegabytes: 512, ...limits })
  renderers.push(renderer)
  return renderer
}
let renderer: PageRenderer
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'yardhand-render-'))
  renderer = open()
})
afterAll(async () => {
  for (const one of renderers) one.close()
  await rm(folder, { recursive: true })
})

let files = 0
async function stored(pdf: Uint8Array) {
  files += 1
  const path = join(folder, `${files}.pdf`)
  await writeFile(path, pdf)
  return path
}

async function draw(path: string, page: number, width: number, by = renderer) {
  files += 1
  const target = join(folder, `${files}.webp`)
  await by.draw({ path, page, width, target })
  return sharp(await readFile(target))
}

const redPage = async () => stored(await makePdf((doc) => doc.rect(0, 0, 612, 396).fill('#ff0000')))

describe('the page renderer', () => {
  it('draws the page as WebP with the requested width, its proportions and colours', async () => {
    const image = await draw(await redPage(), 1, 306)
    expect(await image.metadata()).toMatchObject({ format: 'webp', width: 306, height: 396 })
    const { data, info } = await image.raw().toBuffer({ resolveWithObject: true })
    const at = (x: number, y: number) => [...data.subarray((y * info.width + x) * info.channels).subarray(0, 3)]
    const [red = 0, green = 255] = at(150, 100)
    expect(red).toBeGreaterThan(230)
    expect(green).toBeLessThan(30)
    expect(Math.min(...at(150, 300))).toBeGreaterThan(230)
  })

  it('draws a page for an e-mail as JPEG, its places marked in yellow and the rest as it is', async () => {
    files += 1
    const target = join(folder, `${files}.jpg`)
    const marks = [
      [0.5, 0.5, 1, 1],
      [0.6, 0.6, 0.9, 0.9],
    ] as const
    await renderer.draw({ path: await redPage(), page: 1, width: 306, marks, target })
    const { data, info } = await sharp(target).raw().toBuffer({ resolveWithObject: true })
    expect(await sharp(target).metadata()).toMatchObject({ format: 'jpeg', width: 306, height: 396 })
    const at = (x: number, y: number) => [...data.subarray((y * info.width + x) * info.channels).subarray(0, 3)]
    for (const [x, y] of [
      [170, 220],
      [230, 300],
    ] as const) {
      const [red = 0, green = 0, blue = 255] = at(x, y)
      expect(Math.min(red, green)).toBeGreaterThan(230)
      expect(Math.abs(blue - 115)).toBeLessThan(20)
    }
    expect(Math.min(...at(75, 300))).toBeGreaterThan(230)
  })

  it('does not blame the PDF if the image cannot be written', async () => {
    const target = join(folder, 'missing', 'page.webp')
    const failed = renderer.draw({ path: await redPage(), page: 1, width: 306, target })
    await expect(failed).rejects.toThrow('not written')
    await expect(failed).rejects.not.toBeInstanceOf(ManualUnreadable)
    expect(await (await draw(await redPage(), 1, 306)).metadata()).toMatchObject({ width: 306 })
  })

  it('draws a very long page with fewer pixels and its proportions', async () => {
    const path = await stored(await makePdf((doc) => doc.rect(0, 0, 50, 50).fill(), { size: [100, 10_000] }))
    const { width = 0, height = 0 } = await (await draw(path, 1, 3000)).metadata()
    expect(width * height).toBeLessThanOrEqual(16_000_000)
    expect(Math.abs(height / width / 100 - 1)).toBeLessThan(0.02)
  })

  it('draws two pages concurrently', async () => {
    const path = await redPage()
    const images = await Promise.all([100, 200].map((width) => draw(path, 1, width)))
    const widths = await Promise.all(images.map(async (image) => (await image.metadata()).width))
    expect(widths).toEqual([100, 200])
  })

  it('rejects a missing page, a file that is not a PDF and a missing file, and continues', async () => {
    const path = await redPage()
    await expect(draw(path, 7, 100)).rejects.toMatchObject({ code: 'damaged' })
    await expect(draw(await stored(Buffer.from('no pdf')), 1, 100)).rejects.toMatchObject({ code: 'not_a_pdf' })
    await expect(draw(join(folder, 'gone.pdf'), 1, 100)).rejects.toMatchObject({ code: 'damaged' })
    expect((await (await draw(path, 1, 50)).metadata()).width).toBe(50)
  })
})

describe('a page that is too complex', () => {
  it('is aborted after the time limit while others are drawn', async () => {
    const impatient = open({ timeoutMs: 3000 })
    const [good, hostile] = [await redPage(), await stored(manyLinesPdf({ lines: 40_000 }))]
    const tooComplex = expect(draw(hostile, 1, 3000, impatient)).rejects.toMatchObject({ code: 'too_complex' })
    expect((await (await draw(good, 1, 100)).metadata()).width).toBe(100)
    await tooComplex
    expect((await (await draw(good, 1, 120)).metadata()).width).toBe(120)
  })

  it('is aborted beyond the memory limit even after other pages', async () => {
    const small = open({ memoryMegabytes: 400 })
    const [good, hostile] = [await redPage(), await stored(unfoldingPdf(200))]
    await draw(good, 1, 100, small)
    await expect(draw(hostile, 1, 100, small)).rejects.toMatchObject({ code: 'too_complex' })
    expect((await (await draw(good, 1, 120, small)).metadata()).width).toBe(120)
  })
})
