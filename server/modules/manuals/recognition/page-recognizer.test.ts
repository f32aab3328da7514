import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { installFakeTesseract } from '../../../../tests/support/fake-tesseract'
import { findBuiltInTesseract } from '../../../infrastructure/ocr/built-in/built-in-tesseract'
import type { Ocr } from '../../../infrastructure/ocr/ocr'
import { findTesseract } from '../../../infrastructure/ocr/tesseract'
import { unusedOcr } from '../../../infrastructure/ocr/testing/unused-ocr'
import { tooComplexPage } from '../reading/manual-unreadable'
import { pdfBytes } from '../reading/pdfium/pdf-source'
import { readScannedManual } from '../reading/read-manual'
import { createPageRenderer, type PageRenderer } from '../reading/render/page-renderer'
import { layeredPdf } from '../reading/testing/layered-pdf'
import { put, putLines } from '../reading/testing/pdf'
import { scannedPdf, scanOf } from '../reading/testing/scanned-pdf'
import { createPageRecognizer } from './page-recognizer'

const installed = await findTesseract()
const builtIn = await findBuiltInTesseract()
const letter = { page: 1, width: 612, height: 792 }

let folder: string
let renderer: PageRenderer
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'yardhand-recognizer-'))
  await mkdir(join(folder, 'images'))
  renderer = createPageRenderer({ timeoutMs: 60_000, memoryMegabytes: 1024 })
})
afterAll(async () => {
  renderer.close()
  await rm(folder, { recursive: true })
})

const recognizerOf = (path: string, ocr: Ocr = unusedOcr, drawing: Pick<PageRenderer, 'draw'> = renderer) =>
  createPageRecognizer({
    ocr,
    renderer: drawing,
    path,
    folder: join(folder, 'images'),
    memoryMegabytes: 1024,
    signal: new AbortController().signal,
  })

const lines = [
  'Park the loader on level ground and lower the bucket.',
  'Remove the drain plug and collect the oil in a container.',
  'The engine takes 13.5 litres of oil with a new filter.',
  'Tighten the plug to a torque of 45 Nm.',
]

async function scanOfLines(name: string, texts: readonly string[], turned = 0): Promise<string> {
  const path = join(folder, name)
  const pdf = await scannedPdf(
    (doc) => {
      doc.fontSize(20)
      put(doc, 72, 72, 'Changing the oil')
      doc.fontSize(11)
      putLines(doc, 72, 140, texts)
    },
    { turned },
  )
  await writeFile(path, pdf)
  return path
}

describe('a page that cannot be drawn', () => {
  it('has no words', async () => {
    const recognize = recognizerOf('any.pdf', unusedOcr, { draw: () => Promise.reject(tooComplexPage()) })
    expect(await recognize(letter, ['eng'])).toMatchObject({ page: 1, words: [], language: null })
  })
})

/** Draws only the header of an image of this size. */
const drawing = (width: number, height: number): Pick<PageRenderer, 'draw'> => ({
  draw: async ({ target }) => writeFile(target, `P5 ${width} ${height} 255\n`),
})

describe('Tesseract', () => {
  it.each([
    [2550, 3300, letter, '300'],
    [1275, 1650, letter, '150'],
    [4000, 4000, { page: 1, width: 2400, height: 2400 }, '120'],
  ])('learns the resolution of an image of %i by %i pixels', async (width, height, page, dotsPerInch) => {
    const program = await mkdtemp(join(folder, 'resolution-'))
    const calls = join(program, 'calls')
    await installFakeTesseract(program, `echo "$*" >> '${calls}'\n    print_words`)
    vi.stubEnv('PATH', [program, process.env.PATH].join(delimiter))
    await recognizerOf('any.pdf', await findTesseract(), drawing(width, height))(page, ['eng'])
    vi.unstubAllEnvs()
    expect(/--dpi (\d+)/.exec(await readFile(calls, 'utf8'))?.[1]).toBe(dotsPerInch)
  })
})

describe('a page on which finding tables takes too long', () => {
  it('is recognized without it, and so are the following ones', async () => {
    const program = join(folder, 'program')
    await mkdir(program)
    const calls = join(program, 'calls')
    await installFakeTesseract(
      program,
      `echo "$(basename "$1") $*" >> '${calls}'
    case "$*" in *find_tables=0*) print_words ;; *) kill -XCPU $$ ;; esac`,
    )
    vi.stubEnv('PATH', [program, process.env.PATH].join(delimiter))
    const recognize = recognizerOf('any.pdf', await findTesseract(), drawing(2550, 3300))
    for (const page of [1, 2]) {
      const { words } = await recognize({ ...letter, page }, ['eng'])
      expect(words.map(({ text }) => text).join(' ')).toBe('The winch takes oil.')
    }
    vi.unstubAllEnvs()
    const images = (await readFile(calls, 'utf8')).trim().split('\n')
    expect(images.map((call) => call.split('-')[0])).toEqual(['1', '1', '2'])
  })
})

