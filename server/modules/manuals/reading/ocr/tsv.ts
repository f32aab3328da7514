/** A word in an image, in pixels from its top left corner. */
export interface ImageWord {
  text: string
  left: number
  top: number
  right: number
  bottom: number
  /** 0 to 100. */
  confidence: number
  /** Words of one line have the same one. */
  line: string
}

export interface ImageText {
  /** Size of the image in pixels. */
  width: number
  height: number
  words: ImageWord[]
}

const levels = { page: '1', word: '5' }

/** Parses Tesseract's table of results: one line per page, block, paragraph, line and word. */
export function parseTsv(tsv: string): ImageText {
  const result: ImageText = { width: 0, height: 0, words: [] }
  for (const row of tsv.split('\n')) {
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
  return result
}
