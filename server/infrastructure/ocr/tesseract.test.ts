import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findBuiltInTesseract } from './built-in/built-in-tesseract'
import { type Ocr, RecognitionFailed } from './ocr'
import { findTesseract } from './tesseract'

const [installed, builtIn] = [await findTesseract(), await findBuiltInTesseract()]
const limits = { timeoutMs: 60_000, processorSeconds: 60, memoryMegabytes: 1024, signal: new AbortController().signal }

describe('findTesseract', () => {
  it('finds nothing if none of the chosen languages is installed', async () => {
    expect(await findTesseract(['none'])).toBeUndefined()
  })

  it.skipIf(!installed)('reports version and languages, without the data for rotation', () => {
    expect(installed?.version).toMatch(/^\d+\.\d+/)
    expect(installed?.languages).toContain('eng')
    expect(installed?.languages).not.toContain('osd')
  })

  it.skipIf(!installed)('uses the chosen languages only', async () => {
    expect((await findTesseract(['none', 'eng']))?.languages).toEqual(['eng'])
  })
})

const request = { language: 'eng', segmentation: 3, dotsPerInch: 300 }

describe.each([
  ['installed', installed],
  ['built-in', builtIn],
])('the %s Tesseract', (_, found) => {
  let folder: string
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'yardhand-tesseract-'))
  })
  afterAll(() => rm(folder, { recursive: true }))

  const image = async (name: string, ...parts: (string | Uint8Array)[]) => {
    await writeFile(join(folder, name), parts)
    return join(folder, name)
  }
  const grey = () => image('grey.pgm', 'P5 10 10 255\n', new Uint8Array(100))
  const white = () => image('white.pgm', 'P5 200 100 255\n', new Uint8Array(20_000).fill(255))
  const noise = () =>
    image(
      'noise.pgm',
      'P5 2000 2000 255\n',
      Uint8Array.from({ length: 4_000_000 }, (_none, at) => (at * at) % 251),
    )
  const recognize: Ocr['recognize'] = async (...given) => found?.recognize(...given) ?? ''

  it.skipIf(!found)('fails on a file that is no image', async () => {
    const failed = recognize(await image('text.pgm', 'no image'), request, limits)
    await expect(failed).rejects.toBeInstanceOf(RecognitionFailed)
  })

  it.skipIf(!found)('does not blame the image if it, or the data of a language, is missing', async () => {
    for (const [path, language] of [
      [join(folder, 'none.pgm'), 'eng'],
      [await grey(), 'none'],
    ] as const) {
      const failed = recognize(path, { ...request, language }, limits)
      await expect(failed).rejects.toThrow('cannot run')
      await expect(failed).rejects.not.toBeInstanceOf(RecognitionFailed)
    }
  })

  it.skipIf(!found)('reports nothing on how an image without text is turned', async () => {
    const report = found?.orientation?.(await white(), 300, limits).catch((error) => error)
    expect(await report).toSatisfy((one) => one === '' || one instanceof RecognitionFailed)
  })

  it.skipIf(!found)('has a table of each image of a list', async () => {
    const one = await white()
    const table = await recognize(await image('list.txt', [one, one].join('\n')), request, limits)
    expect(table.split('\n').filter((line) => line.startsWith('1\t'))).toHaveLength(2)
  })

  it.skipIf(!found)('ends when it takes too long, or when its job is cancelled', async () => {
    const path = await noise()
    const hurried = { ...limits, timeoutMs: 1 }
    await expect(recognize(path, request, hurried)).rejects.toBeInstanceOf(RecognitionFailed)
    const cancelled = new AbortController()
    const running = recognize(path, request, { ...limits, signal: cancelled.signal })
    cancelled.abort(new Error('cancelled'))
    await expect(running).rejects.toThrow('cancelled')
  })
})
