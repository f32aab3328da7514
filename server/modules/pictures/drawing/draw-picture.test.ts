import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { drawPicture, PictureUnreadable } from './draw-picture'
import type { PictureKind } from './picture-kind'

const svg = (inner: string, head = '') =>
  Buffer.from(
    `${head}<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="40" height="20">${inner}</svg>`,
  )
const red = '<rect width="40" height="20" fill="red"/>'
const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 4, background: { r: 255, g: 0, b: 0, alpha: 0.5 } } })

const read = async (picture: Buffer) => {
  const { format, width, height, exif } = await sharp(picture).metadata()
  const { channels, isOpaque } = await sharp(picture).stats()
  return { format, width, height, exif, isOpaque, red: Math.round(channels[0]?.max ?? 0) }
}

const owner = 'one organization'
const longestSide = 512

async function draw(bytes: Buffer, kind: PictureKind, { whose = owner, timeoutMs = 15_000 } = {}): Promise<Buffer> {
  const [drawn] = await drawPicture(whose, { bytes, kind, sizes: [longestSide], timeoutMs })
  if (!drawn) throw new Error('one size, one drawing')
  return drawn.bytes
}

describe('a picture is redrawn', () => {
  it('as WebP of at most 512 pixels, with its transparency', async () => {
    const drawn = await read(await draw(await plain(2000, 1000).png().toBuffer(), 'png'))
    expect(drawn).toMatchObject({ format: 'webp', width: 512, height: 256, isOpaque: false })
  })

  it('a small one in its own size, an SVG in the wanted size', async () => {
    expect(await read(await draw(await plain(40, 20).webp().toBuffer(), 'webp'))).toMatchObject({
      width: 40,
    })
    expect(await read(await draw(svg(red), 'svg'))).toMatchObject({ width: 512, height: 256, red: 255 })
  })

  it('upright, and without the place and the other data of a camera', async () => {
    const photo = await plain(40, 20)
      .jpeg()
      .withExif({ IFD0: { Make: 'Camera' }, IFD3: { GPSLatitude: '46/1 52/1 0/1', GPSLatitudeRef: 'N' } })
      .withMetadata({ orientation: 6 })
      .toBuffer()
    expect((await read(photo)).exif?.includes('Camera')).toBe(true)
    const drawn = await draw(photo, 'jpeg')
    expect(await read(drawn)).toMatchObject({ width: 20, height: 40, exif: undefined })
    expect(drawn.includes('Camera')).toBe(false)
  })

  it('in several sizes, each with its measures', async () => {
    const bytes = await plain(1600, 800).png().toBuffer()
    const drawn = await drawPicture(owner, { bytes, kind: 'png', sizes: [1000, 100] })
    expect(drawn.map(({ width, height }) => [width, height])).toEqual([
      [1000, 500],
      [100, 50],
    ])
    expect(await Promise.all(drawn.map(async (one) => (await read(one.bytes)).width))).toEqual([1000, 100])
  })

  it('with the first frame of an animation', async () => {
    const frames = await Promise.all(['red', 'blue'].map((background) => frame(background)))
    const moving = await sharp(frames, { join: { animated: true } })
      .webp({ loop: 0, delay: [100, 100] })
      .toBuffer()
    expect((await sharp(moving).metadata()).pages).toBe(2)
    expect(await read(await draw(moving, 'webp'))).toMatchObject({ width: 8, height: 8, red: 255 })
  })
})

const frame = (background: string) =>
  sharp({ create: { width: 8, height: 8, channels: 3, background } })
    .png()
    .toBuffer()

describe('an SVG is made safe', () => {
  it('without reading or fetching anything that it refers to', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'yardhand-svg-'))
    const asked: (string | undefined)[] = []
    const server = createServer((request, response) => {
      asked.push(request.url)
      response.end(svg(red))
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    try {
      await writeFile(join(folder, 'red.png'), await sharp(svg(red)).png().toBuffer())
      await writeFile(join(folder, 'red.svg'), svg(red.replace('<rect', '<rect id="a"')))
      const address = server.address()
      const port = typeof address === 'object' ? address?.port : undefined
      const places = [`file://${folder}`, folder, `http://127.0.0.1:${port}`]
      for (const place of places) {
        for (const inner of [
          `<image xlink:href="${place}/red.png" width="40" height="20"/>`,
          `<image href="${place}/red.png" width="40" height="20"/>`,
          `<use xlink:href="${place}/red.svg#a"/>`,
          `<style>@import url("${place}/red.css");</style>`,
          `<include xmlns="http://www.w3.org/2001/XInclude" href="${place}/red.svg"/>`,
        ]) {
          expect([inner, (await read(await draw(svg(inner), 'svg'))).red]).toEqual([inner, 0])
        }
      }
      expect(asked).toEqual([])
    } finally {
      server.close()
      await rm(folder, { recursive: true })
    }
  })

  it.each([
    ['an entity of a file', '<!ENTITY x SYSTEM "file:///etc/passwd">'],
    ['an entity of the network', '<!ENTITY x SYSTEM "http://127.0.0.1:9/x">'],
    ['an entity that grows', `<!ENTITY a "${'a'.repeat(1000)}"><!ENTITY x "${'&a;'.repeat(100_000)}">`],
  ])('%s is not read', async (_, entity) => {
    const drawn = draw(svg('<text y="20">&x;</text>', `<!DOCTYPE svg [${entity}]>`), 'svg')
    await expect(drawn).rejects.toBeInstanceOf(PictureUnreadable)
  })

  it('and one that would occupy a processor for hours is aborted', async () => {
    const filter = `<filter id="f">${'<feMorphology operator="dilate" radius="10000"/>'.repeat(500)}</filter>`
    const endless = svg(`${filter}<rect width="40" height="20" filter="url(#f)"/>`)
    await expect(draw(endless, 'svg', { timeoutMs: 3000 })).rejects.toBeInstanceOf(PictureUnreadable)
  })
})

describe('pictures of many organizations', () => {
  it('take turns: slow pictures of one organization delay no other', async () => {
    const filter = `<filter id="f">${'<feMorphology operator="dilate" radius="10000"/>'.repeat(500)}</filter>`
    const endless = svg(`${filter}<rect width="40" height="20" filter="url(#f)"/>`)
    const finished: string[] = []
    const drawFor = (whose: string, bytes: Buffer, timeoutMs?: number) =>
      draw(bytes, 'svg', { whose, timeoutMs }).then(
        () => finished.push(whose),
        () => finished.push(whose),
      )
    await Promise.all([drawFor('slow', endless, 3000), drawFor('slow', endless, 3000), drawFor('quick', svg(red))])
    // On a busy machine the first slow one may reach its time limit earlier; the second one must not come first too.
    expect(finished.lastIndexOf('slow'), finished.join()).toBe(2)
  })
})

describe('what cannot be drawn', () => {
  it('is a damaged picture, a truncated one, one of another kind, or one that is too large', async () => {
    const png = await plain(200, 200).png({ compressionLevel: 0 }).toBuffer()
    const tooLarge = await sharp({ create: { width: 8000, height: 8000, channels: 3, background: 'red' } })
      .png()
      .toBuffer()
    for (const [bytes, kind] of [
      [png.subarray(0, png.length / 2), 'png'],
      [Buffer.concat([png.subarray(0, 60), Buffer.alloc(500, 7)]), 'png'],
      [png, 'webp'],
      [tooLarge, 'png'],
      [Buffer.from('<svg><rect'), 'svg'],
    ] as const) {
      await expect(draw(bytes, kind)).rejects.toBeInstanceOf(PictureUnreadable)
    }
  })
})
