import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { groupBy } from '../../../domain/group-by'
import type { PictureProcess } from './picture-process'
import type { Drawing, OpenedPicture } from './picture-request'
import type { Area } from './text-area'
import { around, cellsOf, type Reading, readingOf, rowsOf, type TextCell } from './text-cell'
import { type Word, wordsOf } from './word'

export interface Recognizing {
  picture: OpenedPicture
  draw: PictureProcess['draw']
  /** Recognizes an image, or each image of a list, with a page segmentation mode of Tesseract; the table of its words. */
  recognize: (image: string, mode: number) => Promise<string>
  /** Of the images. */
  folder: string
}

type View = Pick<Drawing, 'turn' | 'surface'>

/** Tesseract's page segmentation modes. */
const MODES = { sparse: 11, block: 6, row: 7 }
const SURVEY_SIDE = 1500
/** Letters beyond which what was read is no chance. */
const CLEAR_SCORE = 24
/** Tesseract reads letters of this height best; in pixels. */
const LETTER_HEIGHT = 34
const MAX_SCALE = 4
const MAX_PIXELS = 6_000_000
/** As many shapes in a row may be letters. */
const MIN_LETTERS = 3
/** More shapes are gravel or the dots of print. */
const MAX_SHAPES = 2000
/** Words of an image; a page of a book has half as many. */
const MAX_WORDS = 1000
/** Rows that are read once more. */
const MAX_ROWS = 24

/** What is written in a photograph, in cells from top to bottom, in pixels of the turned photograph. */
export async function recognizePhotograph(recognizing: Recognizing): Promise<TextCell[]> {
  const found = await survey(recognizing)
  const sure = found.words.filter(isSure)
  if (sure.length === 0) return []
  const letterHeight = medianOf(sure.map(({ top, bottom }) => bottom - top))
  const area = widened(around(sure), letterHeight)
  const { passes, letters } = await readArea(recognizing, { ...found, area, letterHeight })
  const cells = mergedCells([...passes, found.words])
  return readRowsAgain(recognizing, found, [...cells, ...overlookedRows(letters, cells)].toSorted(byPlace))
}

interface Survey extends View {
  words: Word[]
  score: number
}

/** Finds which way up the writing is, and whether it is light on dark: that which is read best. */
async function survey({ picture, draw, recognize, folder }: Recognizing): Promise<Survey> {
  const scale = Math.min(2, SURVEY_SIDE / Math.max(picture.width, picture.height))
  let best: Survey | undefined
  for (const quarters of [
    [0, 180],
    [90, 270],
  ]) {
    for (const surface of picture.surfaces) {
      for (const quarter of quarters) {
        const turn = (quarter - picture.rowAngle + 360) % 360
        const target = join(folder, `survey-${quarter}-${surface}.png`)
        await draw({ target, turn, scale, letterHeight: 0, surface, treatment: 'even' })
        const [found = []] = wordsOf(await recognize(target, MODES.sparse))
        const words = found.map((word) => scaled(word, 1 / scale))
        const score = scoreOf(words)
        if (!best || score > best.score) best = { turn, surface, words, score }
      }
      if (best && best.score >= CLEAR_SCORE) return best
    }
  }
  return best ?? { turn: 0, surface: 'dark-on-light', words: [], score: 0 }
}

/** Reads an area once more, enlarged to the letters that are read best, in several ways. */
async function readArea(
  { draw, recognize, folder }: Recognizing,
  { turn, surface, area, letterHeight }: View & { area: Area; letterHeight: number },
): Promise<{ passes: Word[][]; letters: Area[] }> {
  const pixels = (area.right - area.left) * (area.bottom - area.top)
  const scale = Math.min(LETTER_HEIGHT / letterHeight, MAX_SCALE, Math.sqrt(MAX_PIXELS / pixels))
  const passes: Word[][] = []
  let letters: Area[] = []
  for (const [treatment, mode] of [
    ['even', MODES.sparse],
    ['sharp', MODES.block],
    ['smooth', MODES.sparse],
  ] as const) {
    const target = join(folder, `area-${treatment}.png`)
    const drawn = await draw({ target, turn, area, scale, letterHeight: letterHeight * scale, surface, treatment })
    if (treatment === 'even') letters = drawn.map((letter) => moved(scaled(letter, 1 / scale), area))
    const [words = []] = wordsOf(await recognize(target, mode))
    passes.push(words.map((word) => moved(scaled(word, 1 / scale), area)))
  }
  return { passes, letters }
}

/** The cells of the pass that is read best, with what the other passes read in the same place. */
function mergedCells(passes: readonly Word[][]): TextCell[] {
  const [base = [], ...others] = withTightBoxes(
    passes.map((words) => words.filter(isWriting).slice(0, MAX_WORDS)),
  ).toSorted((one, other) => scoreOf(other) - scoreOf(one))
  const cells = cellsOf(base)
  for (const words of others) {
    for (const cell of cells) {
      const inside = words.filter((word) => isInside(word, cell)).toSorted((one, other) => one.left - other.left)
      if (inside.length > 0) cell.readings.push(readingOf(inside))
    }
    const outside = words.filter((word) => word.confidence > 60 && !cells.some((cell) => overlaps(word, cell)))
    cells.push(...cellsOf(outside))
  }
  return cells
}

