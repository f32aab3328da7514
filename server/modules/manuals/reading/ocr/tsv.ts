import type { Rect } from '../extract/page-text'

/** A letter, digit or sign of a word. */
export interface ImageSymbol extends Rect {
  text: string
}

/** A word in an image, in pixels from its top left corner. */
export interface ImageWord extends Rect {
  text: string
  /** 0 to 100. */
  confidence: number
  /** Words of one line have the same one. */
  line: string
  /** If they were requested. */
  symbols?: ImageSymbol[]
}

export interface ImageText {
  /** Size of the image in pixels. */
  width: number
  height: number
  words: ImageWord[]
}

const symbolLine = /^(\S+) (\d+) (\d+) (\d+) (\d+) \d+\r?$/
const levels = { page: '1', word: '5' }

/**
 * Parses Tesseract's table of results: one line per page, block, paragraph, line and word; and, beside it, one per symbol
 * of these words, with its sides from the bottom left corner.
 */
export function parseTsv(tsv: string): ImageText {
  const result: ImageText = { width: 0, height: 0, words: [] }
  const symbols: ImageSymbol[] = []
  for (const row of tsv.split('\n')) {
    const symbol = symbolLine.exec(row)
    if (symbol) {
      const [, text = '', left, bottom, right, top] = symbol
      symbols.push({ text, left: Number(left), top: Number(top), right: Number(right), bottom: Number(bottom) })
      continue
    }
    const [level, page, block, paragraph, line, , left, top, width, height, confidence, text = ''] = row
      .replace(/\r$/, '')
      .split('\t')
    if (level === levels.page) Object.assign(result, { width: Number(width), height: Number(height) })
    if (level !== levels.word || text.trim() === '') continue
    result.words.push({
      text: text.trim(),
      left: Number(left),
      top: Number(top),
      right: Number(left) + Number(width),
      bottom: Number(top) + Number(height),
      confidence: Number(confidence),
      line: [page, block, paragraph, line].join('.'),
    })
  }
  assignSymbols(result, symbols)
  return result
}

/** Symbols have the order of the words; what follows one that does not fit is left out. */
function assignSymbols({ height, words }: ImageText, symbols: readonly ImageSymbol[]): void {
  let at = 0
  for (const word of words) {
    const own: ImageSymbol[] = []
    for (let rest = word.text; rest !== ''; at += 1) {
      const symbol = symbols[at]
      if (!symbol || !rest.startsWith(symbol.text)) return
      own.push({ ...symbol, top: height - symbol.top, bottom: height - symbol.bottom })
      rest = rest.slice(symbol.text.length)
    }
    word.symbols = own
  }
}
