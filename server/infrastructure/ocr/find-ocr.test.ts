import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import { installFakeTesseract } from '../../../tests/support/fake-tesseract'
import { StartupError } from '../../startup-error'
import { findOcr } from './find-ocr'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'yardhand-ocr-'))
})
afterEach(() => vi.unstubAllEnvs())
afterAll(() => rm(folder, { recursive: true }))

const limits = { timeoutMs: 60_000, processorSeconds: 60, memoryMegabytes: 1024, signal: new AbortController().signal }
const request = { segmentation: 3, dotsPerInch: 300 }

/** A program with the data of English, which reads the same words in any image and writes down its calls. */
async function installEnglish(): Promise<string> {
  const program = await mkdtemp(join(folder, 'program-'))
  await installFakeTesseract(program, `echo "$*" >> '${program}/calls'\n    print_words`)
  vi.stubEnv('PATH', [program, process.env.PATH].join(delimiter))
  return join(program, 'calls')
}

const withoutProgram = () => vi.stubEnv('PATH', folder)

it('English and Spanish are read without an installed program', async () => {
  withoutProgram()
  const ocr = await findOcr()
  expect(ocr?.version).toContain('tesseract.js-core')
  expect(ocr?.languages).toEqual(expect.arrayContaining(['eng', 'spa']))
  expect(ocr?.languages).not.toContain('osd')
})

it('an installed program is preferred, in the languages that it has', async () => {
  const calls = await installEnglish()
  const ocr = await findOcr({ OCR_LANGUAGES: ['spa', 'eng'] })
  expect(ocr?.languages).toEqual(['spa', 'eng'])
  const white = join(folder, 'white.pgm')
  await writeFile(white, ['P5 200 100 255\n', new Uint8Array(20_000).fill(255)])
  expect(await ocr?.recognize(white, { ...request, language: 'eng' }, limits)).toContain('winch')
  expect(await ocr?.recognize(white, { ...request, language: 'spa' }, limits)).not.toContain('winch')
  expect((await readFile(calls, 'utf8')).trim().split('\n')).toHaveLength(1)
})

it('only an installed program is used where it has all that is chosen', async () => {
  await installEnglish()
  const ocr = await findOcr({ OCR_LANGUAGES: ['eng'] })
  expect(ocr?.languages).toEqual(['eng'])
  expect(ocr?.version).toContain('5.5.0')
})

it('a chosen language without data is left out and logged; without any, nothing is recognized', async () => {
  withoutProgram()
  const logger = { warn: vi.fn() }
  expect((await findOcr({ OCR_LANGUAGES: ['fin', 'eng'] }, logger))?.languages).toEqual(['eng'])
  expect(logger.warn).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ missing: ['fin'] }), expect.anything())
  expect(await findOcr({ OCR_LANGUAGES: ['fin'] }, logger)).toBeUndefined()
})

it('a folder adds languages', async () => {
  withoutProgram()
  const data = join(folder, 'data')
  await mkdir(data)
  for (const name of ['fin.traineddata', 'chi_sim.traineddata.gz', 'read.me']) await writeFile(join(data, name), '')
  const { languages = [] } = (await findOcr({ OCR_DATA_DIR: data })) ?? {}
  expect(languages).toEqual(expect.arrayContaining(['eng', 'spa', 'fin', 'chi_sim']))
})

it.each(['none', '.'])('a folder without data (%s) prevents the start', async (name) => {
  const empty = await mkdtemp(join(folder, 'empty-'))
  const found = findOcr({ OCR_DATA_DIR: join(empty, name) })
  await expect(found).rejects.toBeInstanceOf(StartupError)
  await expect(found).rejects.toThrow('OCR_DATA_DIR')
})