describe('a scanned page', () => {
  const textOf = (words: readonly { text: string }[]) => words.map(({ text }) => text).join(' ')

  it.each([
    ['built-in', builtIn],
    ['installed', installed ?? builtIn],
  ])('is recognized by the %s Tesseract, with position and size of its words, and leaves no image', async (_, ocr) => {
    const { words } = await recognizerOf(await scanOfLines('upright.pdf', lines), ocr)(letter, ['eng'])
    expect(textOf(words)).toBe(['Changing the oil', ...lines].join(' '))
    const torque = words.find(({ text }) => text === 'torque')
    expect(torque?.size).toBeCloseTo(11, -0.5)
    expect(Math.abs((torque?.bottom ?? 0) - (140 + 3 * 12 + 11))).toBeLessThan(3)
    expect(await readdir(join(folder, 'images'))).toEqual([])
  })

  it.each([
    ['built-in', 90, 1, builtIn],
    ['built-in', 180, 2, builtIn],
    ['built-in', 270, 3, builtIn],
    ['installed', 90, 1, installed ?? builtIn],
  ])('is recognized by the %s Tesseract if it was scanned turned by %i degrees', async (_, turned, turn, ocr) => {
    const path = await scanOfLines(`turned-${turned}.pdf`, [...lines, ...lines, ...lines, ...lines, ...lines], turned)
    const page = turned === 180 ? letter : { page: 1, width: 792, height: 612 }
    const { words } = await recognizerOf(path, ocr)(page, ['eng'])
    expect(textOf(words)).toContain(lines.join(' '))
    expect(new Set(words.map((word) => word.turn))).toEqual(new Set([turn]))
  })

  it('is two pages where two were printed side by side, and one where it was printed twice', async () => {
    const left = [...lines, 'Without the trailer the set weighs 900 lbs.']
    const right = [
      'Bolt the set to the floor with four bolts.',
      'Its doors need thirty inches of free space.',
      'Connect the exhaust pipe to the outside.',
      'It weighs 900 lbs. without the fuel in the tank.',
    ]
    const passagesOf = async (one: string[], other: string[]) => {
      const pdf = await scannedPdf(
        (doc) => {
          putLines(doc, 60, 80, one)
          putLines(doc, 450, 80, other)
        },
        { landscape: true },
      )
      const path = join(folder, `${other.length}-lines-beside.pdf`)
      await writeFile(path, pdf)
      const sheet = await recognizerOf(path, builtIn)({ page: 1, width: 792, height: 612 }, ['eng'])
      const manual = await readScannedManual(pdfBytes(pdf), { canRecognize: true, recognized: [[sheet]] })
      return 'passages' in manual
        ? manual.passages
            .map(({ text }) => text)
            .join('\n')
            .split('\n')
        : []
    }
    expect(await passagesOf(left, right)).toEqual([...left, ...right])
    expect(await passagesOf(left, left)).toEqual(left)
  })

  it('has exponents as raised digits, or unknown ones, and no others', async () => {
    const typed = [
      'The ground pressure is 4.5 x 10^4^ Pa in working order.',
      'The life is 3 x 10^6^ cycles, the flow 2.1 x 10^-3^ m^3^/s at most.',
      'The bucket holds 2.4 m^3^ of soil on an area of 120 m^2^.',
      'The cylinder of 300 in^3^ runs at 1800 min^-1^ under load.',
      'A length of 10* and 5 feet with a hose of 3/4" at 90\\260.',
    ]
    const shown = typed.map((line, at) => {
      const pieces = line.split(/(\^[^^]+\^)/).map((piece) => {
        const [size, rise] = piece.startsWith('^') ? [7, 4] : [11, 0]
        return `/H ${size} Tf ${rise} Ts (${piece.replaceAll('^', '')}) Tj`
      })
      return `BT 72 ${700 - at * 30} Td ${pieces.join(' ')} ET\n`
    })
    const path = join(folder, 'exponents.pdf')
    await writeFile(path, await scanOf([layeredPdf({ page: shown.join('') })]))
    const text = textOf((await recognizerOf(path, builtIn)(letter, ['eng'])).words)
    for (const figure of ['10⁴ Pa', '10⁶ cycles', '10⁻³', '2.4 m³ of', '120 m²', '300 in³', '1800 min⁻¹'])
      expect(text).toContain(figure)
    expect(text).toMatch(/10\* and .* 3\/4" at 90°/)
    expect(await readdir(join(folder, 'images'))).toEqual([])
  })

  it.skipIf(!installed?.languages.includes('deu'))('is recognized in the language that fits', async () => {
    const german = [
      'Die Maschine darf nur auf ebenem Untergrund und mit gelöster Feststellbremse',
      'geschmiert werden. Überprüfen Sie täglich den Ölstand und füllen Sie Öl nach,',
      'wenn er unter der Markierung liegt. Größere Mängel müssen gemeldet werden.',
    ]
    const recognize = recognizerOf(await scanOfLines('german.pdf', german), installed)
    const { words, language } = await recognize(letter, ['eng', 'deu'])
    expect(language).toBe('deu')
    expect(textOf(words)).toContain('gelöster Feststellbremse')
  })
})
