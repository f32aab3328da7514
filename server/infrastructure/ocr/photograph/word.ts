import type { Area } from './text-area'

/** A word in an image, in pixels from its top left corner. */
export interface Word extends Area {
  text: string
  /** 0 to 100. */
  confidence: number
}

const PAGE_LEVEL = '1'
const WORD_LEVEL = '5'

/** The words of each image in Tesseract's table of results: a line for each page, block, paragraph, line and word. */
export function wordsOf(tsv: string): Word[][] {
  const pages: Word[][] = []
  for (const row of tsv.split('\n')) {
    const [level, , , , , , left, top, width, height, confidence, text = ''] = row.replace(/\r$/, '').split('\t')
    if (level === PAGE_LEVEL) pages.push([])
    if (level !== WORD_LEVEL || text.trim() === '') continue
    pages.at(-1)?.push({
      text: text.trim(),
      left: Number(left),
      top: Number(top),
      right: Number(left) + Number(width),
      bottom: Number(top) + Number(height),
      confidence: Number(confidence),
    })
  }
  return pages
}
