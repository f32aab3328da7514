import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTemporaryFolders } from '../../../../infrastructure/files/temporary-folders'
import { findBuiltInTesseract } from '../../../../infrastructure/ocr/built-in/built-in-tesseract'
import { toPgm } from '../../reading/ocr/raised/grey-image'
import { createRecognizedWords } from './recognized-words'

const ocr = await findBuiltInTesseract()
const fontfile = fileURLToPath(new URL('../../../../infrastructure/documents/fonts/DejaVuSans.ttf', import.meta.url))

/** A letter page at 300 dots per inch with numbers that are part of its picture. */
async function drawPage(target: string, numbers: readonly (readonly [text: string, left: number, top: number])[]) {
  const layers = numbers.map(async ([text, left, top]) => ({
    input: await sharp({ text: { text, font: 'DejaVu Sans 9', fontfile, dpi: 300 } })
      .negate()
      .png()
      .toBuffer(),
    left,
    top,
  }))
  const { data, info } = await sharp({ create: { width: 2550, height: 3300, channels: 3, background: '#ffffff' } })
    .composite(await Promise.all(layers))
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true })
  await writeFile(target, toPgm({ width: info.width, height: info.height, pixels: data }))
}

let cache: string
beforeAll(async () => {
  cache = await mkdtemp(join(tmpdir(), 'yardhand-figures-'))
})
afterAll(() => rm(cache, { recursive: true }))

describe('the numbers in the picture of a page', () => {
  it('are recognized once, and leave nothing behind but themselves', async () => {
    if (!ocr) throw new Error('there is no data')
    let drawn = 0
    const words = createRecognizedWords({
      folder: join(cache, 'pages'),
      folders: await createTemporaryFolders(join(cache, 'work')),
      files: { pathOf: (key) => key },
      renderer: {
        async draw({ target }) {
          drawn += 1
          await drawPage(target, [
            ['7', 600, 900],
            ['24', 1500, 1400],
            ['8', 900, 2200],
          ])
        },
      },
      ocr,
      memoryMegabytes: 1024,
    })
    const page = { manualId: 'manual', storageKey: 'key', text: { number: 3, width: 612, height: 792, words: [] } }
    const { signal } = new AbortController()
    const found = await words.on(page, signal)
    expect(found.map(({ text }) => text).toSorted()).toEqual(['24', '7', '8'])
    expect(await words.on(page, signal)).toEqual(found)
    expect(drawn).toBe(1)
    expect(await readdir(join(cache, 'work'))).toEqual([])
    await words.close()
  })
})
