import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { findTesseract, RecognitionFailed, runTesseract } from './tesseract'

const installed = await findTesseract()
const limits = { timeoutMs: 60_000, processorSeconds: 60, memoryMegabytes: 1024, signal: new AbortController().signal }

describe('findTesseract', () => {
  it('finds nothing if none of the chosen languages is installed', async () => {
    expect(await findTesseract(['none'])).toBeUndefined()
  })

  it.skipIf(!installed)('logs which of the chosen languages are not installed', async () => {
    const logger = { warn: vi.fn() }
    await findTesseract(['none', 'eng'], logger)
    expect(logger.warn).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ missing: ['none'] }),
      expect.anything(),
    )
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

describe.skipIf(!installed)('runTesseract', () => {
  let folder: string
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'yardhand-tesseract-'))
  })
  afterAll(() => rm(folder, { recursive: true }))

  it('fails on a file that is no image', async () => {
    const image = join(folder, 'text.pgm')
    await writeFile(image, 'no image')
    await expect(runTesseract(image, ['-l', 'eng'], limits)).rejects.toBeInstanceOf(RecognitionFailed)
  })

  it.each([
    ['the data of a language', 'grey.pgm', 'none'],
    ['the image', 'none.pgm', 'eng'],
  ])('does not blame the image if %s is missing', async (_, name, language) => {
    await writeFile(join(folder, 'grey.pgm'), ['P5 10 10 255\n', new Uint8Array(100)])
    const failed = runTesseract(join(folder, name), ['-l', language], limits)
    await expect(failed).rejects.toThrow('cannot run')
    await expect(failed).rejects.not.toBeInstanceOf(RecognitionFailed)
  })

  it('is killed when it takes too long, or when its job is cancelled', async () => {
    const image = join(folder, 'grey.pgm')
    const noise = Uint8Array.from({ length: 4_000_000 }, (_, index) => (index * index) % 251)
    await writeFile(image, ['P5 2000 2000 255\n', noise])
    await expect(runTesseract(image, ['-l', 'eng'], { ...limits, timeoutMs: 1 })).rejects.toBeInstanceOf(
      RecognitionFailed,
    )
    const cancelled = new AbortController()
    const running = runTesseract(image, ['-l', 'eng'], { ...limits, signal: cancelled.signal })
    cancelled.abort(new Error('cancelled'))
    await expect(running).rejects.toThrow('cancelled')
  })
})
