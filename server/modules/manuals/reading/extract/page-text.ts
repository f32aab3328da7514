/** Clockwise quarter turns of the text relative to the rendered page. */
export type QuarterTurn = 0 | 1 | 2 | 3

/** In points (1/72 inch), origin top left, in the frame in which the text is upright (see `turn`). */
export interface Rect {
  left: number
  top: number
  right: number
  bottom: number
}

export interface Word extends Rect {
  text: string
  /** Font size in points, as drawn. */
  size: number
  bold: boolean
  turn: QuarterTurn
  /** Whether it is slanted or light, as a watermark is. */
  overlay?: true
  /** Whether it follows the word before it without a space, if that is known; otherwise their distance decides. */
  joined?: boolean
  /** Whether the rule of a table separates it from the word before it. */
  afterRule?: true
}

/** One page as rendered: size in points after rotation and cropping, and its words in drawing order. */
export interface PageText {
  /** From 1. */
  number: number
  width: number
  height: number
  words: Word[]
  /** Share of characters (0 to 1) whose font does not map them to Unicode. */
  unreadableShare?: number
  /** Share of characters that a scanning program recognized in the page's image. */
  scannedShare?: number
  /** Share of the page (0 to 1) that is covered by pictures. */
  pictureShare?: number
  /** How many shapes are drawn on it that may be letters, as of text that was converted to outlines. */
  outlines?: number
  /** Whether the page cannot be opened. */
  isDamaged?: true
  /** Whether the words were recognized in the page's image. */
  ocr?: true
}
