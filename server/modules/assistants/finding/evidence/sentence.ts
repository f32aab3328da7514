import type { Box, PassageLine } from '../../../manuals'

export interface Sentence {
  text: string
  boxes: Box[]
}

const ends = /[.!?:;]["')\]]*$/
const label =
  /^(?:\d{1,2}(?:[.-]\d{1,2})+\.?\s+\p{Lu}|(?:figure|fig\.|table|figura|tabla|abbildung|bild|tabelle)\s+\d)/iu
const inside = /(?<=[.!?]["')\]]?)\s+(?=["'(¿¡]?[\p{Lu}\d¿¡])/u
const abbreviation =
  /(?:\b(?:no|nr|fig|figs|approx|max|min|ref|para|pos|z\.b|bzw|ca|art|pág|dr|mr|vs|e\.g|i\.e|etc)|\b\p{L})\.$/iu

/**
 * The sentences of a passage with the boxes of the lines they stand on. A line that is no running text (short, without
 * an end, the next one beginning anew) is a sentence by itself.
 */
export function sentencesOf(lines: readonly PassageLine[]): Sentence[] {
  const widest = Math.max(0, ...lines.map((line) => line.text.length))
  const sentences: Sentence[] = []
  let open: Sentence | undefined
  lines.forEach((line, position) => {
    const pieces = splitInside(line.text.trim())
    pieces.forEach((piece, index) => {
      open = open
        ? {
            text: joinWords(open.text, piece),
            boxes: open.boxes.includes(line.box) ? open.boxes : [...open.boxes, line.box],
          }
        : { text: piece, boxes: [line.box] }
      const lastOfLine = index === pieces.length - 1
      if (
        lastOfLine &&
        !ends.test(piece) &&
        !isLabel(line.text) &&
        !isLabel(lines[position + 1]?.text ?? '') &&
        runsOn(line.text, lines[position + 1]?.text, widest)
      )
        return
      sentences.push(open)
      open = undefined
    })
  })
  if (open) sentences.push(open)
  return sentences.filter((sentence) => /[\p{L}\d]/u.test(sentence.text))
}

function splitInside(text: string): string[] {
  const pieces: string[] = []
  for (const piece of text.split(inside)) {
    const last = pieces.at(-1)
    if (last !== undefined && abbreviation.test(last)) pieces[pieces.length - 1] = `${last} ${piece}`
    else pieces.push(piece)
  }
  return pieces.filter(Boolean)
}

function runsOn(line: string, next: string | undefined, widest: number): boolean {
  if (next === undefined) return false
  if (/^\s*[\p{Ll}(]/u.test(next)) return true
  return line.length > widest * 0.7 && widest > 30
}

/** A numbered heading, the caption of a figure or table, or the numbers that point into a drawing. */
export const isLabel = (text: string) =>
  text.length < 80 && (label.test(text.trim()) || /^[\d\s]+$/.test(text)) && !/[.;]$/.test(text)

const joinWords = (left: string, right: string) =>
  /\p{L}-$/u.test(left) && /^\p{Ll}/u.test(right) ? `${left.slice(0, -1)}${right}` : `${left} ${right}`
