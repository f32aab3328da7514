/** Quarter turns clockwise by which a reader would have to turn the head to read the text. */
export type Turn = 0 | 1 | 2 | 3

/** Points (1/72 inch), origin top left, in the frame in which the text stands upright (see `turn`). */
export interface Rect {
  left: number
  top: number
  right: number
  bottom: number
}

export interface Word extends Rect {
  text: string
  /** Height of the letters' em square in points, as drawn. */
  size: number
  bold: boolean
  turn: Turn
}

/** One page as rendered: size in points after its rotation and crop box, and its words in the order they are drawn. */
export interface PageText {
  /** From 1. */
  number: number
  width: number
  height: number
  words: Word[]
}