const byPlace = (one: Area, other: Area) => one.top - other.top || one.left - other.left

/** Rows of letters that no pass has read: Tesseract leaves out some that are clear. Of very many shapes, none are letters. */
const overlookedRows = (letters: readonly Area[], cells: readonly TextCell[]): TextCell[] =>
  rowsOf(letters.length > MAX_SHAPES ? [] : letters)
    .filter((row) => row.length >= MIN_LETTERS)
    .map((row) => ({ ...around(row), readings: [] }))
    .filter((row) => !cells.some((cell) => overlaps(row, cell)))

/** The box of a word sometimes includes the row above it: what all passes agree on is the word. */
function withTightBoxes(passes: readonly Word[][]): Word[][] {
  const byText = groupBy(passes.flat(), ({ text }) => text)
  return passes.map((words) =>
    words.map((word) => {
      const same = (byText.get(word.text) ?? []).filter((other) => overlaps(other, word))
      return {
        ...word,
        left: Math.max(...same.map(({ left }) => left)),
        top: Math.max(...same.map(({ top }) => top)),
        right: Math.min(...same.map(({ right }) => right)),
        bottom: Math.min(...same.map(({ bottom }) => bottom)),
      }
    }),
  )
}

/** Reads each cell that may be a number once more on its own. */
async function readRowsAgain(
  { draw, recognize, folder }: Recognizing,
  { turn, surface }: View,
  cells: readonly TextCell[],
): Promise<TextCell[]> {
  const numbers = cells
    .filter(({ readings }) => readings.length === 0 || readings.some(({ text }) => /\d/.test(text)))
    .slice(0, MAX_ROWS)
  if (numbers.length === 0) return [...cells]
  const images: { cell: TextCell; target: string }[] = []
  for (const cell of numbers) {
    const height = cell.bottom - cell.top
    const scale = Math.min(MAX_SCALE, LETTER_HEIGHT / height)
    for (const treatment of ['even', 'smooth', 'sharp'] as const) {
      const target = join(folder, `row-${images.length}.png`)
      const area = grown(cell, height * 0.35)
      await draw({ target, turn, area, scale, letterHeight: height * scale, surface, treatment })
      images.push({ cell, target })
    }
  }
  const list = join(folder, 'rows.txt')
  await writeFile(list, images.map(({ target }) => target).join('\n'))
  const pages = wordsOf(await recognize(list, MODES.row))
  const again = new Map<TextCell, Reading[]>()
  pages.forEach((words, index) => {
    const cell = images[index]?.cell
    if (cell && words.length > 0) again.set(cell, [...(again.get(cell) ?? []), readingOf(words)])
  })
  return cells
    .map((cell) => ({ ...cell, readings: [...cell.readings, ...(again.get(cell) ?? [])] }))
    .filter(({ readings }) => readings.length > 0)
}

const lettersIn = ({ text }: Word) => text.match(/[\p{L}\p{N}]/gu)?.length ?? 0
const isSure = (word: Word) => word.confidence > 70 && lettersIn(word) >= 2
const isWriting = (word: Word) => word.confidence > 25 && lettersIn(word) >= 1

const scoreOf = (words: readonly Word[]) =>
  words.reduce((sum, word) => {
    const letters = lettersIn(word)
    return letters >= 2 && word.confidence > 50 ? sum + (letters * (word.confidence - 50)) / 50 : sum
  }, 0)

const scaled = <Part extends Area>(word: Part, factor: number): Part => ({
  ...word,
  left: word.left * factor,
  top: word.top * factor,
  right: word.right * factor,
  bottom: word.bottom * factor,
})

const moved = <Part extends Area>(word: Part, { left, top }: Area): Part => ({
  ...word,
  left: word.left + Math.max(0, left),
  top: word.top + Math.max(0, top),
  right: word.right + Math.max(0, left),
  bottom: word.bottom + Math.max(0, top),
})

const grown = ({ left, top, right, bottom }: Area, by: number): Area => ({
  left: Math.max(0, left - by),
  top: Math.max(0, top - by),
  right: right + by,
  bottom: bottom + by,
})

/** What is hard to read beside what was read belongs to the same plate. */
const widened = (area: Area, letterHeight: number): Area => {
  const by = (area.right - area.left) * 1.2
  return grown({ ...area, left: Math.max(0, area.left - by), right: area.right + by }, letterHeight * 4)
}

function isInside(word: Area, cell: Area): boolean {
  const [x, y] = [(word.left + word.right) / 2, (word.top + word.bottom) / 2]
  return x >= cell.left && x <= cell.right && y >= cell.top && y <= cell.bottom
}

const overlaps = (one: Area, other: Area) =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom

const medianOf = (values: readonly number[]) => values.toSorted((one, other) => one - other)[values.length >> 1] ?? 0
