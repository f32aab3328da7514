import type { QuarterTurn } from '../extract/page-text'
import type { ImageText, ImageWord } from './tsv'

/** Words of one line, with positions in the frame in which they are upright. */
export interface TextLine {
  words: ImageWord[]
  /** Of the text relative to the image. */
  turn: QuarterTurn
  /** Width of the image in the frame in which the words are upright. */
  across: number
}

/** Lines of an image; those of sideways text, which is recognized in places, are turned upright. */
export function toTextLines(image: ImageText): TextLine[] {
  const lines = new Map<string, ImageWord[]>()
  for (const word of image.words) lines.set(word.line, [...(lines.get(word.line) ?? []), word])
  return [...lines.values()].map((words) => {
    const turn = turnOfLine(words)
    if (turn === 0) return { words, turn, across: image.width }
    const upright = turn === 1 ? uprightFromRight(image.width) : uprightFromLeft(image.height)
    return { words: words.map(upright), turn, across: image.height }
  })
}

/** Shorter words may be taller than wide. */
const MIN_LETTERS = 3

function turnOfLine(words: readonly ImageWord[]): 0 | 1 | 3 {
  const long = words.filter(({ text }) => text.length >= MIN_LETTERS)
  const tall = long.filter(({ left, top, right, bottom }) => bottom - top > right - left)
  if (tall.length === 0 || tall.length < long.length * 0.6) return 0
  const [first, last] = [words[0], words.at(-1)]
  // A single word is more often read upwards, like the title of a vertical axis.
  return first && last && last.top > first.top ? 1 : 3
}

/** Text that runs downwards, its top to the right. */
const uprightFromRight =
  (width: number) =>
  (word: ImageWord): ImageWord => ({
    ...word,
    left: word.top,
    right: word.bottom,
    top: width - word.right,
    bottom: width - word.left,
  })

/** Text that runs upwards, its top to the left. */
const uprightFromLeft =
  (height: number) =>
  (word: ImageWord): ImageWord => ({
    ...word,
    left: height - word.bottom,
    right: height - word.top,
    top: word.left,
    bottom: word.right,
  })
